import {
  createDepartment,
  deleteDepartment,
  type Department,
  listDepartments,
  updateDepartment,
} from '@renfort/contract/department.ts'
import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import { CallError } from '../../platform/call-error.ts'
import { issuesOf } from '../../platform/call.ts'
import { useMe } from '../../platform/me.ts'
import { type Handles, stale } from '../../platform/query-client.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

/** The list has the number of missions of each. */
staleAfter(listDepartments, [
  'departmentOfMission',
  'missions',
  createDepartment,
  updateDepartment,
  deleteDepartment,
])

/** Every department of a company, deleted ones included: missions still name them. */
export const departmentsQuery = (organisationId: string) =>
  queryFor(listDepartments, { params: { id: organisationId } }, stale.lists)

export function useDepartments(isNeeded = true) {
  const { organisation } = useMe()
  return useQuery({
    ...departmentsQuery(organisation?.id ?? ''),
    enabled: isNeeded && organisation !== null,
  })
}

/** The department of a mission; `null` without one, or while it loads. */
export function useDepartment(id: string | null): Department | null {
  const { data } = useDepartments(id !== null)
  return data?.find((department) => department.id === id) ?? null
}

/** The issues of a refusal at their fields; a used name is reported at the name (DEPT-03). */
export function problemsOf(failure: unknown): readonly Issue[] {
  if (failure instanceof CallError && failure.key === 'errors.department.duplicate_name') {
    return [issue(['name'], failure.key)]
  }
  return issuesOf(failure)
}

interface DepartmentCommandOptions {
  readonly onDone?: () => void
  readonly handles?: Handles
}

/** A change of the departments, which are then read again; also after a refusal, since another user was faster. */
export function useDepartmentCommand<E extends Endpoint>(
  endpoint: E,
  { onDone, handles }: DepartmentCommandOptions,
) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useCommand(endpoint, {
    ...(handles === undefined ? {} : { handles }),
    onSuccess: () => onDone?.(),
  })
  const run = async (input: Input<E>) => {
    try {
      await mutateAsync(input)
    } catch (failure) {
      void client.invalidateQueries({ queryKey: keyOf(listDepartments) })
      throw failure
    }
  }
  return { run, isPending }
}

/** Adds a department; it is in the list at once. */
export function useAddDepartment(onAdded?: (department: Department) => void) {
  const client = useQueryClient()
  const { organisation } = useMe()
  const { queryKey } = departmentsQuery(organisation?.id ?? '')
  const { mutateAsync } = useCommand(createDepartment, {
    handles: (error) => problemsOf(error).length > 0,
    onSuccess: (department) => {
      client.setQueryData(queryKey, (known = []) => [...known, { ...department, missionsCount: 0 }])
      onAdded?.(department)
    },
  })
  return (body: { name: string; code: string | null }) =>
    mutateAsync({ params: { id: organisation?.id ?? '' }, body })
}
