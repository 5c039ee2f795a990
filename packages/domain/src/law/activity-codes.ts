import { isoDate } from '../kernel/calendar.ts'
import type { DatedList } from './dated.ts'

/** The nomenclatures of APE codes. */
export const activityNomenclatures = ['naf-rev2', 'naf-2025'] as const
export type ActivityNomenclature = (typeof activityNomenclatures)[number]

/** The nomenclature in force; every company gets a new code on the day it changes. */
export const activityNomenclature: DatedList<ActivityNomenclature> = [
  {
    from: isoDate('2008-01-01'),
    value: 'naf-rev2',
    source: { text: 'Décret n° 2007-1888 du 26 décembre 2007' },
  },
  {
    from: isoDate('2027-01-01'),
    value: 'naf-2025',
    source: { text: 'Décret n° 2025-736', toConfirm: 'day from which the new codes stand alone' },
  },
]
