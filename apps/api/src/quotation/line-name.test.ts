import type { HourType } from '@renfort/domain/remuneration/pricing-rows.ts'
import { describe, expect, it } from 'vitest'
import { lineName } from './line-name.ts'

const table: [HourType[], number, string, string][] = [
  [['normal'], 0, 'Heures normales', 'Normal hours'],
  [['night'], 2000, 'Heures de nuit +20\u202f%', 'Hours at night +20%'],
  [['extra'], 2500, 'Heures supplémentaires +25\u202f%', 'Overtime hours +25%'],
  [['sunday'], 3000, 'Heures du dimanche +30\u202f%', 'Hours on a Sunday +30%'],
  [['solidarity'], 0, 'Heures de la journée de solidarité', 'Hours on the solidarity day'],
  [['holidays'], 10_000, 'Heures de jour férié +100\u202f%', 'Hours on a public holiday +100%'],
  [
    ['night', 'sunday'],
    5000,
    'Heures de nuit et du dimanche +50\u202f%',
    'Hours at night and on a Sunday +50%',
  ],
  [
    ['night', 'extra'],
    4550,
    'Heures supplémentaires de nuit +45,5\u202f%',
    'Overtime hours at night +45.5%',
  ],
  [
    ['night', 'extra', 'sunday', 'holidays'],
    17_525,
    'Heures supplémentaires de nuit, du dimanche et de jour férié +175,25\u202f%',
    'Overtime hours at night, on a Sunday and on a public holiday +175.25%',
  ],
]

describe('the name of a line', () => {
  it.each(table)('SUM-22 %j at %i basis points', (tags, increaseBasisPoints, fr, en) => {
    expect(lineName({ tags, increaseBasisPoints }, 'fr')).toBe(fr)
    expect(lineName({ tags, increaseBasisPoints }, 'en')).toBe(en)
  })
})
