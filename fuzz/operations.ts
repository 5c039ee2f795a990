import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { operationTable } from '../apps/api/src/operations/operation-table.ts'
import { openApiDocument } from '../apps/api/src/platform/http/openapi.ts'
import type { JsonSchema } from './json-schema.ts'

/** An operation of the contract, with its schemas as the OpenAPI document has them. */
export interface Operation {
  readonly name: string
  readonly endpoint: Endpoint
  readonly query: JsonSchema
  readonly body: JsonSchema | null
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}

interface Description {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { content: Record<string, { schema?: JsonSchema }> }
}

const document = openApiDocument(operationTable, { title: 'fuzz', version: '0', server: '/' })
const paths = document['paths'] as Readonly<Record<string, Record<string, Description>>>

/** Every operation of the contract, so that a new one is called without a line here. */
export const operations: readonly Operation[] = [...operationTable.values()].map((endpoint) => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
  const described = paths[path]?.[endpoint.method.toLowerCase()]
  const [content] = Object.values(described?.requestBody?.content ?? {})
  return {
    name: nameOf(endpoint),
    endpoint,
    query: objectOf((described?.parameters ?? []).filter((parameter) => parameter.in === 'query')),
    body: content?.schema ?? null,
  }
})

function objectOf(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

export function operationNamed(name: string): Operation | undefined {
  return operations.find((operation) => operation.name === name)
}
