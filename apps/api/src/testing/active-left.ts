/**
 * Names that a written document has outside of its streams, and what no stored document may name.
 * Read from its text and not by the library that wrote it: nothing in it is packed.
 */
const forbidden = new Set(
  (
    'JS JavaScript AA A OpenAction Launch URI SubmitForm ResetForm ImportData GoToR GoToE RichMedia ' +
    'RichMediaContent EmbeddedFile EmbeddedFiles EF XFA F FFilter FDecodeParms Ref OPI AF Rendition ' +
    'Movie Sound Encrypt 3D 3DD Names AcroForm Annots Outlines Metadata PieceInfo PS Alternates ' +
    'Info OCProperties OCG ObjStm XRef Private Next'
  ).split(' '),
)

export function activeLeft(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = text.replaceAll(
    /\/Length (\d+)\n[^]*?>>\nstream\n/g,
    (head, length: string) => `${head}\0${length}\0`,
  )
  const names = withoutStreams(objects).matchAll(/\/([^\s()<>[\]{}/%]+)/g)
  const read = [...names].map(([, name = '']) =>
    name.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  )
  return read.filter((name) => forbidden.has(name))
}

/** Each stream begins with its length between two zeros. */
function withoutStreams(text: string): string {
  let left = ''
  let at = 0
  for (const match of text.matchAll(/stream\n\0(\d+)\0/g)) {
    if (match.index < at) continue
    left += text.slice(at, match.index)
    at = match.index + match[0].length + Number(match[1])
  }
  return left + text.slice(at)
}
