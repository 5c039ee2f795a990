import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { addDays, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'

export const hotelInReunion: NewLocation = {
  title: 'Hôtel du Barachois',
  address: '2 rue de Nice',
  postalCode: '97400',
  city: 'Saint-Denis',
}

export const hotelInGuadeloupe: NewLocation = {
  title: 'Hôtel de la Darse',
  address: '1 rue Peynier',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
}

/** A shift by the clocks of a place; an end earlier than the start is on the next day. */
export function atClocksOf(
  zone: TimeZone,
  date: string,
  start: string,
  end: string,
  { breakDuration = 0, slots = 1 } = {},
): ShiftBody {
  const day = isoDate(date)
  const last = end < start ? addDays(day, 1) : day
  return {
    startDate: instantAt(day, localTime(start), zone),
    endDate: instantAt(last, localTime(end), zone),
    breakDuration,
    slots,
  }
}
