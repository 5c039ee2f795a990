import { issue } from '@renfort/domain/kernel/issue.ts'
import { isExclusionViolation } from '../../platform/database/database-failure.ts'
import { type RefusalError, refuse } from '../../platform/http/refusal.ts'

export interface NamedSider {
  readonly siderId: string
  readonly sider: string
}

/** The Sider was at work elsewhere: said at the field, without where, which may be another company. */
export function overlapRefusal(who: NamedSider): RefusalError {
  const issues = [issue(['startDate'], 'errors.attendance.overlap', { ...who })]
  return refuse('errors.attendance.overlap', { ...who, issues })
}

/** Writes hours; those that meet others of the Sider, in whatever company, are refused by the database. */
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
