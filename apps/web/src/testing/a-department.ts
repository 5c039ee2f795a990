import type { ListedDepartment } from '@renfort/contract/department.ts'
import { companyId } from './a-me.ts'

/** The dining room, which no mission is of. */
export function aDepartment(changes: Partial<ListedDepartment> = {}): ListedDepartment {
  return {
    id: '00000000-0000-4000-8000-000000000d01',
    organisationId: companyId,
    name: 'Salle',
    code: 'A12',
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    deletedAt: null,
    missionsCount: 0,
    ...changes,
  }
}
