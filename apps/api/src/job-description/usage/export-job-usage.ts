import type { jobUsages } from '@renfort/contract'
import type { UsedJob } from '@renfort/contract/job-usage.ts'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { dateInParis, instant } from '@renfort/domain/kernel/calendar.ts'
import { type Call, scopeWith } from '../../platform/http/route.ts'
import type { StreamedFile } from '../../platform/http/wire-answer.ts'
import { csvFile } from '../../platform/table-file/csv-file.ts'
import type { ColumnKind } from '../../platform/table-file/streamed-table.ts'
import type { TableCell } from '../../platform/table-file/table-cell.ts'
import { findJobUsage } from './job-usage-queries.ts'
import { toUsedJob } from './list-job-usage.ts'
import { usageFilterOf } from './usage-reach.ts'
import { usageWords } from './usage-words.ts'

/** Job descriptions in memory at once. */
const atOnce = 500

/** The job descriptions of a list with their use as a file, which is sent while it is read. */
export async function exportJobUsage(
  call: Call,
  { query }: Parsed<typeof jobUsages.exportJobUsage>,
): Promise<StreamedFile> {
  const { locale, services } = call
  const queries = services.db.queries(scopeWith('companies', call))
  // Every company is named.
  const filter = { ...(await usageFilterOf(call, query)), named: 100_000 }
  const pageAt = async (offset: number) =>
    (await findJobUsage(queries, filter, { limit: atOnce, offset })).rows
  // A failure of the first page is still an error answer, and not a broken file.
  const first = await pageAt(0)
  const words = usageWords(locale)
  const table = {
    sheet: words.sheet,
    columns: columns.map(({ name, kind }) => ({ heading: words.columns[name], kind })),
    pages: pages(),
  }
  return csvFile(table, locale, `${words.file}-${dateInParis(services.clock.now())}`)

  async function* pages() {
    let rows = first
    for (let offset = 0; rows.length > 0;) {
      yield rows.map((row) => {
        const job = toUsedJob(row, locale)
        return columns.map(({ cell }) => cell(job, locale))
      })
      offset += atOnce
      rows = rows.length < atOnce ? [] : await pageAt(offset)
    }
  }
}

interface Column {
  readonly name: keyof ReturnType<typeof usageWords>['columns']
  readonly kind: ColumnKind
  readonly cell: (job: UsedJob, locale: Locale) => TableCell
}

const listed = (names: readonly string[]) => (names.length === 0 ? null : names.join(', '))

const columns: readonly Column[] = [
  { name: 'owner', kind: 'text', cell: ({ owner }) => owner.name },
  { name: 'job', kind: 'text', cell: ({ jobTitle }) => jobTitle.name },
  { name: 'suffix', kind: 'text', cell: ({ suffix }) => suffix },
  { name: 'rate', kind: 'money', cell: ({ hourlyRate }) => hourlyRate },
  {
    name: 'status',
    kind: 'text',
    cell: ({ executiveStatus: status }, locale) =>
      status === null ? null : usageWords(locale).statuses[status],
  },
  { name: 'subtasks', kind: 'text', cell: ({ subtasks }) => listed(subtasks) },
  { name: 'licences', kind: 'text', cell: ({ licences }) => listed(licences) },
  {
    name: 'experiences',
    kind: 'text',
    cell: ({ experiences }, locale) =>
      listed(
        experiences.map(({ name, months }) => `${name} (${months} ${usageWords(locale).months})`),
      ),
  },
  { name: 'users', kind: 'text', cell: ({ users }) => listed(users.map(({ name }) => name)) },
  { name: 'missions', kind: 'number', cell: ({ missions }) => missions },
  { name: 'missionsOfYear', kind: 'number', cell: ({ missionsOfYear }) => missionsOfYear },
  { name: 'siders', kind: 'number', cell: ({ siders }) => siders },
  {
    name: 'lastPosted',
    kind: 'day',
    cell: ({ lastPostedAt }) => (lastPostedAt === null ? null : dateInParis(instant(lastPostedAt))),
  },
  { name: 'sameTitle', kind: 'number', cell: ({ sameTitle }) => sameTitle.descriptions },
  {
    name: 'differs',
    kind: 'text',
    cell: ({ sameTitle }, locale) =>
      listed(sameTitle.differs.map((field) => usageWords(locale).fields[field])),
  },
]
