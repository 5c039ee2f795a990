import type { files } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/endpoint.ts'
import { FileStoreUnavailable } from '../outside/files/port.ts'
import { refuse } from '../platform/refusal.ts'
import type { Call } from '../platform/route.ts'
import type { FileAnswer } from '../platform/wire-answer.ts'

/** G-18 API-101: whoever has the address has the file, for a quarter of an hour. */
export async function downloadFile(
  { services }: Call,
  { params }: Parsed<typeof files.downloadFile>,
): Promise<FileAnswer> {
  const link = services.fileLinks.open(params.url)
  if (link === null) throw refuse('errors.download.failed')
  const bytes = await services.files.read(link.key).catch((error: unknown) => {
    if (error instanceof FileStoreUnavailable) throw refuse('errors.unavailable')
    throw error
  })
  if (bytes === null) throw refuse('errors.download.failed')
  const isPicture = link.key.endsWith('.webp')
  return {
    bytes,
    headers: {
      'content-type': isPicture ? 'image/webp' : 'application/pdf',
      'content-disposition': isPicture ? 'inline' : `attachment; filename="${nameOf(link.key)}"`,
      'cache-control': isPicture ? `private, max-age=${link.remainingSeconds}` : 'no-store',
      // Opened by itself it can do nothing, whatever it holds.
      'content-security-policy': "default-src 'none'; sandbox",
      ...(services.config.webOrigins.length > 0
        ? { 'cross-origin-resource-policy': 'cross-origin' }
        : {}),
    },
  }
}

function nameOf(key: string): string {
  return `${key.split('/')[0] ?? 'file'}.pdf`
}
