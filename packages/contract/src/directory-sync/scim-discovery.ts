import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from './scim-fields.ts'

const scim = { access: 'directory.sync', speaks: 'scim' } as const

const supported = z.object({ supported: z.boolean() })

const providerConfig = z.object({
  schemas: z.array(z.string()),
  documentationUri: z.string(),
  patch: supported,
  bulk: supported.extend({ maxOperations: z.number(), maxPayloadSize: z.number() }),
  filter: supported.extend({ maxResults: z.number() }),
  changePassword: supported,
  sort: supported,
  etag: supported,
  authenticationSchemes: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      description: z.string(),
      primary: z.boolean(),
    }),
  ),
})

const resourceType = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  name: z.string(),
  endpoint: z.string(),
  schema: z.string(),
})

const attributeFields = {
  name: z.string(),
  type: z.string(),
  multiValued: z.boolean(),
  required: z.boolean(),
  caseExact: z.boolean(),
  mutability: z.string(),
  returned: z.string(),
  uniqueness: z.string(),
}

const schemaResource = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  attributes: z.array(
    z.object({
      ...attributeFields,
      subAttributes: z.array(z.object(attributeFields)).optional(),
    }),
  ),
})
export type SchemaResource = z.input<typeof schemaResource>

export const readProviderConfig = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/ServiceProviderConfig',
  summary: 'What of SCIM the product does',
  response: providerConfig,
  errors: [],
})

export const listResourceTypes = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/ResourceTypes',
  summary: 'The kinds of resources: people and groups',
  response: listOf(resourceType),
  errors: [],
})

export const listSchemas = endpoint({
  ...scim,
  method: 'GET',
  path: '/scim/v2/Schemas',
  summary: 'The attributes that are kept of people and groups',
  response: listOf(schemaResource),
  errors: [],
})
