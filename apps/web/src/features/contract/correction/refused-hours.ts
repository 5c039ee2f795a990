import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { issuesOf } from '../../../platform/call.ts'
import type { CallError } from '../../../platform/call-error.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import type { HoursFields } from './corrected-hours.ts'

/** Why a correction of hours is refused: beside the fields that it names, the rest at the head. */
export interface RefusedHours {
  readonly fields: Readonly<Partial<Record<keyof HoursFields, string>>>
  readonly head: readonly string[]
}

const fieldOfPart: Readonly<Record<string, keyof HoursFields>> = {
  siderIds: 'siderIds',
  removed: 'shiftId',
  id: 'shiftId',
  startDate: 'date',
  endDate: 'end',
  breakDuration: 'pause',
}

export function refusedHours(failure: CallError | null): RefusedHours {
  const issues = issuesOf(failure)
  if (failure === null || failure.status >= 500) return { fields: {}, head: [] }
  if (issues.length === 0) return { fields: {}, head: [sentenceOf(failure)] }
  const told = issues.map((issue) => ({
    field: fieldOf(issue),
    sentence: errorSentence(issue.key, issue.params),
  }))
  return {
    // The first problem of a field is the one to mend first.
    fields: Object.fromEntries(
      told
        .flatMap(({ field, sentence }) => (field === null ? [] : [[field, sentence] as const]))
        .toReversed(),
    ),
    head: told.flatMap(({ field, sentence }) => (field === null ? [sentence] : [])),
  }
}

function fieldOf({ path }: Issue): keyof HoursFields | null {
  return fieldOfPart[String(path.at(-1))] ?? fieldOfPart[String(path[0])] ?? null
}
