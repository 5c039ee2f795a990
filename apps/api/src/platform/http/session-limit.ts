/**
 * SQL: when a session ends by the shortest limit of the companies and groups of its person, where the
 * limit of a group holds in its companies; null without a limit. `session` is the table or its alias.
 */
export function limitEndOf(session: 's' | 'sessions'): string {
  return `${session}.created_at + make_interval(hours => (
    select min(least(own.hours, above.hours)) from memberships lm
    join organisations lo on lo.id = lm.organisation_id
    left join session_limits own on own.organisation_id = lo.id
    left join session_limits above on above.organisation_id = lo.parent_id
    where lm.user_id = ${session}.user_id))`
}
