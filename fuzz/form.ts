export interface FormPart {
  readonly name: string
  readonly filename?: string
  readonly mediaType?: string
  readonly bytes: Buffer | string
}

export interface WrittenForm {
  readonly body: Buffer
  readonly mediaType: string
}

const boundary = 'fuzz-boundary'

/** The bytes of a multipart form. Names are not escaped, so that a hostile name is sent as it is. */
export function formOf(parts: readonly FormPart[]): WrittenForm {
  const written = parts.flatMap(({ name, filename, mediaType, bytes }) => [
    Buffer.from(
      [
        `--${boundary}`,
        `content-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
        ...(mediaType === undefined ? [] : [`content-type: ${mediaType}`]),
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    mediaType: `multipart/form-data; boundary=${boundary}`,
  }
}
