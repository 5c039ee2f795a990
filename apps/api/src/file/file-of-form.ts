export interface FormFile {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly name: string
}

/** A real form has one file and a few fields around it. */
const mostParts = 10
const longestHead = 8_192
const lineEnd = '\r\n'

/** The file that a form holds in a field (RFC 7578); `null` where it holds none, or is no form. */
export function fileOfForm(body: Buffer, contentType: string, field: string): FormFile | null {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return null
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`, 'latin1')
  // The first part has no line before it.
  const bytes = Buffer.concat([Buffer.from(lineEnd), body])
  let start = bytes.indexOf(delimiter)
  for (let parts = 0; start !== -1 && parts < mostParts; parts += 1) {
    const end = bytes.indexOf(delimiter, start + delimiter.length)
    if (end === -1) return null
    const file = fileOfPart(bytes.subarray(start + delimiter.length, end), field)
    if (file !== null) return file
    start = end
  }
  return null
}

function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;",]{1,70}))(?=\s*(?:;|$))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

function fileOfPart(part: Buffer, field: string): FormFile | null {
  const headEnd = part.indexOf(lineEnd + lineEnd)
  if (headEnd === -1 || headEnd > longestHead) return null
  const lines = part.toString('utf8', 0, headEnd).split(lineEnd)
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  const disposition = header('content-disposition')
  const name = parameterOf(disposition, 'filename')
  if (parameterOf(disposition, 'name') !== field || name === null) return null
  const [mediaType = ''] = header('content-type').split(';')
  const bytes = part.subarray(headEnd + 2 * lineEnd.length)
  return { bytes, mediaType: mediaType.trim().toLowerCase(), name }
}

/** Browsers write a quotation mark inside a value as %22. */
function parameterOf(header: string, name: string): string | null {
  return new RegExp(`[;\\s]${name}="([^"]*)"`, 'i').exec(header)?.[1] ?? null
}
