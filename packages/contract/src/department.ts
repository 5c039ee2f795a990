import {
  departmentLimits,
  departmentText,
  validateDepartment,
} from '@renfort/domain/department/department.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, instant, key } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

export const department = z.object({
  id,
  organisationId: id,
  name: z.string(),
  /** Its code in the company's analytic accounts. */
  code: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
})
export type Department = z.infer<typeof department>

const listedDepartment = department.extend({
  /** Missions that name it, drafts included. */
  missionsCount: z.number().int(),
})
export type ListedDepartment = z.infer<typeof listedDepartment>

// Longer input is refused before its spaces are trimmed.
const longestInput = 500

const name = z
  .string(key('errors.field.required'))
  .max(longestInput, key('errors.field.too_long'))
  .transform(departmentText)
const code = z
  .string(key('errors.field.format'))
  .max(longestInput, key('errors.field.too_long'))
  .transform((text) => departmentText(text) || null)
  .nullable()

/** The fields of a department (DEPT-02, DEPT-04). */
const newFields = z.object({ name, code: code.default(null) })
export const newDepartment = newFields.check(rule(validateDepartment))
export type NewDepartment = z.input<typeof newDepartment>

export const departmentPatch = z
  .object({ name, code })
  .partial()
  .check(
    rule(({ name: typed, code: typedCode }) =>
      validateDepartment({
        ...(typed === undefined ? {} : { name: typed }),
        ...(typedCode === undefined ? {} : { code: typedCode }),
      }),
    ),
  )

const ofOrganisation = z.object({ id })
const ofDepartment = z.object({ id, departmentId: id })

export const listDepartments = endpoint({
  method: 'GET',
  path: '/organisations/:id/departments',
  summary:
    'Departments of the company by name, each with its missions; with `status=active`, those that are not deleted',
  access: 'department.list',
  params: ofOrganisation,
  query: z.object({ status: z.enum(['active'], key('errors.field.unknown_choice')).optional() }),
  response: z.array(listedDepartment),
  errors: [],
})

export const createDepartment = endpoint({
  method: 'POST',
  path: '/organisations/:id/departments',
  summary: `Adds a department; names have ${departmentLimits.name} characters at most and differ by more than case and accents`,
  access: 'department.edit',
  params: ofOrganisation,
  body: newFields.extend({ organisationId: id.optional() }).check(rule(validateDepartment)),
  response: department,
  status: 201,
  errors: ['errors.department.duplicate_name', 'errors.department.characters'],
})

export const updateDepartment = endpoint({
  method: 'PATCH',
  path: '/organisations/:id/departments/:departmentId',
  summary: 'Changes the name or the code of a department',
  access: 'department.edit',
  params: ofDepartment,
  body: departmentPatch,
  response: department,
  errors: ['errors.department.duplicate_name', 'errors.department.characters'],
})

export const deleteDepartment = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/departments/:departmentId',
  summary: 'Deletes a department; missions keep it, and its name is free again',
  access: 'department.edit',
  params: ofDepartment,
  response: z.void(),
  status: 204,
  errors: [],
})
