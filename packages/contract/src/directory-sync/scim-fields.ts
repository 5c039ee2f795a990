import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { code, key } from '../kernel/fields.ts'

const { text: longestText, members, operations, filter } = directoryLimits

/** The part of RFC 7643 and RFC 7644 that Entra ID and Okta use; see docs/directory-sync.md. */
export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  providerConfig: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const

/** Why a directory’s write is done again: what is already so stays so, and a second person is refused. */
export const neverReplayed =
  'SCIM has no such header: a repeated call finds what is already so, or is refused as a second one.'

export const line = z
  .string(key('errors.field.format'))
  .overwrite(oneLine)
  .max(longestText, key('errors.field.too_long'))

export const optionalValue = line.nullish()

/** A text of a directory that has to be there. */
export const requiredValue = z
  .string(key('errors.field.required'))
  .overwrite(oneLine)
  .min(1, key('errors.field.required'))
  .max(longestText, key('errors.field.too_long'))

/** Entra ID also writes the texts `True` and `False`. */
export const flag = z.union([z.boolean(), line]).nullish()

export const schemas = z.array(line).max(20, key('errors.field.too_long')).optional()

/** The id that the product gave; whatever else is sent names nobody. */
export const resourceId = code(longestText)

export const listQuery = z.object({
  filter: z.string().overwrite(oneLine).max(filter, key('errors.field.too_long')).optional(),
  /** The first resource of the page, from 1. */
  startIndex: z.coerce.number(key('errors.field.format')).optional(),
  count: z.coerce.number(key('errors.field.format')).optional(),
  attributes: line.optional(),
  excludedAttributes: line.optional(),
})

export const groupQuery = listQuery.pick({ attributes: true, excludedAttributes: true })

const single = z.union([line, z.number(), z.boolean(), z.null()])
const item = z.union([single, z.record(line, single)])
const items = z.array(item).max(members, key('errors.field.too_long'))
const attribute = z.union([single, items, z.record(line, z.union([single, items]))])

/** The value of an operation: attributes of any name, as deep as schemas of SCIM go. */
const value = z.union([single, items, z.record(line, attribute)]).optional()

export const patchBody = z.object({
  schemas,
  Operations: z
    .array(
      z.object({
        /** `add`, `replace` or `remove`, in any case. */
        op: line,
        path: z
          .string(key('errors.field.format'))
          .overwrite(oneLine)
          .max(filter, key('errors.field.too_long'))
          .nullish(),
        value,
      }),
      key('errors.field.required'),
    )
    .min(1, key('errors.field.required'))
    .max(operations, key('errors.field.too_long')),
})

export const meta = z.object({
  resourceType: z.string(),
  created: z.string(),
  lastModified: z.string(),
  location: z.string(),
})

/** A page of a list. */
export function listOf<Resource extends z.ZodType>(resource: Resource) {
  return z.object({
    schemas: z.array(z.string()),
    totalResults: z.number(),
    startIndex: z.number(),
    itemsPerPage: z.number(),
    Resources: z.array(resource),
  })
}

/** The body of every failure: that of SCIM, with the product's own key beside. */
export const scimError = z.object({
  schemas: z.array(z.string()),
  status: z.string(),
  scimType: z.string().optional(),
  detail: z.string(),
  key: z.string(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})
