import type { ListedDepartment } from '@renfort/contract/department.ts'
import { describe, expect, it } from 'vitest'
import { departmentSearch, type DepartmentSearch } from './department-search.ts'
import { foundDepartments } from './departments-page.tsx'

function aDepartment(name: string, code: string | null, missionsCount: number): ListedDepartment {
  const at = '2026-12-02T09:00:00.000Z'
  const stamps = { createdAt: at, updatedAt: at, deletedAt: null }
  return { id: name, organisationId: 'company', name, code, missionsCount, ...stamps }
}

const departments = [
  aDepartment('Salle 10', 'S-10', 3),
  aDepartment('Salle 2', 'S-2', 3),
  aDepartment('Étages', null, 0),
  aDepartment('Bar', 'ET-9', 7),
]
const found = (search: DepartmentSearch) =>
  foundDepartments(departments, search, 'fr').map(({ name }) => name)

describe('DEPT-01 the list of departments', () => {
  it('is by name, numbers in their order', () => {
    expect(found({})).toEqual(['Bar', 'Étages', 'Salle 2', 'Salle 10'])
    expect(found({ down: true })).toEqual(['Salle 10', 'Salle 2', 'Étages', 'Bar'])
  })

  it('is searched in names and codes, case and accents aside', () => {
    expect(found({ q: 'et' })).toEqual(['Bar', 'Étages'])
    expect(found({ q: 'SALLE' })).toEqual(['Salle 2', 'Salle 10'])
    expect(found({ q: 's-10' })).toEqual(['Salle 10'])
    expect(found({ q: 'cave' })).toEqual([])
  })

  it('is sorted by code, those without one last in both directions', () => {
    expect(found({ sort: 'code' })).toEqual(['Bar', 'Salle 2', 'Salle 10', 'Étages'])
    expect(found({ sort: 'code', down: true })).toEqual(['Salle 10', 'Salle 2', 'Bar', 'Étages'])
  })

  it('is sorted by missions, equals by name', () => {
    expect(found({ sort: 'missions', down: true })).toEqual([
      'Bar',
      'Salle 2',
      'Salle 10',
      'Étages',
    ])
  })

  it('takes no word of the address that it does not know', () => {
    expect(departmentSearch({ q: 3, sort: 'id', down: 'yes' })).toEqual({})
    expect(departmentSearch({ q: 'bar', sort: 'code', down: true })).toEqual({
      q: 'bar',
      sort: 'code',
      down: true,
    })
  })
})
