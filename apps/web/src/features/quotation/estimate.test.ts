import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { pricingRows } from '@renfort/domain/remuneration/pricing-rows.ts'
import { describe, expect, it } from 'vitest'
import { formatMoneyChange, formatPercent } from '../../ui/format-figures.ts'
import { estimateMission, estimateOfReply, estimateShifts, hasPlanning } from './estimate.ts'
import { withSaturdays } from '../../testing/a-flexible-planning.ts'
import { pricedBy } from '../../testing/priced-by.ts'
import { type PricedMission, shiftDraftOf } from './mission-terms.ts'

function aMission(coefficientBasisPoints = 19_500): PricedMission {
  const rows = pricingRows(cents(1300), defaultPolicy.hoursTypes, coefficientBasisPoints)
  return {
    type: 'delegation',
    hourlyRate: 13,
    ...pricedBy(rows),
    zti: false,
    localHolidays: [],
    timeZone: 'Europe/Paris',
  }
}

function aShift(startDate: string, endDate: string, breakDuration: number, slots = 1) {
  return shiftDraftOf({ startDate, endDate, breakDuration, slots, timeZone: 'Europe/Paris' })
}

// Decisions §4.5, example 1: Monday 7 December 2026, 09:00 to 17:00 in Paris, break of an hour.
const simple = aShift('2026-12-07T08:00:00Z', '2026-12-07T16:00:00Z', 60, 2)
// Example 2: Thursday 10 December 2026, 20:00 to 04:00, break of 30 minutes.
const night = aShift('2026-12-10T19:00:00Z', '2026-12-11T03:00:00Z', 30)

describe('the price worked out in the browser', () => {
  it('SUM-14 SUM-15 is the one of the specification, to the cent', () => {
    const estimate = estimateShifts(aMission(), [simple])
    expect(estimate).toMatchObject({
      priceCents: 35_490,
      priceWithTaxCents: 42_588,
      salaryCents: 18_200,
    })
    expect(estimate?.lines).toMatchObject([
      { tags: ['normal'], minutes: 840, priceCents: 35_490, billUnitCents: 2535 },
    ])
  })

  it('SUM-14 SUM-15 C-32 is also that of a mission planned by the week', () => {
    const flexiblePlanning = withSaturdays
    expect(estimateMission({ ...aMission(), shifts: [], flexiblePlanning })).toMatchObject({
      priceCents: 887_264,
      priceWithTaxCents: 1_064_717,
      salaryCents: 455_000,
    })
    expect(hasPlanning({ shifts: [], flexiblePlanning })).toBe(true)
    expect(hasPlanning({ shifts: [], flexiblePlanning: null })).toBe(false)
  })

  it('SUM-21 has a line for the dearer hours', () => {
    const [, line] = estimateShifts(aMission(), [night])?.lines ?? []
    expect(line).toMatchObject({ tags: ['night'], increase: 20, priceCents: 19_773 })
  })

  it('reads rows set by the provider as such', () => {
    const mission = aMission()
    const rows = mission.pricing?.delegation.map((row) => ({ ...row, coefficient: 2 })) ?? []
    const raised = rows.map((row) =>
      row.hourType === 'night' ? { ...row, increaseRate: 40 } : row,
    )
    const estimate = estimateShifts({ ...mission, pricing: { delegation: raised, gestion: [] } }, [
      night,
    ])
    expect(estimate?.lines[1]).toMatchObject({ increase: 40, coefficient: 2 })
  })

  it('C-30 says nothing to those who may not see prices', () => {
    expect(estimateShifts({ ...aMission(), pricing: null }, [simple])).toBeNull()
    expect(estimateShifts({ ...aMission(), hourlyRate: null }, [simple])).toBeNull()
  })

  it('C-32 has no line without shifts', () => {
    expect(estimateShifts(aMission(), [])).toMatchObject({ priceCents: 0, lines: [] })
  })
})

describe('the price that the API answers', () => {
  it('SUM-21 keeps its figures in cents, its tags and its reasons', () => {
    const estimate = estimateOfReply({
      price: 197.73,
      priceWithTax: 237.28,
      salary: 101.4,
      assignments: [
        {
          name: 'Heures de nuit',
          quantity: 6.5,
          minutes: 390,
          hourlyRate: 15.6,
          rate: 30.42,
          coefficient: 1.95,
          increase: 20,
          salary: 101.4,
          price: 197.73,
          tags: ['night'],
          because: [
            {
              tag: 'night',
              increase: 20,
              source: 'policy',
              text: 'Travail de nuit, de 21:00 à 06:00',
              seniority: null,
              origin: 'Politique de rémunération de votre entreprise',
              law: null,
              params: { minutes: 390, start: '21:00', end: '06:00' },
            },
          ],
        },
      ],
    })
    expect(estimate.priceCents).toBe(19_773)
    expect(estimate.lines[0]).toMatchObject({
      minutes: 390,
      payUnitCents: 1560,
      billUnitCents: 3042,
      because: [{ tag: 'night', text: 'Travail de nuit, de 21:00 à 06:00' }],
    })
  })

  it('C-32 has no line without planning', () => {
    const empty = { price: 0, priceWithTax: 0, salary: 0, assignments: null }
    expect(estimateOfReply(empty).lines).toEqual([])
  })
})

describe('figures', () => {
  it.each([
    [35_490, '+\u202f354,90\u202f€'],
    [-1, '\u2212\u202f0,01\u202f€'],
    [0, '+\u202f0,00\u202f€'],
  ])('a change of %i cents', (cents_, text) => {
    expect(formatMoneyChange(cents_, 'fr-FR')).toBe(text)
  })

  it('percents follow the language', () => {
    expect(formatPercent(20, 'fr-FR', true)).toBe('+20\u202f%')
    expect(formatPercent(0, 'fr-FR', true)).toBe('0\u202f%')
    expect(formatPercent(12.5, 'en-GB')).toBe('12.5%')
  })
})
