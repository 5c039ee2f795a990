import { choiceParam, flagParam, type Search, textParam } from '../../platform/search-params.ts'

export const departmentColumns = ['name', 'code', 'missions'] as const
export type DepartmentColumn = (typeof departmentColumns)[number]

/** What the address says of the list: the searched text, and the sort column. */
export interface DepartmentSearch {
  q?: string | undefined
  sort?: DepartmentColumn | undefined
  down?: true | undefined
}

export function departmentSearch(search: Search): DepartmentSearch {
  return {
    q: textParam(search['q']),
    sort: choiceParam(search['sort'], departmentColumns),
    down: flagParam(search['down']),
  }
}
