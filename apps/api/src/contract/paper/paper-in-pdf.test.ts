import { amendmentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { motiveReasons } from '@renfort/domain/mission/motive.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { typstRenderer } from '../../outside/pdf/typst.ts'
import { signatureDocument } from '../signature/signature-document.ts'
import { contractFacts, paperFacts, paperMotive } from '../../testing/paper-facts.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { amendmentDocument } from './amendment-document.ts'
import { paperDocument } from './paper-document.ts'
import type { PaperFacts } from './paper-facts.ts'

const renderer = typstRenderer()
afterAll(() => renderer.close())

/** So many contracts, each with a Sider and amounts of its own. */
function contractsOf(count: number): PaperFacts['contracts'] {
  return Array.from({ length: count }, (_each, index) => ({
    ...contractFacts,
    number: `M26000042-${String(index + 1).padStart(2, '0')}`,
    sider: `Nora Petit-${index + 1}`,
    priceCents: 20_456 + index * 1_337,
    salaryCents: 10_490 + index * 686,
  }))
}

/**
 * Every text of a document: its titles, mentions and amounts; a label word by word, because its
 * lines are next to the value.
 */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'label' ? String(each).split(' ') : textsOf(each),
  )
}

/** The layout decides where lines end, so only characters other than spaces count. */
const signsOf = (text: string) => text.replaceAll(/\s/g, '')

async function printed(facts: PaperFacts) {
  const { amendment } = facts
  const paper = amendment === null ? paperDocument(facts) : amendmentDocument(facts, amendment)
  const template = new URL('./paper.typ', import.meta.url)
  const bytes = await renderer.render({ template, data: paper, standard: 'a-3a' })
  const { pages } = await readPdf(bytes)
  return { paper, pages }
}

describe('the paper of a batch, printed', () => {
  const cases = [
    ...motiveReasons.flatMap((reason) => [1, 11].map((count) => ({ reason, count }))),
    { reason: 'replacement' as const, count: 60 },
  ]
  it.each(cases)(
    'L1251-43 R1251-15 holds every mention and every amount: $reason, $count contracts',
    async ({ reason, count }) => {
      const recruitments = [{ name: 'Alice Roux', date: '2027-02-01', position: 'Cheffe de rang' }]
      const motive = { ...paperMotive, reason, recruitments }
      const { paper, pages } = await printed({
        ...paperFacts,
        motive,
        contracts: contractsOf(count),
      })
      const { cover, contracts } = paper
      const printedPages = pages.map(signsOf)
      const first =
        cover === null
          ? 0
          : printedPages.findIndex((page) => page.includes('Entrepriseutilisatrice'))
      const missingOf = (texts: readonly string[], where: string) =>
        texts.filter((text) => !where.includes(signsOf(text)))
      expect(missingOf(textsOf(cover), printedPages.slice(0, first).join(''))).toEqual([])
      const perContract = (printedPages.length - first) / count
      expect(Number.isInteger(perContract)).toBe(true)
      for (const [index, contract] of contracts.entries()) {
        const start = first + index * perContract
        const own = printedPages.slice(start, start + perContract).join('')
        expect(missingOf(textsOf(contract), own), contract.identity[0]?.value).toEqual([])
      }
    },
  )

  const place = 'Annexe, 128 bis boulevard de la Croix-Rousse, 69004 Lyon'
  it.each(amendmentKinds.flatMap((kind) => [1, 11].map((count) => ({ kind, count }))))(
    'L1251-30 L1251-35-1 L1251-42 an amendment holds every mention, before and after: $kind, $count contracts',
    async ({ kind, count }) => {
      const contracts = contractsOf(count).map((one) => ({
        ...one,
        amends: one.number,
        number: `${one.number}-A1`,
        before: contractFacts,
        place: kind === 'place' ? place : one.place,
        lastDay: isoDate('2026-12-18'),
        workedMinutes: 900,
        priceCents: one.priceCents + 40_912,
      }))
      const amendment = {
        kind,
        reason: kind === 'end' ? ('noMoreNeed' as const) : null,
        comment: kind === 'end' ? 'Dégât des eaux' : null,
        from: isoDate('2026-12-09'),
      }
      const { paper, pages } = await printed({ ...paperFacts, amendment, contracts })
      const text = signsOf(pages.join(''))
      expect(textsOf(paper.cover).filter((part) => !text.includes(signsOf(part)))).toEqual([])
      for (const contract of paper.contracts) {
        // Cells of several lines stand next to each other, so the text is compared word by word.
        const words = textsOf(contract).flatMap((part) => part.split(' '))
        const missing = words.filter((word) => !text.includes(signsOf(word)))
        expect(missing, contract.identity[0]?.value).toEqual([])
      }
    },
  )

  it('shows names of many scripts, and keeps a word without an end on its page', async () => {
    const names = [
      'Ольга',
      'Αλέξανδρος',
      'Ánh Nguyệt',
      'Żółkiewska',
      'सीता',
      'ไทย',
      'Œuvrard',
      'ნინო',
      '王小明',
    ]
    const contracts = contractsOf(names.length).map((one, index) => ({
      ...one,
      sider: names[index] ?? '',
    }))
    const mission = { ...paperFacts.mission, dressCode: 'x'.repeat(300) }
    const { pages } = await printed({ ...paperFacts, mission, contracts })
    const text = signsOf(pages.join(''))
    for (const name of names) expect(text).toContain(signsOf(name))
    expect(text).not.toContain('□')
    expect(text.replaceAll('\u200b', '')).toContain('x'.repeat(300))
  })

  const unwritable = 'Nora \uE000'
  const refusal = (field: string) => ({
    texts: expect.arrayContaining([{ field, text: unwritable, signs: 'U+E000' }]) as unknown,
  })

  it('L1251-43 is not made for a name with a sign that no font has, and says whose', async () => {
    const contracts = [{ ...contractFacts, sider: unwritable }]
    await expect(printed({ ...paperFacts, contracts })).rejects.toMatchObject(
      refusal('Salarié temporaire'),
    )
    const many = [...contractsOf(10), ...contracts]
    await expect(printed({ ...paperFacts, contracts: many })).rejects.toMatchObject({
      texts: expect.arrayContaining([expect.objectContaining({ text: unwritable })]) as unknown,
    })
  })

  it('L1251-43 is no amendment either', async () => {
    const amended = { ...contractFacts, number: 'M26000042-01-A1', before: contractFacts }
    const from = isoDate('2026-12-09')
    const amendment = { kind: 'place' as const, reason: null, comment: null, from }
    const contracts = [{ ...amended, sider: unwritable }]
    await expect(printed({ ...paperFacts, amendment, contracts })).rejects.toMatchObject({
      name: 'PdfUnwritable',
    })
  })

  it('has no page of a signature of a name with such a sign', async () => {
    const signature = signatureDocument({
      provider: 'Renfort',
      verifyUrl: 'https://renfort.test/verify',
      missionNumber: 'M26000042',
      version: 1,
      numbers: ['M26000042-01'],
      name: unwritable,
      actingFor: null,
      at: paperFacts.madeAt,
      documentSha256: 'a'.repeat(64),
      session: '0123456789abcdef',
      address: '203.0.113.7',
      userAgent: null,
      consent: 'En signant',
      pagesRead: 1,
      pages: 1,
    })
    const template = new URL('../signature/signature.typ', import.meta.url)
    const page = renderer.render({ template, data: signature, standard: 'a-3a' })
    await expect(page).rejects.toMatchObject({ texts: [{ text: unwritable, signs: 'U+E000' }] })
  })
})
