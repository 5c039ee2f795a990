import type { Refusal } from '../kernel/issue.ts'
import { type MediaType, mediaTypeOf } from './media-type.ts'

export const uploadTypes = ['cv', 'logo', 'cover', 'sider-picture'] as const
export type UploadType = (typeof uploadTypes)[number]

export function isUploadType(text: string): text is UploadType {
  return uploadTypes.some((type) => type === text)
}

const megabyte = 1_048_576
/** Bytes of one upload (N-08). */
export const largestUploadBytes = 5 * megabyte
/** Bytes of all the files of a company. */
export const largestStoreBytes = 200 * megabyte
export const largestImagePixels = 25_000_000
export const mostPdfPages = 30

/** Kinds of file that each upload accepts (C-03, PRE-07). */
export const acceptedMediaTypes: Readonly<Record<UploadType, readonly MediaType[]>> = {
  cv: ['application/pdf'],
  logo: ['image/png', 'image/jpeg', 'image/webp'],
  cover: ['image/png', 'image/jpeg'],
  'sider-picture': ['image/png', 'image/jpeg', 'image/webp'],
}

const extensions: Readonly<Record<MediaType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
}

export interface SentFile {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly name: string | null
}

/** The names of the accepted kinds, as a sentence shows them. */
export function acceptedNames(type: UploadType): string {
  return acceptedMediaTypes[type].map((mediaType) => names[mediaType]).join(', ')
}
const names: Readonly<Record<MediaType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

export function tooLarge(bytes: number = largestUploadBytes): Refusal {
  return { key: 'errors.file.too_large', params: { max: Math.floor(bytes / megabyte) } }
}

/** Refuses a file unless its first bytes, its declared type and its name agree on an accepted kind. */
export function uploadRefusal(
  type: UploadType,
  { bytes, mediaType, name }: SentFile,
): Refusal | null {
  if (bytes.length > largestUploadBytes) return tooLarge()
  const found = mediaTypeOf(bytes)
  const agrees =
    found !== null &&
    found === mediaType &&
    acceptedMediaTypes[type].includes(found) &&
    (name === null || extensions[found].includes(extensionOf(name)))
  return agrees
    ? null
    : { key: 'errors.file.wrong_type', params: { accepted: acceptedNames(type) } }
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Refuses a file that takes a company above `largestStoreBytes`. */
export function storeRefusal(keptBytes: number, addedBytes: number): Refusal | null {
  if (keptBytes + addedBytes <= largestStoreBytes) return null
  const max = largestStoreBytes / megabyte
  return { key: 'errors.file.quota_exceeded', params: { max } }
}
