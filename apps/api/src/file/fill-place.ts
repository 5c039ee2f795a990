import { randomUUID } from 'node:crypto'
import type { MediaType } from '@renfort/domain/file/media-type.ts'
import {
  type SentFile,
  storeRefusal,
  type UploadType,
  uploadRefusal,
} from '@renfort/domain/file/upload.ts'
import { ScannerUnavailable } from '../outside/file-scan/port.ts'
import { FileStoreUnavailable } from '../outside/files/port.ts'
import { isDiskFull } from '../platform/database/database-failure.ts'
import { refuse, throwRefusal } from '../platform/http/refusal.ts'
import type { Call } from '../platform/http/route.ts'
import { checkPdf } from './pdf/check-pdf.ts'
import { exchangeFiles, insertFile, lockStoredBytes, type NewFile } from './file-queries.ts'
import { findPlace, type Place } from './find-place.ts'
import { type Box, redrawImage } from './redraw-image.ts'
import { removeFile } from './remove-file.ts'

interface Target {
  readonly type: UploadType
  /** Id of the thing that shows the file. */
  readonly id: string
}

/**
 * G-18: the rights of the caller are checked before the bytes are read. A file is stored before the
 * transaction that puts it into its place, and the one that was there is removed after it.
 */
export async function fillPlace(
  call: Call,
  { type, id }: Target,
  receive: () => Promise<SentFile & { readonly bytes: Buffer }>,
): Promise<{ url: string }> {
  const place = await findPlace(call, type, id)
  const sent = await receive()
  throwRefusal(uploadRefusal(type, sent))
  await refuseMalware(call, sent.bytes)
  // Both the bytes and the declared type must be one that is accepted.
  const made = await make(type, { bytes: sent.bytes, mediaType: sent.mediaType as MediaType })
  const { organisationId } = place
  const key = `${type}/${randomUUID()}.${made.extension}`
  await store(call, place, { key, organisationId, bytes: made.bytes.length }, made)
  const removed = await putInPlace(call, place, { key, id })
  if (removed !== null) await removeFile(call.services, removed).catch(() => undefined)
  return { url: call.services.fileLinks.link(key) ?? '' }
}

/** Where no scanner is configured, only the redrawing protects; one that does not answer lets nothing pass. */
async function refuseMalware({ services }: Call, bytes: Buffer): Promise<void> {
  const found = await services.fileScanner?.findsMalware(bytes).catch((error: unknown) => {
    if (error instanceof ScannerUnavailable) throw refuse('errors.unavailable')
    throw error
  })
  if (found === true) throw refuse('errors.file.infected')
}

interface Made {
  readonly bytes: Uint8Array
  readonly extension: 'webp' | 'pdf'
  readonly mediaType: MediaType
}

const boxes: Readonly<Record<Exclude<UploadType, 'cv'>, Box>> = {
  logo: { width: 512, height: 512 },
  cover: { width: 1_920, height: 1_080 },
  'sider-picture': { width: 512, height: 512 },
}

async function make(
  type: UploadType,
  { bytes, mediaType }: { bytes: Buffer; mediaType: MediaType },
): Promise<Made> {
  return type === 'cv'
    ? { bytes: await checkPdf(bytes), extension: 'pdf', mediaType: 'application/pdf' }
    : {
        bytes: await redrawImage(bytes, mediaType, boxes[type]),
        extension: 'webp',
        mediaType: 'image/webp',
      }
}

/** The row is written first: bytes without a row could never be found again. */
async function store({ services }: Call, place: Place, file: NewFile, made: Made): Promise<void> {
  await services.db.transaction(place.scope, async ({ queries, now }) => {
    const { organisationId } = file
    if (organisationId !== null) {
      throwRefusal(storeRefusal(await lockStoredBytes(queries, organisationId), file.bytes))
    }
    await insertFile(queries, file, now)
  })
  try {
    await services.files.put(file.key, made.bytes, made.mediaType)
  } catch (error) {
    if (error instanceof FileStoreUnavailable) {
      throw refuse(isDiskFull(error) ? 'errors.storage_full' : 'errors.unavailable')
    }
    throw error
  }
}

async function putInPlace(
  { services }: Call,
  place: Place,
  { key, id }: { readonly key: string; readonly id: string },
): Promise<string | null> {
  return services.db.transaction(place.scope, async (transaction) => {
    const { queries, now } = transaction
    const before = await place.put(queries, key, now)
    await exchangeFiles(queries, key, before)
    await transaction.record({
      action: place.action,
      entity: place.entity,
      entityId: id,
      organisationId: place.organisationId,
      before: { file: before },
      after: { file: key },
    })
    return before
  })
}
