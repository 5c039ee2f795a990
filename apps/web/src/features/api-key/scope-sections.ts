import type { Action } from '@renfort/domain/access/policy.ts'
import type { fr } from './fr.ts'

type Section = keyof typeof fr.sections

const sectionOfArea: Readonly<Record<string, Section>> = {
  mission: 'missions',
  planning: 'missions',
  inbox: 'missions',
  search: 'missions',
  quotation: 'missions',
  motive: 'missions',
  jobDescription: 'missions',
  worker: 'people',
  applicant: 'people',
  feedback: 'people',
  attendance: 'hours',
  contract: 'papers',
  figures: 'papers',
  invoice: 'papers',
  payment: 'papers',
}

/** The scopes under the headings of the form; what is of no other heading is of the company. */
export function scopeSections(scopes: readonly Action[]): ReadonlyMap<Section, readonly Action[]> {
  return Map.groupBy(scopes, (scope) => sectionOfArea[scope.split('.')[0] ?? ''] ?? 'company')
}

/** Whether a scope lets a program look at things and change nothing. */
export function isReading(scope: string): boolean {
  return /\.(read|list|browse|use|filter)/.test(scope)
}
