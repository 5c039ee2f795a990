import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationTable } from '../apps/api/src/operations/operation-table.ts'
import { openApiDocument } from '../apps/api/src/platform/http/openapi.ts'
import { product } from '../packages/domain/src/kernel/product.ts'
import type { ApiDocument } from './api-breaks.ts'
import { repositoryRoot } from './source-file.ts'

/** The document of the last release, which its programs were written for. */
export const releasedApiFile = 'docs/openapi-released.json'

type Written = ApiDocument & Readonly<Record<string, unknown>>

/** The OpenAPI document of the sources; an installation adds its name and its version. */
export function currentApi(): Written {
  const about = { title: product.name, version: 'next', server: '/api' }
  return openApiDocument(operationTable, about) as unknown as Written
}

export function releasedApi(): Written {
  return JSON.parse(readFileSync(join(repositoryRoot, releasedApiFile), 'utf8')) as Written
}

/** One operation per line, so that a change of the file can be read. */
export function writtenApi({ paths, ...rest }: Written): string {
  const lines = Object.entries(paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(
      ([method, operation]) => `${JSON.stringify(method)}: ${JSON.stringify(operation)}`,
    )
    return `${JSON.stringify(path)}: {\n${operations.join(',\n')}\n}`
  })
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '')
  return `${head},\n"paths": {\n${lines.join(',\n')}\n}\n}\n`
}
