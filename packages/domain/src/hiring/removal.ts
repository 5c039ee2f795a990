import { compareInstants, type Instant } from '../kernel/calendar.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { ShiftDraft } from '../shift/shift.ts'

/** Why somebody who was hired does not come. */
export const removalReasons = [
  'sick',
  'withdrew',
  'noShow',
  'companyAsked',
  'plannedWrongly',
  'other',
] as const
export type RemovalReason = (typeof removalReasons)[number]

/** Whether a reason says nothing by itself, and needs a comment. */
export function needsComment(reason: RemovalReason): boolean {
  return reason === 'other'
}

/** The shifts that somebody is taken off, or why they cannot be. */
export type Removal = { readonly shiftIds: readonly string[] } | { readonly refusal: Refusal }

/**
 * The shifts that a Sider leaves: the named ones, or all that are not over. A shift that is over,
 * or not theirs, refuses the whole call.
 */
export function removalOf(
  own: readonly (Pick<ShiftDraft, 'endsAt'> & { readonly id: string })[],
  wanted: readonly string[] | undefined,
  now: Instant,
): Removal {
  const isOver = ({ endsAt }: Pick<ShiftDraft, 'endsAt'>) => compareInstants(endsAt, now) <= 0
  if (own.length === 0) return { refusal: { key: 'errors.hiring.not_hired' } }
  if (wanted === undefined) {
    const shiftIds = own.filter((shift) => !isOver(shift)).map(({ id }) => id)
    return shiftIds.length > 0 ? { shiftIds } : { refusal: { key: 'errors.hiring.shift_over' } }
  }
  const byId = new Map(own.map((shift) => [shift.id, shift]))
  const shiftIds = [...new Set(wanted)]
  for (const shiftId of shiftIds) {
    const shift = byId.get(shiftId)
    const refuse = (key: Refusal['key']) => ({ refusal: { key, params: { shiftId } } })
    if (shift === undefined) return refuse('errors.hiring.not_hired')
    if (isOver(shift)) return refuse('errors.hiring.shift_over')
  }
  return { shiftIds }
}
