import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MediaType, mediaTypeOf, mediaTypes } from './media-type.ts'
import {
  acceptedMediaTypes,
  isUploadType,
  largestStoreBytes,
  largestUploadBytes,
  storeRefusal,
  uploadRefusal,
  type UploadType,
  uploadTypes,
} from './upload.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const starts: Record<MediaType, string> = {
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01',
  'image/jpeg': '\xff\xd8\xff\xe0\0\x10JFIF\0',
  'image/webp': 'RIFF\x24\0\0\0WEBPVP8 ',
  'application/pdf': '%PDF-1.7\n',
}
const named: Record<MediaType, string> = {
  'image/png': 'a.PNG',
  'image/jpeg': 'photo.été.jpeg',
  'image/webp': 'a.webp',
  'application/pdf': 'cv.pdf',
}

describe('the kind of a file', () => {
  it.each(mediaTypes)('G-18 is told by its first bytes: %s', (mediaType) => {
    expect(mediaTypeOf(bytesOf(starts[mediaType]))).toBe(mediaType)
  })

  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['GIF', 'GIF89a'],
    ['a PDF behind a script', '<script>1</script>%PDF-1.7'],
    ['a PNG without its header', '\x89PNG\r\n\x1a\n\0\0\0\rIDAT'],
    ['a sound in the box of WebP', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a ZIP', 'PK\x03\x04'],
  ])('G-18 is none of ours: %s', (_name, text) => {
    expect(mediaTypeOf(bytesOf(text))).toBeNull()
  })

  it('G-18 is none for bytes that do not start as one does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const text = String.fromCharCode(...bytes)
        const known = Object.values(starts).some((start) => text.startsWith(start.slice(0, 3)))
        fc.pre(!known)
        expect(mediaTypeOf(bytes)).toBeNull()
      }),
    )
  })
})

describe('what an upload accepts', () => {
  const accepted: Record<UploadType, readonly MediaType[]> = {
    cv: ['application/pdf'],
    logo: ['image/png', 'image/jpeg', 'image/webp'],
    cover: ['image/png', 'image/jpeg'],
    'sider-picture': ['image/png', 'image/jpeg', 'image/webp'],
  }

  it.each(uploadTypes)('C-03 SET-13 PRE-07 %s takes its kinds and no other', (type) => {
    expect(acceptedMediaTypes[type]).toEqual(accepted[type])
    for (const mediaType of mediaTypes) {
      const file = { bytes: bytesOf(starts[mediaType]), mediaType, name: named[mediaType] }
      const key = uploadRefusal(type, file)?.key ?? null
      expect(key).toBe(accepted[type].includes(mediaType) ? null : 'errors.file.wrong_type')
    }
  })

  it('G-18 refuses a name, a declared type and first bytes that do not agree', () => {
    const file = { bytes: bytesOf(starts['image/png']), mediaType: 'image/png', name: 'logo.png' }
    expect(uploadRefusal('logo', file)).toBeNull()
    expect(uploadRefusal('logo', { ...file, name: null })).toBeNull()
    for (const change of [
      { name: 'logo.svg' },
      { name: 'logo' },
      { name: 'logo.png.exe' },
      { mediaType: 'image/jpeg' },
      { mediaType: 'image/svg+xml' },
      { mediaType: '' },
      { bytes: bytesOf(starts['image/jpeg']) },
    ]) {
      expect(uploadRefusal('logo', { ...file, ...change })).toEqual({
        key: 'errors.file.wrong_type',
        params: { accepted: 'PNG, JPEG, WebP' },
      })
    }
  })

  it('SET-15 N-08 refuses more than 5 MB and says so', () => {
    const file = (length: number) => ({
      bytes: Object.assign(new Uint8Array(length), bytesOf(starts['image/png'])),
      mediaType: 'image/png',
      name: null,
    })
    expect(uploadRefusal('logo', file(largestUploadBytes))).toBeNull()
    expect(uploadRefusal('logo', file(largestUploadBytes + 1))).toEqual({
      key: 'errors.file.too_large',
      params: { max: 5 },
    })
  })

  it('keeps a company within its store', () => {
    expect(storeRefusal(largestStoreBytes - 10, 10)).toBeNull()
    expect(storeRefusal(largestStoreBytes - 10, 11)).toEqual({
      key: 'errors.file.quota_exceeded',
      params: { max: 200 },
    })
  })

  it('knows its types by name', () => {
    expect(uploadTypes.every(isUploadType)).toBe(true)
    expect(isUploadType('invoice')).toBe(false)
  })
})
