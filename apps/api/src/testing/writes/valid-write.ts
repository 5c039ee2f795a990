import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import type { InjectedParts } from '../../platform/http/inject-call.ts'
import type { TestCompany } from '../companies.ts'
import type { Caller, TestApp } from '../test-app.ts'

/** A call that succeeds, and another valid input for the same operation. */
export interface ValidWrite {
  readonly caller: Caller | null
  readonly input: InjectedParts
  readonly other: InjectedParts
}

export type Prepare = (app: TestApp, company: TestCompany) => Promise<ValidWrite>

export function named(endpoint: Endpoint, prepare: Prepare): readonly [string, Prepare] {
  return [`${endpoint.method} ${endpoint.path}`, prepare]
}

export const unknownId = '00000000-0000-4000-8000-000000000001'
