import { type createCompany, firstAdministrator } from '@renfort/contract/administration.ts'
import { profileFields } from '@renfort/contract/company-settings.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { id } from '@renfort/contract/kernel/fields.ts'
import { readInput } from '@renfort/contract/kernel/issues.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { industries } from '@renfort/domain/organisation/industries.ts'
import { z } from 'zod'
import { organisationKinds } from '../organisation-search.ts'

const typed = z.object({
  kind: z.enum(organisationKinds),
  name: profileFields.shape.name,
  parentId: id.nullable(),
  industry: z.enum(industries).nullable(),
  administrator: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    hasOneName: z.boolean().optional(),
  }),
})
export type NewOrganisationForm = z.output<typeof typed>

export const newOrganisationForm = typed.check(rule(administratorIssues))

/** In a company of a group, nobody needs to be invited: the members of the group reach it. */
export function needsNobody({ kind, parentId }: Pick<NewOrganisationForm, 'kind' | 'parentId'>) {
  return kind === 'company' && parentId !== null
}

function isLeftOut({ administrator }: NewOrganisationForm): boolean {
  const { email, firstName, lastName } = administrator
  return [email, firstName, lastName].every((text) => text.trim() === '')
}

function administratorIssues(form: NewOrganisationForm): Issue[] {
  if (needsNobody(form) && isLeftOut(form)) return []
  const reading = readInput(firstAdministrator, form.administrator)
  if (reading.success) return []
  return reading.issues.map((found) => ({ ...found, path: ['administrator', ...found.path] }))
}

export function newOrganisationOf(form: NewOrganisationForm): Input<typeof createCompany>['body'] {
  const { kind, name, parentId, industry, administrator } = form
  const isParent = kind === 'group'
  return {
    name,
    isParent,
    parentId: isParent ? null : parentId,
    industry: isParent ? null : industry,
    administrator: isLeftOut(form) ? null : administrator,
  }
}
