import { isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { minutes } from '@renfort/domain/kernel/duration.ts'
import type { Reason } from '@renfort/domain/quotation/quotation.ts'
import { describe, expect, it } from 'vitest'
import { reasonWords } from './reason-words.ts'

const common = {
  increaseBasisPoints: 2000,
  source: 'policy',
  law: null,
  minutes: minutes(60),
} as const
const night = { start: localTime('21:00'), end: localTime('06:00') }
const christmas = { slug: 'noel', date: isoDate('2026-12-25') } as const
const newYear = { slug: 'jour-de-l-an', date: isoDate('2027-01-01') } as const

const table: [Reason, string, string][] = [
  [{ ...common, tag: 'normal' }, 'Heures sans majoration', 'Hours without surcharge'],
  [
    { ...common, tag: 'night', window: night, seniority: null },
    'Travail de nuit, de 21:00 à 06:00',
    'Night work, from 21:00 to 06:00',
  ],
  [
    { ...common, tag: 'extra', fromHour: 36, toHour: 43 },
    'De la 36e à la 43e heure de la semaine, pour un même Sider',
    'From hour 36 to hour 43 of the week, for one Sider',
  ],
  [
    { ...common, tag: 'extra', fromHour: 44, toHour: null },
    'À partir de la 44e heure de la semaine, pour un même Sider',
    'From hour 44 of the week on, for one Sider',
  ],
  [
    { ...common, tag: 'sunday', zti: true, seniority: null },
    'Travail le dimanche en zone touristique internationale',
    'Work on a Sunday in an international tourist zone',
  ],
  [
    { ...common, tag: 'holidays', holidays: [christmas, newYear], seniority: null },
    'Jour férié travaillé\u202f: Noël (ven. 25 déc. 2026) et jour de l’An (ven. 1er janv. 2027)',
    'Work on a public holiday: Christmas Day (Fri 25 Dec 2026) and New Year’s Day (Fri 1 Jan 2027)',
  ],
]

describe('the words of a surcharge', () => {
  it.each(table)('SUM-21 $tag', (reason, fr, en) => {
    expect(reasonWords(reason, 'fr').text).toBe(fr)
    expect(reasonWords(reason, 'en').text).toBe(en)
  })

  it.each([
    [1, 'Majoration d’ancienneté, après 1 jour de mission', 'after 1 day of mission'],
    [30, 'Majoration d’ancienneté, après 30 jours de mission', 'after 30 days of mission'],
  ])('SUM-21 seniority after %i days', (daysThreshold, fr, en) => {
    const since = isoDate('2026-12-07')
    const senior: Reason = {
      ...common,
      tag: 'night',
      window: night,
      seniority: { daysThreshold, since },
    }
    expect(reasonWords(senior, 'fr').seniority).toBe(fr)
    expect(reasonWords(senior, 'en').seniority).toBe(`Seniority surcharge, ${en}`)
  })
})
