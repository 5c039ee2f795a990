import { describe, expect, it } from 'vitest'
import { activeLeft } from '../../testing/active-left.ts'
import { actionCases, carrierCases, type PdfCase } from '../../testing/files/pdf-corpus.ts'
import { carryingCases, lockedCases, unreadableCases } from '../../testing/files/spoilt-pdfs.ts'
import { rewritePdf } from './rewrite-pdf.ts'

const known = /^errors\.file\.(damaged|active_content|too_many_pages|too_large)$/

/** What is wrong with the answers to these documents: each is refused, or comes out with nothing active. */
async function wrongOf(cases: readonly PdfCase[]) {
  const wrong: string[] = []
  const accepted: string[] = []
  for (const { what, bytes } of cases) {
    const result = await rewritePdf(bytes)
    if ('refusal' in result) {
      if (!known.test(result.refusal)) wrong.push(`${what}: ${result.refusal}`)
    } else {
      accepted.push(what)
      const left = activeLeft(result.bytes)
      if (left.length > 0) wrong.push(`${what}: ${left.join(' ')}`)
    }
  }
  return { wrong, accepted }
}

describe('hostile documents', () => {
  it('PRE-07 hold no action afterwards, wherever it stood and however it was written', async () => {
    const cases = actionCases()
    expect(cases.length).toBeGreaterThan(900)
    expect((await wrongOf(cases)).wrong).toEqual([])
  })

  it('PRE-07 hold nothing that lies elsewhere or goes with them', async () => {
    const { wrong } = await wrongOf(carrierCases())
    expect(wrong).toEqual([])
  })

  it('PRE-07 that cannot be read, or grow without end, are refused', async () => {
    const { wrong, accepted } = await wrongOf(unreadableCases())
    expect([wrong, accepted]).toEqual([[], []])
  })

  it('PRE-07 that are locked are refused, also by an empty password', async () => {
    for (const { what, bytes } of await lockedCases()) {
      const refusal = { refusal: 'errors.file.active_content' }
      expect(await rewritePdf(bytes), what).toEqual(refusal)
    }
  })

  it('PRE-07 are drawn without what stood around them', async () => {
    const cases = carryingCases()
    const { wrong, accepted } = await wrongOf(cases)
    expect([wrong, accepted]).toEqual([[], cases.map(({ what }) => what)])
    for (const { what, bytes } of cases) {
      const result = await rewritePdf(bytes)
      const written = 'bytes' in result ? Buffer.from(result.bytes) : Buffer.alloc(0)
      const kept = ['<script>', 'PK\x03\x04', 'alert'].filter((text) => written.includes(text))
      expect(kept, what).toEqual([])
    }
  })
})
