import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { typstRenderer } from '../../outside/pdf/typst.ts'
import { evidenceDocument } from './evidence-document.ts'
import type { EvidenceFacts } from './evidence-facts.ts'

const at = instant('2026-12-02T09:00:00.000Z')
const facts: EvidenceFacts = {
  provider: 'Renfort',
  madeAt: at,
  organisation: { id: 'o', name: 'Les Halles' },
  mission: { id: 'm', number: 'M26000042' },
  batch: { id: 'b', version: 2, contracts: ['M26000042-01'] },
  signature: {
    at,
    name: 'Claire Morel',
    account: { id: 'u', email: 'claire@halles.test' },
    session: '0123456789abcdef',
    address: '203.0.113.7',
    userAgent: null,
    locale: 'en',
    consent: 'By signing, I accept this contract.',
    pagesRead: 3,
    pages: 4,
  },
  shown: { sha256: 'a'.repeat(64) },
  sealed: { sha256: 'b'.repeat(64), at, timestampedAt: null },
  history: [
    {
      version: 1,
      madeAt: at,
      sha256: null,
      contestation: { at, name: 'Julien Faure', description: 'Le lieu {{day}} est faux' },
    },
    { version: 2, madeAt: at, sha256: 'a'.repeat(64), contestation: null },
  ],
  verifyUrl: 'https://renfort.test/verify',
}

const renderer = typstRenderer()
afterAll(() => renderer.close())

const said = (changes: Partial<EvidenceFacts> = {}) => {
  const { sections } = evidenceDocument({ ...facts, ...changes })
  return sections.flatMap((section) => [
    ...section.facts.map(({ label, value }) => `${label} = ${value}`),
    ...section.paragraphs,
  ])
}
const signed = (changes: Partial<EvidenceFacts['signature']>) =>
  said({ signature: { ...facts.signature, ...changes } })

describe('the sentences of an evidence file', () => {
  it('say the furthest page that was in sight, in the words of the page of the signature', () => {
    expect(said()).toContain('Lecture = jusqu’à la page 3 sur 4')
    expect(signed({ pagesRead: 0 })).toContain('Lecture = aucune page affichée avant la signature')
  })

  it('say the consent in the language in which it was given', () => {
    expect(said()).toContain('En anglais = By signing, I accept this contract.')
    expect(signed({ locale: 'fr', consent: 'En signant' })).toContain('En français = En signant')
  })

  it('say who vouches for the time of the seal, or that nobody does', () => {
    expect(said()).toContain(
      'Horodatage = aucune autorité d’horodatage\u202f: l’heure est celle du serveur',
    )
    const timestampedAt = instant('2026-12-02T09:00:07.000Z')
    expect(said({ sealed: { ...facts.sealed, timestampedAt } })).toEqual(
      expect.arrayContaining([
        'Format = PAdES B-T',
        'Horodatage = le 2 décembre 2026 à 10:00, heure de Paris (2026-12-02T09:00:07.000Z)',
      ]),
    )
  })

  it('tell each version and what was held against it, as it was typed', () => {
    expect(said()).toEqual(
      expect.arrayContaining([
        'Version 1 = établie le 2 décembre 2026 à 10:00, heure de Paris (2026-12-02T09:00:00.000Z)',
        'SHA-256 du PDF = jamais établi',
        'Contestation = Julien Faure, le 2 décembre 2026 à 10:00\u202f: Le lieu {{day}} est faux',
        'Contestation = aucune',
      ]),
    )
  })

  it('say in whose place a deputy signed and contested, by name and account', () => {
    const actingFor = { id: 'a', name: 'Yann Roy' }
    expect(signed({ actingFor })).toContain('Agit en l’absence de = Yann Roy (compte a)')
    expect(said().join()).not.toContain('en l’absence de')
    const contestation = { at, name: 'Julien Faure', actingFor, description: 'Non' }
    expect(said({ history: [{ version: 1, madeAt: at, sha256: null, contestation }] })).toContain(
      'Contestation = Julien Faure, en l’absence de Yann Roy (compte a), le 2 décembre 2026 à 10:00\u202f: Non',
    )
  })

  it('name the account, unless it is gone, and the browser as far as it is known', () => {
    expect(said()).toEqual(
      expect.arrayContaining(['Compte = claire@halles.test', 'Identifiant du compte = u']),
    )
    expect(signed({ account: null })).toContain('Compte = supprimé depuis')
    expect(said()).toContain('Navigateur = non communiqué')
    expect(signed({ userAgent: 'curl/8' })).toContain('Navigateur = curl/8')
  })

  it('are not written for a name with a sign that no font has', async () => {
    const signature = { ...facts.signature, name: 'Claire \uE000' }
    const data = evidenceDocument({ ...facts, signature })
    const template = new URL('./evidence.typ', import.meta.url)
    const page = renderer.render({ template, data, standard: 'a-3a' })
    await expect(page).rejects.toMatchObject({
      texts: [{ field: 'Signataire', text: 'Claire \uE000', signs: 'U+E000' }],
    })
  })
})
