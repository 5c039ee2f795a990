import type { FlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import type { Instant, IsoDate, LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

export interface StoredFlexiblePlanning extends FlexiblePlanning {
  readonly id: string
  /** The last day of the weeks that have shifts; `null` while no week has any. */
  readonly shiftsUntil: IsoDate | null
}

const columns = [
  'id',
  'start_date as startDate',
  'end_date as endDate',
  'weekly_volume as weeklyVolume',
  'siders',
  'amplitude_start as amplitudeStart',
  'amplitude_end as amplitudeEnd',
  'include_holidays as holidays',
  'include_week_days as weekDays',
  'include_saturday as saturday',
  'include_sunday as sunday',
  'shifts_until as shiftsUntil',
] as const

export async function findFlexiblePlanning(
  queries: Queries,
  missionId: string,
): Promise<StoredFlexiblePlanning | null> {
  const row = await queries
    .selectFrom('flexible_plannings')
    .select(columns)
    .where('mission_id', '=', missionId)
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** The flexible plannings of several missions, by mission. */
export async function findFlexiblePlanningsOf(
  queries: Queries,
  missionIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFlexiblePlanning>> {
  const rows = await queries
    .selectFrom('flexible_plannings')
    .select([...columns, 'mission_id as missionId'])
    .where(sql<boolean>`mission_id = any(${missionIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ missionId, ...row }) => [missionId, fromRow(row)]))
}

/**
 * Stores the flexible planning of a mission in place of a former one, whose shifts are deleted; no
 * shifts are created yet.
 */
export async function putFlexiblePlanning(
  queries: Queries,
  mission: { readonly id: string; readonly organisationId: string },
  planning: FlexiblePlanning,
  now: Instant,
): Promise<StoredFlexiblePlanning> {
  const { holidays, weekDays, saturday, sunday } = planning.include
  const values = {
    start_date: planning.startDate,
    end_date: planning.endDate,
    weekly_volume: planning.weeklyVolume,
    siders: planning.siders,
    amplitude_start: planning.amplitudeStart,
    amplitude_end: planning.amplitudeEnd,
    include_holidays: holidays,
    include_week_days: weekDays,
    include_saturday: saturday,
    include_sunday: sunday,
    shifts_until: null,
    updated_at: now,
  }
  const row = await queries
    .insertInto('flexible_plannings')
    .values({
      ...values,
      organisation_id: mission.organisationId,
      mission_id: mission.id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('mission_id').doUpdateSet(values))
    .returning(columns)
    .executeTakeFirstOrThrow()
  await queries.deleteFrom('shifts').where('flexible_planning_id', '=', row.id).execute()
  return fromRow(row)
}

/**
 * Gives a flexible planning another last day; the shifts of weeks after `shiftsUntil` are created
 * again.
 */
export async function moveFlexibleEnd(
  queries: Queries,
  { id, endDate, shiftsUntil }: Pick<StoredFlexiblePlanning, 'id' | 'endDate' | 'shiftsUntil'>,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('flexible_plannings')
    .set({ end_date: endDate, shifts_until: shiftsUntil, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Stores that the weeks up to a day have their shifts. */
export async function saveShiftsUntil(
  queries: Queries,
  id: string,
  shiftsUntil: IsoDate,
): Promise<void> {
  await queries
    .updateTable('flexible_plannings')
    .set({ shifts_until: shiftsUntil })
    .where('id', '=', id)
    .execute()
}

/** Removes the flexible planning; returns whether there was one. */
export async function removeFlexiblePlanning(
  queries: Queries,
  missionId: string,
): Promise<boolean> {
  const row = await queries
    .deleteFrom('flexible_plannings')
    .where('mission_id', '=', missionId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Row {
  readonly id: string
  readonly startDate: string
  readonly endDate: string
  readonly weeklyVolume: number
  readonly siders: number
  readonly amplitudeStart: string
  readonly amplitudeEnd: string
  readonly holidays: boolean
  readonly weekDays: boolean
  readonly saturday: boolean
  readonly sunday: boolean
  readonly shiftsUntil: string | null
}

function fromRow({ holidays, weekDays, saturday, sunday, ...row }: Row): StoredFlexiblePlanning {
  return {
    ...row,
    startDate: row.startDate as IsoDate,
    endDate: row.endDate as IsoDate,
    shiftsUntil: row.shiftsUntil as IsoDate | null,
    amplitudeStart: row.amplitudeStart as LocalTime,
    amplitudeEnd: row.amplitudeEnd as LocalTime,
    include: { holidays, weekDays, saturday, sunday },
  }
}
