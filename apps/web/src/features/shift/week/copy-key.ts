import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'

/** Two shifts of a week never start and end together (SHIFT-15). */
export function copyKey({ startsAt, endsAt }: ShiftDraft): string {
  return `${startsAt} ${endsAt}`
}
