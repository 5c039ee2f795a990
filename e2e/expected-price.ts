import type { Mission } from '@renfort/contract/mission.ts'
import { instantInParis, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { Quotation } from '@renfort/domain/quotation/quotation.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { addDays } from '@renfort/domain/kernel/calendar.ts'
import type { Language } from './language.ts'

/** A shift as a user types it; an end before the start is on the next day. */
export interface TypedShift {
  readonly day: string
  readonly start: string
  readonly end: string
  readonly breakMinutes: number
  readonly siders: number
}

/** The price of some shifts by the rules, from the rate and the policy of a mission. */
export function expectedPrice(mission: Mission, shifts: readonly TypedShift[]): Quotation {
  const { hoursTypes, hourlyRate, pricing } = mission
  const coefficient = pricing?.[mission.type][0]?.coefficient
  if (hoursTypes === null || hourlyRate === null || coefficient === undefined) {
    throw new Error('This user sees no price.')
  }
  const { night } = hoursTypes
  const { quotation } = quote({
    planning: {
      shifts: shifts.map(({ day, start, end, breakMinutes, siders }) => {
        const date = isoDate(day)
        return {
          startsAt: instantInParis(date, localTime(start)),
          endsAt: instantInParis(end < start ? addDays(date, 1) : date, localTime(end)),
          breakMinutes,
          slots: siders,
        }
      }),
    },
    terms: {
      hourlyRateCents: eurosToCents(hourlyRate),
      hoursTypes: {
        ...hoursTypes,
        night: {
          ...night,
          startHour: localTime(night.startHour),
          endHour: localTime(night.endHour),
        },
      },
      coefficientBasisPoints: Math.round(coefficient * 10_000),
      detachedRows: null,
      zti: mission.zti,
      localHolidays: mission.localHolidays,
      timeZone: mission.timeZone,
    },
  })
  if (quotation === null) throw new Error('There is nothing to price.')
  return quotation
}

/** Cents as every screen writes them. */
export function money(cents: number, language: Language = 'fr'): string {
  const [euros = '', decimals = ''] = (cents / 100).toFixed(2).split('.')
  if (language === 'en') return `€${euros.replace(/\B(?=(\d{3})+$)/gu, ',')}.${decimals}`
  return `${euros.replace(/\B(?=(\d{3})+$)/gu, '\u202f')},${decimals}\u202f€`
}
