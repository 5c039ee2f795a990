import { type Endpoint, isOpen } from '@renfort/contract/kernel/endpoint.ts'
import { errorsOf } from '@renfort/contract/kernel/errors-of.ts'
import { errorBody, statusOf } from '@renfort/contract/kernel/errors.ts'
import { idempotencyKey } from '@renfort/contract/kernel/fields.ts'
import { keyHeader, replayedHeader, replays } from '@renfort/contract/kernel/idempotency.ts'
import { keyScopes } from '@renfort/domain/access/key-scopes.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}

function parameters(endpoint: Endpoint): Json[] {
  const of = (where: 'path' | 'query', type: z.ZodType | undefined): Json[] => {
    if (type === undefined) return []
    const { properties = {}, required = [] } = schema(type, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: shape,
    }))
  }
  return [
    ...of('path', endpoint.params),
    ...of('query', endpoint.query),
    ...(replays(endpoint) ? [repeatedCall] : []),
  ]
}

const repeatedCall: Json = {
  name: keyHeader,
  in: 'header',
  required: false,
  description: `Names one action: sent again within a day, with the same input, it has no further effect and gets the first answer, marked by the header ${replayedHeader}.`,
  schema: schema(idempotencyKey, 'input'),
}

function contentOf(form: Endpoint['sends'], type: z.ZodType, io: 'input' | 'output'): Json {
  if (form === 'file') return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  const mediaType = form === 'form' ? 'multipart/form-data' : 'application/json'
  return { [mediaType]: { schema: schema(type, io) } }
}

function responses(endpoint: Endpoint): Json {
  const success =
    endpoint.status === 204
      ? { description: 'Done' }
      : {
          description: 'Success',
          content: contentOf(endpoint.answers, endpoint.response, 'output'),
        }
  const failures = Map.groupBy(errorsOf(endpoint), (key) => statusOf(key))
  return Object.fromEntries([
    [endpoint.status, success],
    ...[...failures].map(([status, keys]) => [
      status,
      {
        description: keys.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { properties: { key: { examples: keys } } },
              ],
            },
          },
        },
      },
    ]),
  ])
}

const session: Json = { token: [], userId: [] }

/** A key calls what it can be given; the rest is of people alone. */
function securityOf(endpoint: Endpoint): Json {
  if (isOpen(endpoint)) return { security: [] }
  const isOfKeys = endpoint.isOfPerson !== true && keyScopes.some((one) => one === endpoint.access)
  return isOfKeys ? {} : { security: [session] }
}

function deprecationOf({ deprecated }: Endpoint): Json {
  if (deprecated === undefined) return {}
  const { since, until, instead } = deprecated
  return {
    deprecated: true,
    description: instead,
    'x-deprecated-since': since,
    ...(until === undefined ? {} : { 'x-sunset': until }),
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const [area = '', operationName = ''] = name.split('.')
  return {
    operationId: `${area}_${operationName}`,
    tags: [area],
    summary: endpoint.summary,
    ...deprecationOf(endpoint),
    ...securityOf(endpoint),
    'x-access': endpoint.access,
    ...(endpoint.neverReplayed === undefined ? {} : { 'x-never-replayed': endpoint.neverReplayed }),
    parameters: parameters(endpoint),
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: contentOf(endpoint.sends, endpoint.body, 'input'),
          },
        }),
    responses: responses(endpoint),
  }
}

/**
 * The OpenAPI 3.1 document of the whole contract; `operations` are its endpoints by `area.name`.
 */
export function openApiDocument(
  operations: ReadonlyMap<string, Endpoint>,
  about: { readonly title: string; readonly version: string; readonly server: string },
): Json & { openapi: '3.1.0' } {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of operations) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: about.server }],
    security: [session, { key: [] }],
    paths,
    components: {
      schemas: { Error: schema(errorBody, 'output') },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        userId: { type: 'apiKey', in: 'header', name: 'userId' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a company, or of a group, whose calls name one of its companies in the header `organisationId`. It was given some of the values of `x-access`.',
        },
      },
    },
  }
}
