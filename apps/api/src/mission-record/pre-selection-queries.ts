/**
 * Whether the caller can open a pre-selection of the mission `m` (TASK-17, PLAN-12), by the
 * parameters that hold what they see: `shown`, and the `owner` to whose missions they are limited.
 */
export function preSelectionLink(shown: string, owner: string): string {
  return `(
    m.pre_selection and ${shown}::text <> 'none'
    and (${owner}::uuid is null or m.manager_id = ${owner} or m.created_by = ${owner})
    and exists (
      select from applicants a where a.organisation_id = m.organisation_id and a.mission_id = m.id
        and (a.visible or ${shown} = 'all')
    )
  ) as "hasPreSelection"`
}
