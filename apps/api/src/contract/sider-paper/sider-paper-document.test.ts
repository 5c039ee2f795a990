import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { contractFacts, paperFacts } from '../../testing/paper-facts.ts'
import { paperDocument } from '../paper/paper-document.ts'
import { siderPaperDocument } from './sider-paper-document.ts'

const bodies = { pensionBody: 'Caisse, Lyon', providentBody: 'Prévoyance, Paris' }
const documentOf = (facts = paperFacts, contract = contractFacts) =>
  siderPaperDocument(facts, contract, bodies)
const textOf = (data: unknown) => JSON.stringify(data)

describe('a contrat de mission (L1251-16)', () => {
  it('says what the contract of the company says, section for section', () => {
    const [own] = documentOf().contracts
    const [company] = paperDocument(paperFacts).contracts
    const shared = company?.sections.slice(0, -2) ?? []
    expect(shared.map(({ heading }) => heading)).toEqual([
      'Motif du recours',
      'Durée de la mission',
      'Poste',
      'Horaires',
      'Rémunération du salarié temporaire',
    ])
    expect(own?.sections.slice(0, shared.length)).toEqual(shared)
    expect(own?.parties).toEqual(company?.parties)
  })

  it('has the trial period, both indemnities, the bodies, the way home and that hiring is not forbidden', () => {
    const text = textOf(documentOf())
    for (const said of [
      '2 jours (article L1251-14)',
      'Indemnité de fin de mission (article L1251-32)',
      'Indemnité compensatrice de congés payés (article L1251-19)',
      'Qualification',
      'Caisse, Lyon',
      'Prévoyance, Paris',
      'rapatriement',
      'n’est pas interdite (article L1251-16)',
      '104,90',
    ]) {
      expect(text).toContain(said)
    }
  })

  it('says that no pension body is set, and nothing of a provident one', () => {
    const text = textOf(
      siderPaperDocument(paperFacts, contractFacts, { pensionBody: '', providentBody: '' }),
    )
    expect(text).toContain('Non renseignée par l’entreprise de travail temporaire')
    expect(text).not.toContain('Organisme de prévoyance')
  })

  it('never says what the company pays, nor in an amendment', () => {
    const amended = documentOf(
      {
        ...paperFacts,
        amendment: { kind: 'renewal', reason: null, comment: null, from: isoDate('2026-12-12') },
      },
      {
        ...contractFacts,
        number: 'M26000042-01-A1',
        before: { ...contractFacts, priceCents: 1_000, salaryCents: 500 },
      },
    )
    expect(amended.title).toBe('Avenant M26000042-01-A1 au contrat de mission M26000042-01')
    for (const text of [textOf(documentOf()), textOf(amended)]) {
      expect(text).not.toMatch(/204,56|Coefficient|Montant HT|mise à disposition {{/)
    }
    expect(textOf(amended)).toContain('104,90')
  })
})
