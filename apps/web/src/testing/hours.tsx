import {
  type CompanyHours,
  countHours,
  listAcceptableHours,
  listHours,
  readTolerance,
} from '@renfort/contract/attendance/attendance.ts'
import { readImportSettings } from '@renfort/contract/attendance/import.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { readHoursSearch } from '../features/attendance/hours-search.ts'
import { HoursPage } from '../features/attendance/hours-page.tsx'
import { answer } from './api-stand-in.ts'
import { show } from './show.tsx'

function Page() {
  return (
    <main id="content" tabIndex={-1}>
      <HoursPage search={readHoursSearch(useSearch({ strict: false }))} />
    </main>
  )
}

/** Shows the hours of a company at an address. */
export const showHours = (at = '/timesheets', options = {}) => show(<Page />, { at, ...options })

/** A page of hours as an answer of the API. */
export const aPage = (lines: readonly CompanyHours[], total = lines.length) => ({
  attendances: [...lines],
  total,
})

/** Monday 23 November 2026, 22:00 in Paris. */
export const tonight = '2026-11-23T21:00:00.000Z'

/** The number of waiting lines, as the API counts them. */
export const waiting = (count: number, due = count, deadline = tonight) => ({
  count,
  due,
  deadline,
})

/** A company with the given hours, two of which wait; none conforms. */
export function answerHours(lines: () => readonly CompanyHours[]): void {
  answer(listHours, () => aPage(lines()))
  answer(countHours, () => waiting(2))
  answer(listMembers, () => [])
  answer(readImportSettings, () => ({ isOpen: false, headings: {}, zones: [parisZone] }))
  answer(readTolerance, () => ({ startMinutes: 5, endMinutes: 5 }))
  answer(listAcceptableHours, () => ({
    attendanceIds: [],
    versionCounts: [],
    count: 0,
    oddlyClocked: 0,
    price: 0,
  }))
}

/** The texts of the lines in the page, in order. */
export const lineTexts = () =>
  screen
    .getAllByRole('row')
    .flatMap(({ dataset, textContent }) => (dataset['line'] === undefined ? [] : [textContent]))
