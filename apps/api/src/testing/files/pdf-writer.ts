import { deflateSync } from 'node:zlib'

/** The objects of a document by their number: what stands between `obj` and `endobj`. */
export type PdfObjects = Readonly<Record<number, string>>

export const stream = (dictionary: string, content: Buffer | string): string => {
  const text = typeof content === 'string' ? content : content.toString('latin1')
  return `<< /Length ${text.length} ${dictionary} >>\nstream\n${text}\nendstream`
}

export const compressed = (dictionary: string, content: Buffer | string): string =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(content))

interface Written {
  readonly text: string
  readonly offsets: ReadonlyMap<number, number>
}

function write(objects: PdfObjects, before: string): Written {
  let text = before
  const offsets = new Map<number, number>()
  for (const [number, object] of Object.entries(objects)) {
    offsets.set(Number(number), text.length)
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  return { text, offsets }
}

const sizeOf = (objects: PdfObjects) => Math.max(0, ...Object.keys(objects).map(Number)) + 1

/** A document with a table at its end. `before` is an earlier version, which it follows. */
export function withTable(objects: PdfObjects, trailer: string, before = '%PDF-1.7\n'): string {
  const { text, offsets } = write(objects, before)
  const rows = [...offsets].map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  )
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(before)?.[1]
  const chain = previous === undefined ? '' : `/Prev ${previous}`
  return `${text}xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${sizeOf(objects)} ${chain} ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
}

const field = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A stream of cross-references at the end; what is no stream itself is compressed into one of objects. */
export function withObjectStream(objects: PdfObjects, trailer: string): string {
  const entries = Object.entries(objects).map(
    ([number, object]) => [Number(number), object] as const,
  )
  const loose = entries.filter(([, object]) => object.includes('endstream'))
  const tight = entries.filter(([, object]) => !object.includes('endstream'))
  const holder = sizeOf(objects)
  const table = holder + 1
  let body = ''
  const index = tight.map(([number, object]) => {
    const at = body.length
    body += `${object} `
    return `${number} ${at}`
  })
  const head = `${index.join(' ')} `
  const holding = compressed(`/Type /ObjStm /N ${tight.length} /First ${head.length}`, head + body)
  const { text, offsets } = write({ ...Object.fromEntries(loose), [holder]: holding }, '%PDF-1.7\n')
  const rows = Array.from({ length: table + 1 }, (_, number) => {
    const place = tight.findIndex(([tightNumber]) => tightNumber === number)
    if (place !== -1) return Buffer.concat([field(2, 1), field(holder, 4), field(place, 2)])
    const offset = number === table ? text.length : offsets.get(number)
    const type = offset === undefined ? 0 : 1
    return Buffer.concat([field(type, 1), field(offset ?? 0, 4), field(0, 2)])
  })
  const entry = `/Type /XRef /W [1 4 2] /Size ${table + 1} ${trailer}`
  const references = compressed(entry, Buffer.concat(rows))
  return `${text}${table} 0 obj\n${references}\nendobj\nstartxref\n${text.length}\n%%EOF\n`
}

/** A table without the compressed objects, which names a stream of cross-references that has them. */
export function hybrid(objects: PdfObjects, trailer: string): string {
  const inner = withObjectStream(objects, trailer)
  const at = /startxref\n(\d+)\n%%EOF\n$/.exec(inner)?.[1] ?? '0'
  const text = inner.replace(/startxref\n\d+\n%%EOF\n$/, '')
  return `${text}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size ${sizeOf(objects)} /XRefStm ${at} ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** Names whose first letter is written in hexadecimal: the same names. */
export function inHexadecimal(object: string): string {
  const [head = '', ...rest] = object.split('\nstream\n')
  const read = head.replaceAll(
    /\/([A-Za-z])/g,
    (_all, letter: string) => `/#${letter.charCodeAt(0).toString(16)}`,
  )
  return [read, ...rest].join('\nstream\n')
}
