import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import type { InjectedParts } from '../../platform/http/inject-call.ts'
import type { TestCompany } from '../companies.ts'
import type { Caller, TestApp } from '../test-app.ts'

/** Another value of a field, and what the reading then shows changed. */
type OtherValue = readonly [value: unknown, ...moved: string[]]

/** Something stored with all its fields, and another value of each field that a patch may name. */
export interface Patchable {
  readonly caller: Caller
  readonly input: (change: Readonly<Record<string, unknown>>) => InjectedParts
  readonly read: () => Promise<unknown>
  /** By the field's path in the body. */
  readonly fields: Readonly<Record<string, OtherValue>>
  /** Parts of the body that are no field by themselves, with the reason. */
  readonly others?: Readonly<Record<string, string>>
}

export type PreparePatchable = (app: TestApp, company: TestCompany) => Promise<Patchable>

export function patchable(
  endpoint: Endpoint,
  prepare: PreparePatchable,
): readonly [string, PreparePatchable] {
  return [endpoint.path, prepare]
}
