import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type BundleEntry, bundleDocuments } from './bundle-documents.ts'

const entry = (name: string, text = name): BundleEntry => ({
  name,
  fetch: async () => new TextEncoder().encode(text),
})
const failing = (name: string): BundleEntry => ({
  name,
  fetch: async () => Promise.reject(new Error('gone')),
})

function bundle(
  entries: readonly BundleEntry[],
  signal = new AbortController().signal,
  room?: number,
) {
  const told: number[] = []
  const made = bundleDocuments(entries, {
    signal,
    ...(room === undefined ? {} : { room }),
    onDone: (done) => told.push(done),
    missingFile: (missing) => ({
      name: 'missing.txt',
      text: missing.map(({ name }) => name).join('\r\n'),
    }),
  })
  return { made, told }
}

const unzipped = async (archive: Blob | null) =>
  Object.entries(unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? []))).map(
    ([name, content]) => [name, strFromU8(content)],
  )

describe('an archive of documents', () => {
  it('holds each under its name, and tells how far it has come', async () => {
    const names = [
      '2026-12-07 Été – Évian.pdf',
      ...Array.from({ length: 11 }, (_, i) => `${i}.pdf`),
    ]
    const { made, told } = bundle(names.map((name) => entry(name)))
    const { archive, missing } = await made
    expect(archive?.type).toBe('application/zip')
    expect((await unzipped(archive)).toSorted()).toEqual(
      names.map((name) => [name, name]).toSorted(),
    )
    expect([missing, told]).toEqual([[], Array.from({ length: 12 }, (_, i) => i + 1)])
  })

  it('lists those that could not be had, and goes on with the others', async () => {
    const { made } = bundle([entry('a.pdf'), failing('b.pdf'), entry('c.pdf'), failing('d.pdf')])
    const { archive, missing } = await made
    expect(missing.map(({ name }) => name)).toEqual(['b.pdf', 'd.pdf'])
    expect(await unzipped(archive)).toContainEqual(['missing.txt', 'b.pdf\r\nd.pdf'])
  })

  it('is none where nothing could be had', async () => {
    const { archive, missing } = await bundle([failing('a.pdf')]).made
    expect([archive, missing.length]).toEqual([null, 1])
  })

  it('ends when it is cancelled, and asks for no more', async () => {
    const control = new AbortController()
    let asked = 0
    const slow = (name: string): BundleEntry => ({
      name,
      fetch: (signal) => {
        asked += 1
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
      },
    })
    const { made, told } = bundle(
      Array.from({ length: 40 }, (_, i) => slow(String(i))),
      control.signal,
    )
    control.abort()
    await expect(made).rejects.toThrow('aborted')
    expect([asked, told]).toEqual([4, []])
  })

  it('takes no more than a browser holds, and reports the others as left out', async () => {
    const few = ['a', 'b', 'c', 'd', 'last.pdf'].map((name) => entry(name))
    const { missing } = await bundle(few, undefined, 1).made
    expect(missing).toEqual([{ name: 'last.pdf', error: null }])
  })
})
