import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { FlexiblePreview } from './flexible-preview.tsx'
import { calendarInParis } from '@renfort/domain/testing/in-paris.ts'
import { onWeekdays } from '@renfort/domain/testing/flexible-plannings.ts'

const planning = (startDate: string) => ({ ...onWeekdays, startDate: isoDate(startDate) })

// The product's day is Monday 23 November 2026.
it.each([
  [
    'fr',
    '2027-01-04',
    /au moins 7 jours avant ; les premiers au plus tard le lundi 28 décembre 2026/,
  ],
  ['fr', '2026-11-30', /les premiers au plus tard le lundi 23 novembre 2026/],
  [
    'fr',
    '2026-11-29',
    /commence dans moins de 7 jours : les premiers horaires précis arrivent dès/,
  ],
  ['en', '2027-01-04', /at least 7 days before it, the first by Monday,? 28 December 2026/],
] as const)('SHIFT-29 (%s) tells when exact hours of %s come', async (locale, start, sentence) => {
  await show(<FlexiblePreview planning={planning(start)} calendar={calendarInParis(null)} />, {
    locale,
  })
  expect(screen.getByText(sentence)).toBeDefined()
})
