// Calls entries of the kernel in WebAssembly as a list on standard input says, and prints what they returned and wrote.
// A call is {game, entry, arguments}; an argument is a number (as text), {float: 0.5}, or {bytes: base64, shape: [n, ...]}.
import { readFileSync } from 'node:fs'

const folder = process.argv[2]
const modules = {}

function exportsOf(game) {
  modules[game] ??= new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`))
  return new WebAssembly.Instance(modules[game]).exports
}

function call({ game, entry, arguments: given }) {
  const kernel = exportsOf(game)
  let top = Number(kernel.__heap_base.value)
  const room = (size) => {
    const at = (top + 15) & ~15
    top = at + size
    const missing = top - kernel.memory.buffer.byteLength
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65536))
    return at
  }
  const words = []
  const arrays = []
  for (const one of given) {
    if (typeof one === 'string') words.push(BigInt(one))
    else if ('float' in one) words.push(new BigInt64Array(new Float64Array([one.float]).buffer)[0])
    else {
      const bytes = Buffer.from(one.bytes, 'base64')
      const at = room(bytes.length)
      new Uint8Array(kernel.memory.buffer).set(bytes, at)
      arrays.push([at, bytes.length])
      words.push(BigInt(at), ...one.shape.map(BigInt))
    }
  }
  const block = room(8 * words.length)
  new BigInt64Array(kernel.memory.buffer, block, words.length).set(words)
  const returned = kernel[`cafe_${game}_${entry}`](block)
  const written = arrays.map(([at, length]) => Buffer.from(kernel.memory.buffer, at, length).toString('base64'))
  return { returned: returned.toString(), written }
}

const calls = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(calls.map(call)))
