/** Hand a text to the person as a file. */
export function downloadText(text: string, name: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Hand a document to the person as a file. */
export const downloadDocument = (content: unknown, name: string): void =>
  downloadText(`${JSON.stringify(content)}\n`, name);
