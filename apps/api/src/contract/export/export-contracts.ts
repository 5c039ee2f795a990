import type { contracts } from '@renfort/contract'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { contractStatusNames } from '@renfort/domain/contract/contract-status-names.ts'
import { signingClocks } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { dateInParis, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { type Call, scopeWith, sessionOf } from '../../platform/http/route.ts'
import type { StreamedFile } from '../../platform/http/wire-answer.ts'
import { csvFile } from '../../platform/table-file/csv-file.ts'
import type { ColumnKind } from '../../platform/table-file/streamed-table.ts'
import type { TableCell } from '../../platform/table-file/table-cell.ts'
import { companiesRead } from '../companies-read.ts'
import { documentNumber } from '../document-number.ts'
import { wordsOf } from '../words-of.ts'
import { type ExportedBatch, findExportedBatches } from './export-queries.ts'
import { exportWords } from './export-words.ts'

/** Documents in memory at once. */
const atOnce = 500

/** The documents of a list of contracts as a file, which is sent while it is read. */
export async function exportContracts(
  call: Call,
  { params, query: { signed, companyId } }: Parsed<typeof contracts.exportContracts>,
): Promise<StreamedFile> {
  const { locale, services } = call
  const queries = services.db.queries(scopeWith('companies', call))
  const organisationIds = await companiesRead(call, { ...params, companyId })
  const pageAfter = (after: ExportedBatch | null) =>
    findExportedBatches(queries, { organisationIds, signed, after, limit: atOnce })
  // A failure of the first page is still an error answer, and not a broken file.
  const first = await pageAfter(null)
  const shown = columns.filter(
    ({ name }) => name !== 'company' || sessionOf(call).organisation === null,
  )
  const words = exportWords(locale)
  const table = {
    sheet: words.sheet,
    columns: shown.map(({ name, kind }) => ({ heading: words[name], kind })),
    pages: pages(),
  }
  const today = dateInParis(services.clock.now())
  const name = [words.file, signed ? words.signed : words.toSign, today].join('-')
  return csvFile(table, locale, name)

  async function* pages() {
    let rows = first
    while (rows.length > 0) {
      yield rows.map((row) => shown.map(({ cell }) => cell(row, locale)))
      const last = rows.length < atOnce ? undefined : rows.at(-1)
      rows = last === undefined ? [] : await pageAfter(last)
    }
  }
}

interface Column {
  readonly name: Exclude<keyof ReturnType<typeof exportWords>, 'file' | 'sheet'>
  readonly kind: ColumnKind
  readonly cell: (row: ExportedBatch, locale: Locale) => TableCell
}

const columns: readonly Column[] = [
  { name: 'company', kind: 'text', cell: ({ companyName }) => companyName },
  {
    name: 'number',
    kind: 'text',
    cell: ({ first, missionNumber }) =>
      first === null ? null : documentNumber(missionNumber ?? '', first),
  },
  {
    name: 'kind',
    kind: 'text',
    cell: ({ kind }, locale) =>
      kind === 'contract' ? exportWords(locale).contract : wordsOf(locale).amendment.kinds[kind],
  },
  {
    name: 'mission',
    kind: 'text',
    cell: ({ jobTitleId, missionName }, locale) =>
      missionDisplayName(namedTitle(jobTitleId, locale).name, missionName),
  },
  {
    name: 'manager',
    kind: 'text',
    cell: ({ managerFirstName: firstName, managerLastName: lastName }) =>
      firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
  },
  { name: 'contracts', kind: 'number', cell: ({ contracts }) => contracts },
  {
    name: 'status',
    kind: 'text',
    cell: ({ status }, locale) => contractStatusNames[locale][status],
  },
  // Days of the place of work.
  { name: 'start', kind: 'day', cell: ({ startsAt, timeZone }) => dateAt(startsAt, timeZone) },
  {
    name: 'lastDay',
    kind: 'day',
    cell: ({ startsAt, timeZone }) => signingClocks(startsAt, timeZone).lastDay,
  },
  {
    name: 'signedAt',
    kind: 'text',
    cell: ({ signedAt }) => {
      if (signedAt === null) return null
      const { date, time } = localInParis(signedAt)
      return `${date} ${time}`
    },
  },
  { name: 'signedBy', kind: 'text', cell: ({ signedName }) => signedName },
]
