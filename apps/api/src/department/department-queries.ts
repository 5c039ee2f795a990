import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { type DepartmentDraft, departmentKey } from '@renfort/domain/department/department.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

const columns = [
  'id',
  'organisation_id as organisationId',
  'name',
  'code',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'deleted_at as deletedAt',
] as const

export type DepartmentRow = Awaited<ReturnType<typeof findDepartments>>[number]

function departmentsOf(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('departments')
    .select(columns)
    .where('organisation_id', '=', organisationId)
}

function activeDepartment(queries: Queries, organisationId: string, id: string) {
  return departmentsOf(queries, organisationId).where('id', '=', id).where('deleted_at', 'is', null)
}

export async function findDepartments(queries: Queries, organisationId: string) {
  return departmentsOf(queries, organisationId).execute()
}

/**
 * How many missions each department of the company has; departments without missions are left out.
 */
export async function countMissions(
  queries: Queries,
  organisationId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('missions')
    .select(['department_id as departmentId', sql<number>`count(*)::int`.as('count')])
    .where('organisation_id', '=', organisationId)
    .where('department_id', 'is not', null)
    .groupBy('department_id')
    .execute()
  return new Map(rows.map(({ departmentId, count }) => [departmentId ?? '', count]))
}

/** A department of the company that is not deleted. */
export async function findActiveDepartment(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<DepartmentRow | undefined> {
  return activeDepartment(queries, organisationId, id).executeTakeFirst()
}

/** The department, locked until the end of the transaction. */
export async function lockDepartment(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<DepartmentRow | undefined> {
  return activeDepartment(queries, organisationId, id).forUpdate().executeTakeFirst()
}

/** Returns `undefined` when the company already has a department of that name (DEPT-03). */
export async function insertDepartment(
  queries: Queries,
  organisationId: string,
  { name, code }: DepartmentDraft,
  now: Instant,
): Promise<DepartmentRow | undefined> {
  return queries
    .insertInto('departments')
    .values({
      organisation_id: organisationId,
      name,
      name_key: departmentKey(name),
      code,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'name_key']).where('deleted_at', 'is', null).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst()
}

export async function isNameTaken(
  queries: Queries,
  { id, organisationId }: Pick<DepartmentRow, 'id' | 'organisationId'>,
  name: string,
): Promise<boolean> {
  const other = await queries
    .selectFrom('departments')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name_key', '=', departmentKey(name))
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function saveDepartment(
  queries: Queries,
  id: string,
  { name, code }: DepartmentDraft,
  now: Instant,
): Promise<DepartmentRow> {
  return queries
    .updateTable('departments')
    .set({ name, name_key: departmentKey(name), code, updated_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Deletes a department: its row stays for its missions, and its name is free again (G-10). */
export async function markDeleted(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries
    .updateTable('departments')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}
