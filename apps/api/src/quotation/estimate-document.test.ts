import { instantInParis, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { parseEuros } from '@renfort/domain/kernel/money.ts'
import type { QuotedPlanning } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { describe, expect, it } from 'vitest'
import { estimateDocument, type EstimateRows } from './estimate-document.ts'
import { calendarInParis } from '@renfort/domain/testing/in-paris.ts'
import { waiterTerms } from '@renfort/domain/testing/waiter-terms.ts'
import { onSaturdaysToo } from '@renfort/domain/testing/flexible-plannings.ts'

const terms = waiterTerms

function aShift(start: string, end: string, breakMinutes: number, slots = 1) {
  const at = (text: string) => {
    const [date = '', time = ''] = text.split(' ')
    return instantInParis(isoDate(date), localTime(time))
  }
  return { startsAt: at(start), endsAt: at(end), breakMinutes, slots }
}

const twoDays: QuotedPlanning = {
  shifts: [
    aShift('2026-12-10 20:00', '2026-12-11 04:00', 30),
    aShift('2026-12-07 09:00', '2026-12-07 17:00', 60, 2),
  ],
}
const fourWeeks: QuotedPlanning = {
  flexible: onSaturdaysToo,
}

function rowsFor(planning: QuotedPlanning, mission: Partial<EstimateRows['mission']> = {}) {
  const { quotation } = quote({ planning, terms })
  if (quotation === null) throw new Error('There is nothing to price.')
  const rows: EstimateRows = {
    vatArea: 'metropolis',
    provider: 'Renfort',
    company: { name: 'Maison Lumière', siret: '73282932000074' },
    mission: {
      reference: '2026-000123',
      name: 'Serveur – Noël',
      type: 'delegation',
      place: 'Bellecour, 14 place Bellecour, 69002 Lyon',
      manager: 'Camille Martin',
      isDraft: true,
      ...mission,
    },
    planning,
    calendar: calendarInParis(terms.hoursTypes.bankHolidays.solidarity),
    quotation,
    today: isoDate('2026-12-02'),
  }
  return rows
}

const amountOf = (text: string) => parseEuros(text.replaceAll(/\s/gu, '')) ?? Number.NaN

describe('an estimate', () => {
  it('says whose it is, of what and when', () => {
    const fr = estimateDocument(rowsFor(twoDays), 'fr')
    expect(fr).toMatchObject({
      title: 'Devis 2026-000123\u202f: Serveur – Noël',
      language: 'fr',
      date: '2026-12-02',
      footer: 'Renfort – devis 2026-000123 du 2 décembre 2026',
      company: { name: 'Maison Lumière', facts: [{ label: 'SIRET', value: '732 829 320 00074' }] },
    })
    expect(fr.mission.facts.map(({ value }) => value)).toEqual([
      'Délégation',
      'Du lun. 7 déc. 2026 au ven. 11 déc. 2026',
      'Bellecour, 14 place Bellecour, 69002 Lyon',
      'Camille Martin',
    ])
    const en = estimateDocument(rowsFor(twoDays), 'en')
    expect(en.title).toBe('Quote 2026-000123: Serveur – Noël')
    expect(en.mission.facts[1]?.value).toBe('From Mon 7 Dec 2026 to Fri 11 Dec 2026')
  })

  it('leaves out what is not known of a mission', () => {
    const rows = rowsFor(twoDays, { place: null, manager: null })
    const { mission, company } = estimateDocument(
      { ...rows, company: { name: 'Maison Lumière', siret: null } },
      'fr',
    )
    expect(mission.facts.map(({ label }) => label)).toEqual(['Type de mission', 'Dates'])
    expect(company.facts).toEqual([])
  })

  it('lists the shifts in order, with their hours', () => {
    expect(estimateDocument(rowsFor(twoDays), 'fr').planning).toEqual({
      heading: 'Planning',
      head: ['Jour', 'Horaires', 'Pause', 'Siders', 'Heures'],
      rows: [
        ['lun. 7 déc. 2026', '09:00 – 17:00', '1h', '2', '14h'],
        ['jeu. 10 déc. 2026', '20:00 – 04:00 (lendemain)', '0h30', '1', '7h30'],
      ],
      total: { label: 'Total des heures', value: '21h30' },
    })
  })

  it('lists the weeks of a flexible planning', () => {
    const { planning } = estimateDocument(rowsFor(fourWeeks), 'fr')
    const period = 'lun. 4 janv. 2027 – sam. 9 janv. 2027'
    expect(planning.rows[0]).toEqual(['Semaine 1', period, '6', '2', '42h', '84h'])
    expect(planning.rows).toHaveLength(4)
    expect(planning.total.value).toBe('336h')
  })

  it('SUM-21 gives each line its figures and its reasons', () => {
    const [normal, night] = estimateDocument(rowsFor(twoDays), 'fr').price.lines
    expect(normal).toEqual({
      name: 'Heures normales',
      hours: '15h',
      rate: '25,35\u202f€',
      amount: '380,25\u202f€',
      reasons: [{ text: 'Heures sans majoration · Taux de la mission', law: null }],
      steps: 'Salaire brut 13,00\u202f€ × coefficient 1,95',
    })
    expect(night).toEqual({
      name: 'Heures de nuit +20\u202f%',
      hours: '6h30',
      rate: '30,42\u202f€',
      amount: '197,73\u202f€',
      reasons: [
        {
          text: 'Travail de nuit, de 21:00 à 06:00 · +20\u202f% · Politique de rémunération de votre entreprise',
          law: 'Code du travail, art. L3122-20',
        },
      ],
      steps: 'Salaire brut 15,60\u202f€ (13,00\u202f€ +20\u202f%) × coefficient 1,95',
    })
  })

  it.each([
    ['shifts', twoDays],
    ['weeks', fourWeeks],
  ])('SUM-15 adds its %s up', (_name, planning) => {
    const { price } = estimateDocument(rowsFor(planning), 'fr')
    const [withoutTax = 0, tax = 0, withTax = 0] = price.totals.map(({ value }) => amountOf(value))
    const lines = price.lines.map(({ amount }) => amountOf(amount))
    expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(withoutTax)
    expect(withoutTax + tax).toBe(withTax)
    expect(price.totals.map(({ label }) => label)).toEqual([
      'Total hors taxes',
      'TVA à 20\u202f%',
      'Total toutes taxes comprises',
      'Dont salaires bruts des Siders',
    ])
  })

  it('says whether the price still follows the policy', () => {
    expect(estimateDocument(rowsFor(twoDays), 'fr').notes[0]).toContain('Jusqu’à la publication')
    const posted = rowsFor(twoDays, { isDraft: false })
    expect(estimateDocument(posted, 'fr').notes[0]).toContain('tarifs figés à la publication')
  })
})
