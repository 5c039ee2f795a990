import type { NewMotive } from '@renfort/contract/motive.ts'
import { emptyMotive, type MotiveReason } from '@renfort/domain/mission/motive.ts'

export const blankReplacement = { name: '', position: '', justification: '' }
export const blankRecruitment = { name: '', date: '', position: '' }

/** A new form is empty, with one row where the reason needs the name of a person (POST-15 to POST-17). */
export function motiveFormValues(reason: MotiveReason): NewMotive {
  return {
    ...emptyMotive(reason),
    replacements: reason === 'replacement' ? [blankReplacement] : [],
    recruitments: reason === 'waitingRecruitment' ? [blankRecruitment] : [],
  }
}
