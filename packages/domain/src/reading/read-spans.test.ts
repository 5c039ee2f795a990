import { describe, expect, it } from 'vitest'
import { timeOfMinute } from '../kernel/calendar.ts'
import { readSpans } from './read-spans.ts'

const said = (text: string, mayBeBare = false) =>
  readSpans(text, { mayBeBare })
    ?.map(({ start, end }) => `${timeOfMinute(start)}-${timeOfMinute(end)}`)
    .join(' ') ?? null

describe('the times of one cell', () => {
  it.each([
    ['8h30-17h00', '08:30-17:00'],
    ['08:30 – 17:00', '08:30-17:00'],
    ['08:30:00-17:00:00', '08:30-17:00'],
    ['de 9h à 12h', '09:00-12:00'],
    ['8h30/16h30', '08:30-16:30'],
    ['18h 23h', '18:00-23:00'],
    ['22:00 → 06:00', '22:00-06:00'],
    ['18h-minuit', '18:00-00:00'],
    ['9am–5pm', '09:00-17:00'],
    ['6 to 11pm', '18:00-23:00'],
    ['9 - 5:30 PM', '09:00-17:30'],
    ['8h-12h / 14h-18h', '08:00-12:00 14:00-18:00'],
    ['08:00-12:00 13:00-17:00', '08:00-12:00 13:00-17:00'],
    ['8h-12h et 14h-18h', '08:00-12:00 14:00-18:00'],
  ])('are read: %j as %s', (text, expected) => {
    expect(said(text)).toBe(expected)
  })

  it.each([
    '',
    '9h',
    '17 h 00',
    '17h 00',
    '07/12',
    '9-17',
    '2026-12-07',
    '07/12/2026',
    'Repos',
    '8h-25h',
    '24h-6h',
    '8h-12h-14h',
  ])('are not %j', (text) => {
    expect(said(text)).toBeNull()
  })

  it('may lack their unit where times are expected', () => {
    expect([said('9-17', true), said('12.30-14.00', true)]).toEqual(['09:00-17:00', '12:30-14:00'])
  })
})
