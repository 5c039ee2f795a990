/** Expressions of SQL. */
interface Deputising {
  readonly deputy: string
  readonly company: string
  /** The group of the company. */
  readonly group: string
  readonly now: string
}

/**
 * The members of a company who are away and named a deputy, as a JSON list of `StoredAbsent`, the
 * longest away first; `null` for none. Who has left the team leaves nothing to anybody.
 */
export function absentMembers({ deputy, company, group, now }: Deputising): string {
  const today = `(${now} at time zone 'Europe/Paris')::date`
  return `(
    select jsonb_agg(jsonb_build_object('userId', y.id, 'firstName', y.first_name,
      'lastName', y.last_name, 'role', coalesce(own.role, above.role), 'until', w.until_day)
      order by w.from_day, w.id)
    from member_absences w
    join users y on y.id = w.user_id
    left join memberships own on own.user_id = y.id and own.organisation_id = ${company}
    left join memberships above on above.user_id = y.id and above.organisation_id = ${group}
    where w.deputy_id = ${deputy} and w.organisation_id = ${company}
      and w.from_day <= ${today} and w.until_day >= ${today}
      and coalesce(own.role, above.role) is not null
  )`
}
