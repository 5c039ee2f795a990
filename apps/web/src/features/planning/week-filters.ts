import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { SheetMission, WeekSheet } from './week-sheet.ts'

/** The filters of the week, as the address writes them; without any, all missions show. */
export interface WeekFilters {
  readonly place?: string | undefined
  readonly department?: string | undefined
  readonly manager?: string | undefined
  readonly job?: string | undefined
  /** The id of the single mission that a link leads to. */
  readonly mission?: string | undefined
}

export type WeekFilter = keyof WeekFilters
export const weekFilters = [
  'place',
  'department',
  'manager',
  'job',
  'mission',
] as const satisfies readonly WeekFilter[]

export interface FilterChoice {
  readonly id: string
  readonly label: string
}

/** The maximum length of a place in the address. */
const placeLength = 100

function choiceOf(mission: SheetMission, filter: WeekFilter): FilterChoice | null {
  const { place, department, manager, job } = mission
  if (filter === 'mission') return { id: mission.id, label: mission.title }
  if (filter === 'job') return { id: job.id, label: job.name }
  if (filter === 'department') {
    return department === null ? null : { id: department.id, label: department.name }
  }
  if (filter === 'place') {
    return place === null ? null : { id: place.slice(0, placeLength).trim(), label: place }
  }
  if (manager === null) return null
  return { id: manager.id, label: fullName(manager) }
}

export interface FilterChoices {
  readonly filter: WeekFilter
  /** Each value once, in no order. */
  readonly choices: readonly FilterChoice[]
}

/** The values of each filter in a week. */
export function choicesOf(missions: readonly SheetMission[]): readonly FilterChoices[] {
  return weekFilters.map((filter) => {
    const found = new Map<string, FilterChoice>()
    for (const mission of missions) {
      const choice = choiceOf(mission, filter)
      if (choice !== null) found.set(choice.id, choice)
    }
    return { filter, choices: [...found.values()] }
  })
}

/**
 * Whether a week offers a filter: one that is set, or one with several values. A mission is chosen
 * by a link from elsewhere: here it can only be removed.
 */
export function isOffered({ filter, choices }: FilterChoices, filters: WeekFilters): boolean {
  return filters[filter] !== undefined || (filter !== 'mission' && choices.length > 1)
}

export function isFiltered(filters: WeekFilters): boolean {
  return weekFilters.some((filter) => filters[filter] !== undefined)
}

/** The missions that pass every filter, with their hours. */
export function filteredSheet(sheet: WeekSheet, filters: WeekFilters): WeekSheet {
  if (!isFiltered(filters)) return sheet
  const missions = sheet.missions.filter((mission) =>
    weekFilters.every((filter) => {
      const wanted = filters[filter]
      return wanted === undefined || choiceOf(mission, filter)?.id === wanted
    }),
  )
  return { ...sheet, missions, minutes: missions.reduce((sum, { minutes }) => sum + minutes, 0) }
}
