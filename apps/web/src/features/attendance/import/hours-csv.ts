import {
  type CompanyHours,
  hoursPageSize,
  listHours,
} from '@renfort/contract/attendance/attendance.ts'
import { breakMinutes } from '@renfort/domain/attendance/validate/difference.ts'
import { importColumns } from '@renfort/domain/attendance/import/import-columns.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useMutation } from '@tanstack/react-query'
import Papa from 'papaparse'
import { call } from '../../../platform/call.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useImportWords } from './words.ts'

/** A line of an exported file of hours: the four columns, then words for the reader. */
type CsvLine = readonly (string | number)[]

/** A CSV file as French spreadsheets read it; what looks like a formula stays a text. */
export function hoursCsv(
  name: string,
  headings: readonly string[],
  lines: readonly CsvLine[],
): File {
  const csv = Papa.unparse(
    { fields: [...importColumns, ...headings], data: lines.map((line) => [...line]) },
    { delimiter: ';', escapeFormulae: true },
  )
  // Without the mark Excel reads UTF-8 as the encoding of Windows.
  return new File([`\ufeff${csv}\r\n`], name, { type: 'text/csv;charset=utf-8' })
}

/** A template holds at most this many pages of hours. */
const mostPages = 20

/** Saves a file of the planned hours that nobody has declared yet, for the user to correct and send back. */
export function useTemplate() {
  const t = useImportWords()
  return useMutation({
    mutationFn: async () => {
      const lines: CsvLine[] = []
      for (let page = 0; page < mostPages; page += 1) {
        const { attendances, total } = await call(listHours, {
          query: { status: ['att.waiting'], limit: hoursPageSize, offset: page * hoursPageSize },
        })
        lines.push(...attendances.filter(isPlannedOnly).map(lineOf))
        if ((page + 1) * hoursPageSize >= total) break
      }
      return hoursCsv(
        t(($) => $.templateName),
        ['Sider', 'Mission'],
        lines,
      )
    },
    onSuccess: saveFile,
    meta: { handles: () => true },
  })
}

function isPlannedOnly({ history }: CompanyHours): boolean {
  return history.length === 1 && history[0]?.origin === 'shift'
}

function lineOf({ sider, task, timeZone, history: [plan] }: CompanyHours): CsvLine {
  if (plan === undefined) return []
  const breaks = plan.breaks.map(({ startDate, endDate }) => {
    return { startDate: startDate as Instant, endDate: endDate as Instant }
  })
  return [
    sider.id,
    written(plan.startDate, timeZone),
    written(plan.endDate, timeZone),
    breakMinutes({ breaks }),
    fullName(sider),
    missionDisplayName(task.jobTitle.name, task.name),
  ]
}

/** A moment on the clocks of its place, in a form that French and English spreadsheets read. */
function written(at: string, zone: TimeZone): string {
  const { date, time } = localAt(at as Instant, zone)
  return `${date} ${time}`
}
