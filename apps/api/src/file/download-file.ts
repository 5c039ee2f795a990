import type { files } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { FileStoreUnavailable } from '../outside/files/port.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import type { OpenedLink } from '../platform/file-links.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'

/** G-18 API-101: the signed address gives the file for a quarter of an hour, without a session. */
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
      'content-disposition': isPicture ? 'inline' : `attachment; filename="${nameOf(link)}"`,
      'cache-control': isPicture ? `private, max-age=${link.remainingSeconds}` : 'no-store',
      // A file that is opened as a page of its own can run nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      ...(services.config.webOrigins.length > 0
        ? { 'cross-origin-resource-policy': 'cross-origin' }
        : {}),
    },
  }
}

function nameOf({ key, name }: OpenedLink): string {
  return `${name ?? key.split('/')[0] ?? 'file'}.pdf`
}
