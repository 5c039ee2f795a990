import { expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../../kernel/calendar.ts'
import { usualDeviation } from './usual-deviation.ts'

const at = (time: string) => instantInParis(isoDate('2026-12-07'), localTime(time))
const worked = (from: string, to: string) => ({
  plan: { startDate: at('09:00'), endDate: at('17:00') },
  worked: { startDate: at(from), endDate: at(to) },
})

it('is the median of the last shifts, one that went wrong aside', () => {
  const shifts = [worked('09:05', '17:10'), worked('09:00', '17:12'), worked('11:00', '17:08')]
  expect(usualDeviation(shifts)).toEqual({ startMinutes: 5, endMinutes: 10, count: 3 })
})

it('of an even number of shifts is the one nearer to the plan', () => {
  const early = [worked('08:40', '17:00'), worked('08:50', '17:04'), worked('08:56', '17:06')]
  const shifts = [...early, worked('09:00', '17:20')]
  expect(usualDeviation(shifts)).toEqual({ startMinutes: -4, endMinutes: 4, count: 4 })
})

it('is not said of fewer than three shifts', () => {
  expect(usualDeviation([worked('09:05', '17:00'), worked('09:05', '17:00')])).toBeNull()
})
