import * as contract from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'

/** Every operation of the contract by `area.name`, in the contract's order. */
export const operationTable: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(contract).flatMap(([area, exports]) =>
    Object.entries(exports)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
  ),
)

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access' in value &&
    'path' in value &&
    'method' in value &&
    !('isPart' in value)
  )
}
