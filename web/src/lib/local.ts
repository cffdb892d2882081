/** Whether a link leads nowhere but to this machine: a phone that opens it finds itself. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return ["localhost", "[::1]", "0.0.0.0", "[::]"].includes(hostname) || /^127\./.test(hostname);
}
