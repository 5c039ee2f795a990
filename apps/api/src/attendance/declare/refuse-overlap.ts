import { issue } from '@renfort/domain/kernel/issue.ts'
import { isExclusionViolation } from '../../platform/database/database-failure.ts'
import { type RefusalError, refuse } from '../../platform/http/refusal.ts'

export interface NamedSider {
  readonly siderId: string
  readonly sider: string
}

/**
 * The Sider worked elsewhere: an error at the field, which does not name the place, because it may
 * belong to another company.
 */
export function overlapRefusal(who: NamedSider): RefusalError {
  const issues = [issue(['startDate'], 'errors.attendance.overlap', { ...who })]
  return refuse('errors.attendance.overlap', { ...who, issues })
}

/**
 * Writes hours, and turns the database's refusal of an overlap, in any company, into the error of
 * the call.
 */
export async function refusingOverlap<Result>(
  who: NamedSider,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw isExclusionViolation(error) ? overlapRefusal(who) : error
  }
}
