import type { planning } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { renderNow } from '../platform/http/render-now.ts'
import { type Call, organisationOf } from '../platform/http/route.ts'
import type { FileAnswer, StreamedFile } from '../platform/http/wire-answer.ts'
import { csvFile } from '../platform/table-file/csv-file.ts'
import { byTitle, weekOf } from './find-week.ts'
import { plannedDays } from './planned-days.ts'
import { findPlannedMissions, findPlannedSiders } from './planning-queries.ts'
import { weekDocument } from './week-document.ts'
import { weekTable } from './week-table.ts'
import { wordsOf } from './words-of.ts'

const template = new URL('./week.typ', import.meta.url)

type Download = Parsed<typeof planning.downloadWeek>

/** The week of the screen as a sheet to print (PLAN-06) or as a table file (PLAN-07). */
export async function downloadWeek(
  call: Call,
  { query }: Download,
): Promise<FileAnswer | StreamedFile> {
  const { week, year, format, locale = call.locale } = query
  const range = weekOf(call, query)
  const queries = call.services.db.queries(call.scope)
  const nothingBeside = { applicants: { shown: 'none', owner: null }, contracts: false } as const
  const [missions, siders] = await Promise.all([
    findPlannedMissions(queries, range, nothingBeside),
    findPlannedSiders(queries, range),
  ])
  const planned = plannedDays(
    { week, year, range, missions: byTitle(missions, locale), siders },
    locale,
  )
  const name = `${wordsOf(locale).file}-${year}-s${String(week).padStart(2, '0')}`
  if (format === 'csv') return csvFile(weekTable(planned, locale), locale, name)
  const head = await findOrganisationHead(queries, organisationOf(call))
  const today = dateInParis(call.services.clock.now())
  const company = head?.name ?? ''
  const data = weekDocument({ company, week, year, planned, today }, locale)
  const bytes = await renderNow(call, { template, data, standard: 'ua-1' })
  return {
    bytes,
    headers: {
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  }
}
