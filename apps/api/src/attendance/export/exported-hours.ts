import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isImported, latestDeclared, plannedVersion } from '@renfort/domain/attendance/history.ts'
import { hoursLines } from '@renfort/domain/attendance/hours-pricer.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import type { QuotationLine } from '@renfort/domain/quotation/quotation.ts'
import { firstDayOf } from '../../mission-record/mission-pricing.ts'
import { findMissionsToPrice } from '../../mission-record/price-list-queries.ts'
import { termsOf } from '../../mission-record/quotation-terms.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import type { fr } from './fr.ts'
import { type ExportRow, findNames } from './export-queries.ts'

/** One line of hours with everything that the file shows of it. */
export interface ExportedHours {
  readonly row: ExportRow
  /** The local day. */
  readonly day: IsoDate
  readonly state: keyof typeof fr.status
  readonly planned: WorkedTime | null
  readonly declared: WorkedTime | null
  readonly retained: WorkedTime
  readonly isAbsence: boolean
  /** The priced lines of the retained hours. */
  readonly lines: readonly QuotationLine[]
  /** Who validated: the name of an account, or a kind for those who do not act for the company. */
  readonly validatedBy:
    | { readonly name: string }
    | { readonly byItself: keyof typeof fr.validator }
    | null
}

export type ExportedPage = readonly ExportedHours[]

/**
 * Reads the data that pages of hours share: each mission and each account once for the whole file.
 */
export function hoursReader(
  call: ReadCall,
  organisationIds: readonly string[],
): (rows: readonly ExportRow[]) => Promise<ExportedPage> {
  const { queries, services } = call
  const linesOf = new Map<string, ReturnType<typeof hoursLines>>()
  const names = new Map<string, string>()
  return async (rows) => {
    const missions = unknown(
      rows.map(({ missionId }) => missionId),
      linesOf,
    )
    const accounts = unknown(
      rows.flatMap((row) => validationOf(row)?.updatedBy ?? []),
      names,
    )
    if (missions.length > 0) {
      const now = services.clock.now()
      const found = await findMissionsToPrice(queries, {
        organisationIds,
        owner: null,
        ids: missions,
      })
      for (const each of found) {
        linesOf.set(each.id, hoursLines(termsOf(each), firstDayOf(each, { now })))
      }
    }
    if (accounts.length > 0) {
      for (const { id, name } of await findNames(queries, accounts)) names.set(id, name)
    }
    return rows.map((row) => exported(row, linesOf.get(row.missionId), names))
  }
}

function unknown(ids: readonly string[], known: ReadonlyMap<string, unknown>): readonly string[] {
  return [...new Set(ids)].filter((id) => !known.has(id))
}

function exported(
  row: ExportRow,
  linesOf: ReturnType<typeof hoursLines> | undefined,
  names: ReadonlyMap<string, string>,
): ExportedHours {
  const { history, startsAt, timeZone, absenceJustification } = row
  const retained = history.at(-1) ?? { startDate: startsAt, endDate: startsAt, breaks: [] }
  const isAbsence = absenceJustification !== null
  return {
    row,
    day: dateAt(startsAt, timeZone),
    state: stateOf(row),
    planned: plannedVersion(history),
    declared: latestDeclared(history),
    retained,
    isAbsence,
    lines: isAbsence ? [] : (linesOf?.(retained) ?? []),
    validatedBy: validatorOf(row, names),
  }
}

function stateOf({ status, paidAt, history }: ExportRow): ExportedHours['state'] {
  if (status === 'att.waiting') return isImported(status, history) ? 'imported' : 'waiting'
  if (status === 'att.disputed') return 'disputed'
  if (status === 'att.conflict') return 'conflict'
  return paidAt === null ? 'validated' : 'paid'
}

function validationOf({ history }: ExportRow) {
  return history.at(-1)?.actions.findLast(({ type }) => type === 'validation')
}

function validatorOf(
  row: ExportRow,
  names: ReadonlyMap<string, string>,
): ExportedHours['validatedBy'] {
  if (row.status !== 'att.validated') return null
  const action = validationOf(row)
  const last = row.history.at(-1)
  if (last?.origin === 'insider' || action?.origin === 'insider') return { byItself: 'insider' }
  if (action === undefined) return null
  if (action.origin === 'sider') return { byItself: 'sider' }
  const name = action.updatedBy === null ? undefined : names.get(action.updatedBy)
  return name === undefined ? { byItself: 'deadline' } : { name }
}
