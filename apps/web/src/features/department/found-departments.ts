import type { ListedDepartment } from '@renfort/contract/department.ts'
import { isFound } from '@renfort/domain/kernel/searched.ts'
import type { DepartmentSearch } from './department-search.ts'

/** The matching departments in the chosen order: by name by default, and between equals. */
export function foundDepartments(
  departments: readonly ListedDepartment[],
  { q = '', sort = 'name', down }: DepartmentSearch,
  locale: string,
): readonly ListedDepartment[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const byName = (a: ListedDepartment, b: ListedDepartment) => compare(a.name, b.name)
  const by = {
    name: byName,
    code: (a: ListedDepartment, b: ListedDepartment) => compare(a.code ?? '', b.code ?? ''),
    missions: (a: ListedDepartment, b: ListedDepartment) => a.missionsCount - b.missionsCount,
  }[sort]
  // Those without a code come last, whatever the direction.
  const hasNothing = ({ code }: ListedDepartment) => Number(sort === 'code' && code === null)
  return departments
    .filter(({ name, code }) => isFound(q, `${name} ${code ?? ''}`))
    .toSorted(
      (a, b) => hasNothing(a) - hasNothing(b) || (down ? by(b, a) : by(a, b)) || byName(a, b),
    )
}
