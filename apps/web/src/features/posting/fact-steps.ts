import type { MissionFact } from '../mission-facts/mission-fact.ts'
import type { DetailsAnchor } from './details-step.tsx'

export type FactStep =
  | { readonly step: 'motive' | 'shifts' | 'flexible-planning' | 'workers' }
  | { readonly step: 'details'; readonly anchor: DetailsAnchor }

/** The step that asks for a fact, which its edit action leads to (SUM-11); other facts have a dialog. */
export const factSteps = {
  department: { step: 'details', anchor: 'department' },
  address: { step: 'details', anchor: 'address' },
  manager: { step: 'details', anchor: 'manager' },
  missionInformation: { step: 'details', anchor: 'additional-informations' },
  shifts: { step: 'shifts' },
  flexiblePlanning: { step: 'flexible-planning' },
  type: { step: 'workers' },
  requestedSiders: { step: 'workers' },
  motive: { step: 'motive' },
} as const satisfies Partial<Record<MissionFact, FactStep>>

export function hasStep(fact: MissionFact): fact is keyof typeof factSteps {
  return fact in factSteps
}
