import { isIsoDate } from '../kernel/calendar.ts'
import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'

/** The legal motives of a mission (POST-13). */
export const motiveReasons = [
  'activityIncrease',
  'replacement',
  'waitingRecruitment',
  'temporaryContract',
  'seasonalActivity',
] as const
export type MotiveReason = (typeof motiveReasons)[number]

export interface Replacement {
  readonly name: string
  readonly position: string
  readonly justification: string
}

export interface Recruitment {
  readonly name: string
  readonly date: string
  readonly position: string
}

export interface MotiveDraft {
  readonly reason: MotiveReason
  readonly justification: string
  readonly replacements: readonly Replacement[]
  readonly recruitments: readonly Recruitment[]
}

/** Characters of the justification of a motive; one is enough inside a replacement (C-02). */
export const justificationMinimum = 6

/** The motive that a dialog starts from, also when the reason changes (POST-15, POST-18). */
export function emptyMotive(reason: MotiveReason): MotiveDraft {
  return { reason, justification: '', replacements: [], recruitments: [] }
}

/** Every problem of a motive, each at its field (POST-13 to POST-17). */
export function validateMotive(motive: MotiveDraft): Issue[] {
  const issues: Issue[] = []
  if (!motiveReasons.some((known) => known === motive.reason)) {
    issues.push(issue(['reason'], 'errors.field.unknown_choice'))
  }
  if (motive.justification.trim().length < justificationMinimum) {
    const min = { min: justificationMinimum }
    issues.push(issue(['justification'], 'errors.motive.justification_too_short', min))
  }
  if (motive.reason === 'replacement') issues.push(...replacementIssues(motive.replacements))
  if (motive.reason === 'waitingRecruitment') issues.push(...recruitmentIssues(motive.recruitments))
  return issues
}

function replacementIssues(replacements: readonly Replacement[]): Issue[] {
  if (replacements.length === 0) {
    return [issue(['replacements'], 'errors.motive.replacement_missing')]
  }
  return replacements.flatMap((row, i) =>
    blankFields(['replacements', i], row, ['name', 'position', 'justification']),
  )
}

function recruitmentIssues(recruitments: readonly Recruitment[]): Issue[] {
  if (recruitments.length === 0) {
    return [issue(['recruitments'], 'errors.motive.recruitment_missing')]
  }
  return recruitments.flatMap((row, i) => {
    const path = ['recruitments', i]
    const blank = blankFields(path, row, ['name', 'date', 'position'])
    if (row.date.trim() === '' || isIsoDate(row.date)) return blank
    return [...blank, issue([...path, 'date'], 'errors.field.format')]
  })
}

function blankFields<Field extends string>(
  path: Issue['path'],
  row: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Issue[] {
  return fields
    .filter((field) => row[field].trim() === '')
    .map((field) => issue([...path, field], 'errors.field.required'))
}
