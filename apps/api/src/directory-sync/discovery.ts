import type { scimDiscovery } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { SchemaResource } from '@renfort/contract/directory-sync/scim-discovery.ts'
import { scimSchemas } from '@renfort/contract/directory-sync/scim-fields.ts'
import { directoryLimits } from '@renfort/domain/directory-sync/directory-sync.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { listAnswer } from './scim-answers.ts'

type Attribute = SchemaResource['attributes'][number]

function attribute(name: string, others: Partial<Attribute> = {}): Attribute {
  return {
    name,
    type: 'string',
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...others,
  }
}

const value = attribute('value', { required: true })

const schemas: readonly SchemaResource[] = [
  {
    schemas: [scimSchemas.schema],
    id: scimSchemas.user,
    name: 'User',
    description: 'People who work at the company',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('name', {
        type: 'complex',
        subAttributes: [attribute('givenName'), attribute('familyName'), attribute('formatted')],
      }),
      attribute('displayName'),
      attribute('emails', {
        type: 'complex',
        multiValued: true,
        subAttributes: [value, attribute('type'), attribute('primary', { type: 'boolean' })],
      }),
      attribute('active', { type: 'boolean' }),
      attribute('groups', {
        type: 'complex',
        multiValued: true,
        mutability: 'readOnly',
        subAttributes: [value, attribute('display')],
      }),
    ],
  },
  {
    schemas: [scimSchemas.schema],
    id: scimSchemas.group,
    name: 'Group',
    description: 'Groups, each of which may give its members a role',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('members', {
        type: 'complex',
        multiValued: true,
        subAttributes: [value, attribute('display')],
      }),
    ],
  },
]

type ProviderConfig = Answer<typeof scimDiscovery.readProviderConfig>

export async function readProviderConfig({ services }: ReadCall): Promise<ProviderConfig> {
  return {
    schemas: [scimSchemas.providerConfig],
    documentationUri: `${services.publicUrl()}/developers`,
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: directoryLimits.page },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer',
        description: 'A token that an administrator makes in the settings',
        primary: true,
      },
    ],
  }
}

export async function listResourceTypes(): Promise<Answer<typeof scimDiscovery.listResourceTypes>> {
  const types = (['User', 'Group'] as const).map((name) => ({
    schemas: [scimSchemas.resourceType],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: name === 'User' ? scimSchemas.user : scimSchemas.group,
  }))
  return listAnswer(types.length, 1, types)
}

export async function listSchemas(): Promise<Answer<typeof scimDiscovery.listSchemas>> {
  return listAnswer(schemas.length, 1, schemas)
}
