import { readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/files/read-pdf.ts'
import {
  type DocumentData,
  type PdfOrder,
  pdfStandards,
  PdfUnavailable,
  PdfUnwritable,
} from './port.ts'
import { typstRenderer } from './typst.ts'

const renderer = typstRenderer()
afterAll(() => renderer.close())

interface PlainData extends DocumentData {
  readonly paragraphs: readonly string[]
}

function aDocument(data: Partial<PlainData> = {}, order: Partial<PdfOrder> = {}): PdfOrder {
  const plain: PlainData = {
    title: 'Un document',
    language: 'fr',
    date: '2026-12-02',
    footer: 'Au pied de la page',
    pageOf: 'Page {{page}} sur {{pages}}',
    paragraphs: [],
    ...data,
  }
  const template = new URL('../../testing/files/plain.typ', import.meta.url)
  return { template, data: plain, standard: 'ua-1', ...order }
}

const written = (paragraphs: readonly string[]) =>
  renderer.render(aDocument({ paragraphs })).then(readPdf)

describe('a document', () => {
  it.each(pdfStandards)(
    'says its title, its language and its structure under %s',
    async (standard) => {
      const pdf = await readPdf(await renderer.render(aDocument({ language: 'en' }, { standard })))
      expect(pdf).toMatchObject({ title: 'Un document', language: 'en', isTagged: true })
      const claims = {
        'ua-1': ['pdfuaid:part 1'],
        'a-3b': ['pdfaid:part 3', 'pdfaid:conformance B'],
        'a-3a': ['pdfaid:part 3', 'pdfaid:conformance A'],
      }
      expect(pdf.claims.toSorted()).toEqual(claims[standard].toSorted())
    },
  )

  it('numbers its pages, and says how many there are', async () => {
    const paragraphs = Array.from({ length: 120 }, (_, index) => `Ligne ${index}`)
    const counted = await renderer.renderCounted(aDocument({ paragraphs }))
    const { pages } = await readPdf(counted.bytes)
    expect(pages.length).toBeGreaterThan(2)
    expect(counted.pages).toBe(pages.length)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} sur ${pages.length}`)
      expect(page).toContain('Au pied de la page')
    })
  })

  it.each([
    ['code', '#let x = 1 #panic("x") #read("/main.ts")'],
    ['markup', '$x$ *gras* _italique_ `code` = titre <étiquette> @renvoi ~ -- ... https://a.test'],
    ['quotes', '"guillemets" \'simples\' \\ \\u{41} {{pages}} // rien /* rien */ ]}) &amp; <b>'],
    ['emoji', '👩🏽‍🍳 😀 🇫🇷 🎉'],
    ['letters of Europe', 'Ω Жук Đặng Łódź ½ € № ™ « – … »'],
    ['five thousand signs', 'mot '.repeat(1250).trim()],
  ])('holds %s as it was typed', async (_what, text) => {
    expect((await written([text])).text).toContain(text)
  })

  it('keeps the lines of a text', async () => {
    const { pages } = await written(['une ligne\nune autre'])
    expect(pages[0]).toMatch(/une ligne\s*\n\s*une autre/)
  })

  it('writes from right to left', async () => {
    const { text } = await written(['مرحبا', 'שלום'])
    for (const word of ['مرحبا', 'שלום']) {
      // Signs are read from left to right on the page.
      expect(text).toContain([...word].toReversed().join(''))
    }
  })

  it.each([
    ['a sign without meaning', 'Nora \uE000', 'U+E000'],
    ['a sign that no font has', 'Nora \u{2B5AF}', 'U+2B5AF'],
    ['a number without a sign', 'Nora \u{10FFFD}', 'U+10FFFD'],
    ['a control', 'Nora \u0001', 'U+0001'],
  ])('is not made with %s, and says which text it is', async (_what, text, signs) => {
    const refused = renderer.render(aDocument({ paragraphs: ['Awa Ndiaye', text] }))
    await expect(refused).rejects.toThrow(PdfUnwritable)
    await expect(refused).rejects.toMatchObject({ texts: [{ field: '', text, signs }] })
  })

  it('says what is wrong with a template', async () => {
    const { data } = aDocument()
    const { paragraphs: _none, ...incomplete } = data as PlainData
    await expect(renderer.render({ ...aDocument(), data: incomplete })).rejects.toThrow(
      /plain\.typ cannot be rendered: .*paragraphs/,
    )
  })
})

describe('the thread of documents', () => {
  it('leaves the server free while two documents are made', async () => {
    const long = Array.from({ length: 3000 }, (_, index) => `Ligne ${index}`)
    const done: string[] = []
    const made = (name: string) =>
      renderer.render(aDocument({ paragraphs: [name, ...long] })).then(() => done.push(name))
    const documents = [made('first document'), made('second document')]
    await new Promise((resolve) => setImmediate(resolve))
    done.push('other work')
    await Promise.all(documents)
    expect(done).toEqual(['other work', 'first document', 'second document'])
  })

  const standIn = new URL('../../testing/files/typst-stand-in.ts', import.meta.url)
  const titled = (title: string) => aDocument({ title })

  it.runIf(process.platform === 'linux')('gives way to calls where cores are few', async () => {
    await renderer.render(aDocument())
    const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    expect(threads).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
    expect(getPriority()).toBe(constants.priority.PRIORITY_NORMAL)
  })

  it('fails for one document alone', async () => {
    const frail = typstRenderer({ worker: standIn })
    const [first, dead, last] = await Promise.allSettled(
      ['first', 'dies', 'last'].map((title) => frail.render(titled(title))),
    )
    expect(first).toEqual({ status: 'fulfilled', value: new TextEncoder().encode('first') })
    expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(PdfUnavailable) as Error })
    expect(last).toMatchObject({ status: 'fulfilled' })
    await frail.close()
  })

  it('is given up when a document takes too long', async () => {
    const frail = typstRenderer({ worker: standIn, longestMs: 3000 })
    const [endless, next] = await Promise.allSettled([
      frail.render(titled('keeps silent')),
      frail.render(titled('next')),
    ])
    expect(endless).toMatchObject({ reason: expect.any(PdfUnavailable) as Error })
    expect(next).toMatchObject({ status: 'fulfilled' })
    await frail.close()
  })

  it('makes one document at a time, lets a limited number wait, and refuses the others at once', async () => {
    const busy = typstRenderer({ worker: standIn, mostWaiting: 2 })
    const silent = busy.render(titled('keeps silent'))
    const waiting = [busy.render(titled('second')), busy.render(titled('third'))]
    await expect(busy.render(titled('fourth'))).rejects.toThrow('2 documents wait already')
    const left = Promise.allSettled([silent, ...waiting])
    await busy.close()
    expect(await left).toMatchObject(
      Array(3).fill({ status: 'rejected', reason: { message: 'the server stops' } }),
    )
  })
})
