import type { Endpoint, Input, Reply } from '@renfort/contract/endpoint.ts'
import type { ErrorBody } from '@renfort/contract/errors.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { apiBase, createApp } from '../app.ts'
import { storeLegalValues } from '../legal-values/store-legal-values.ts'
import { type Clock, toInstant } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createServices } from '../platform/create-services.ts'
import type { Database } from '../platform/database.ts'
import { createDb } from '../platform/db.ts'
import { createPasswords } from '../platform/passwords.ts'
import type { Services } from '../platform/services.ts'
import { openTestDatabase } from './test-database.ts'

/** Tests live on Wednesday 2 December 2026, 10:00 in Paris, unless they move the clock. */
export const testNow = '2026-12-02T09:00:00.000Z' as Instant

export interface TestClock extends Clock {
  set(instant: string): void
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly database: Database
  readonly clock: TestClock
}

/** Headers of a caller; none for somebody without a session. */
export interface Caller {
  readonly token: string
  readonly userId: string
  readonly organisationId?: string
  readonly logasId?: string
  readonly locale?: 'fr' | 'en'
}

let shared: Promise<TestApp> | null = null

/** One app and one database for every test of a worker: each test makes companies of its own. */
export function sharedApp(): Promise<TestApp> {
  shared ??= startTestApp()
  return shared
}

export async function startTestApp(): Promise<TestApp> {
  const database = await openTestDatabase()
  const clock = testClock()
  const db = createDb(database, clock)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    SEED: 'empty',
  })
  const services = createServices({
    config,
    clock,
    db,
    engine: database.engine,
    version: '0.0.0',
    passwords: createPasswords(),
  })
  await storeLegalValues(services)
  const app = await createApp(services)
  await app.ready()
  return { app, services, database, clock }
}

function testClock(): TestClock {
  let offset = 0
  let now = Date.parse(testNow)
  return {
    set: (instant) => {
      now = Date.parse(instant)
      offset = 0
    },
    // Each reading is a millisecond later than the one before, so that "newest first" is decided.
    epochMilliseconds: () => now + (offset += 1),
    now: () => toInstant(now + (offset += 1)),
  }
}

export interface Answered<E> {
  readonly status: number
  readonly body: Reply<E>
  readonly error: ErrorBody
  readonly response: LightMyRequestResponse
}

/** Calls an operation as the contract types it; `unknown` input is for malformed calls. */
export async function call<E extends Endpoint>(
  { app }: Pick<TestApp, 'app'>,
  endpoint: E,
  caller: Caller | null,
  input: Input<E> | { params?: unknown; query?: unknown; body?: unknown } = {},
): Promise<Answered<E>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, unknown>
    body?: unknown
  }
  const response = await app.inject({
    method: endpoint.method,
    url: apiBase + fillPath(endpoint.path, params ?? {}) + queryString(query ?? {}),
    headers: headersOf(caller),
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const json = response.body === '' ? undefined : (response.json() as unknown)
  return { status: response.statusCode, body: json as Reply<E>, error: json as ErrorBody, response }
}

export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? `missing-${name}`),
  )
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}

export function headersOf(caller: Caller | null): Record<string, string> {
  if (caller === null) return {}
  const { token, userId, organisationId, logasId, locale } = caller
  return {
    token,
    userId,
    ...(organisationId === undefined ? {} : { organisationId }),
    ...(logasId === undefined ? {} : { logasId }),
    ...(locale === undefined ? {} : { locale }),
  }
}
