import { mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'

/** A count as it is said: no more than so many lines were counted. */
export function shownCount(count: number): string {
  return count < mostInboxLines ? String(count) : `${mostInboxLines - 1}+`
}
