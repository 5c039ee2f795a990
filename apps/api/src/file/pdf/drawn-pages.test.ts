import { PDF, PdfRef, PdfStream } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentData, PdfOrder } from '../../outside/pdf/port.ts'
import { typstRenderer } from '../../outside/pdf/typst.ts'
import { activeLeft } from '../../testing/active-left.ts'
import { document, drawnAs, image, type Plan } from '../../testing/files/pdf-corpus.ts'
import { compressed, stream, withTable } from '../../testing/files/pdf-writer.ts'
import { rewritePdf } from './rewrite-pdf.ts'

const renderer = typstRenderer()
afterAll(() => renderer.close())

async function redrawn(bytes: Uint8Array): Promise<Uint8Array> {
  const result = await rewritePdf(bytes)
  if ('refusal' in result) throw new Error(result.refusal)
  return result.bytes
}

/** What a reader finds on the pages: the library takes the far corner of a sheet for its size. */
async function shownOf(bytes: Uint8Array) {
  const pdf = await PDF.load(bytes)
  const texts = (await pdf.extractText()).map(({ text }) => text)
  return pdf.getPages().map(({ dict, rotation }, index) => {
    const sides = [...(dict.getArray('MediaBox') ?? [])]
    const [left = 0, bottom = 0, right = 0, top = 0] = sides.map((side) =>
      side.type === 'number' ? side.value : 0,
    )
    return { width: right - left, height: top - bottom, rotation, text: texts[index] ?? '' }
  })
}

/** What the streams of a small document hold. */
async function lettersOf(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDF.load(bytes)
  const objects = Array.from({ length: 12 }, (_, number) => pdf.getObject(PdfRef.of(number)))
  const contents = objects.filter((object) => object instanceof PdfStream)
  return contents.map((content) => Buffer.from(content.getDecodedData()).toString())
}

const drawn = async (plan: Plan) => shownOf(await redrawn(document(plan)))

describe('a document that was drawn again', () => {
  it('PRE-07 shows the same pages: a document of two pages by another program', async () => {
    const order: PdfOrder<DocumentData & { readonly paragraphs: readonly string[] }> = {
      template: new URL('../../testing/files/plain.typ', import.meta.url),
      data: {
        title: 'Curriculum vitæ',
        language: 'fr',
        date: '2026-12-02',
        footer: 'Zoé Œuvrard',
        pageOf: 'Page {{page}} sur {{pages}}',
        paragraphs: Array.from({ length: 45 }, (_, index) => `Expérience ${index}, à l’Hôtel`),
      },
      standard: 'ua-1',
    }
    const cv = await renderer.render(order)
    const before = await shownOf(cv)
    const written = await redrawn(cv)
    expect(before).toHaveLength(2)
    expect(before[0]?.text).toContain('Expérience 1, à l’Hôtel')
    expect(await shownOf(written)).toEqual(before)
    expect(activeLeft(written)).toEqual([])
    const pdf = await PDF.load(written)
    expect([...pdf.getCatalog().keys()].map(({ value }) => value)).toEqual(['Type', 'Pages'])
    expect(pdf.getMetadata()).toEqual({})
  })

  it.each([
    ['upright', '', { width: 200, height: 200, rotation: 0 }],
    ['turned', '/MediaBox [0 0 200 300] /Rotate 90', { width: 200, height: 300, rotation: 90 }],
    ['turned back', '/MediaBox [0 0 200 300] /Rotate -90', { width: 200, rotation: 270 }],
    ['cropped', '/CropBox [10 20 110 170]', { width: 100, height: 150 }],
    ['cropped beside the sheet', '/CropBox [900 900 990 990]', { width: 200, height: 200 }],
    ['with its corners exchanged', '/MediaBox [200 300 0 0]', { width: 200, height: 300 }],
  ])('keeps the sheet %s', async (_how, page, shown) => {
    expect((await drawn({ page }))[0]).toMatchObject({ ...shown, text: 'Bonjour' })
  })

  it('keeps what a page has from the nodes above it', async () => {
    const objects = {
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids 6 0 R /Count 2 /Rotate 90 /Resources << /Font << /F1 5 0 R >> >> /MediaBox [0 0 200 300] >>',
      3: '<< /Type /Page /Parent 2 0 R /Contents [4 0 R 7 0 R] >>',
      4: stream('', 'BT /F1 24 Tf 20 100 Td (Bon) Tj'),
      5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      6: '[3 0 R 8 0 R]',
      7: compressed('', '(jour) Tj ET'),
      8: '<< /Type /Pages /Kids [3 0 R] /Count 1 /Parent 2 0 R /Rotate 0 >>',
    }
    const bytes = Buffer.from(withTable(objects, '/Root 1 0 R'), 'latin1')
    expect(await shownOf(await redrawn(bytes))).toEqual([
      { width: 200, height: 300, rotation: 90, text: 'Bonjour' },
      { width: 200, height: 300, rotation: 0, text: 'Bonjour' },
    ])
  })

  it('keeps letters in a form within a form, and small numbers', async () => {
    const inner = stream(
      '/Subtype /Form /BBox [0 0 99 99] /Resources << /Font << /F1 5 0 R >> >>',
      'BT /F1 9 Tf (dedans) Tj ET',
    )
    const outer = stream(
      '/Subtype /Form /BBox [0 0 99 99] /Matrix [0.000488281 0 0 1 0 0] /Resources << /XObject << /X2 10 0 R >> >>',
      '/X2 Do',
    )
    const bytes = await redrawn(document(drawnAs(outer, { 10: inner })))
    expect(Buffer.from(bytes).toString('latin1')).toContain('0.000488281')
    expect(await lettersOf(bytes)).toContain('BT /F1 9 Tf (dedans) Tj ET')
  })

  it('keeps a content with an old compression (LZW)', async () => {
    const content = stream('/Filter /LZWDecode', Buffer.from('800b6050220c0c8501', 'hex'))
    const letters = await lettersOf(await redrawn(document({ content })))
    expect(letters).toContain('-----A---B')
  })

  it('keeps the bytes of a photograph, once for all pages', async () => {
    const raw = { width: 80, height: 60, channels: 3 } as const
    const photograph = await sharp({ create: { ...raw, background: 'red' } })
      .jpeg()
      .toBuffer()
    const picture = image(
      '/Width 80 /Height 60 /ColorSpace /DeviceRGB /Filter /DCTDecode',
      photograph,
    )
    const written = Buffer.from(await redrawn(document(drawnAs(picture))))
    expect(written.indexOf(photograph)).toBeGreaterThan(0)
    expect(written.indexOf(photograph)).toBe(written.lastIndexOf(photograph))
  })

  it('is written the same when it is drawn once more', async () => {
    const once = await redrawn(document())
    const twice = await redrawn(once)
    expect(twice.length).toBe(once.length)
    expect(await shownOf(twice)).toEqual(await shownOf(once))
  })
})
