import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { jobs } from '../jobs.ts'
import { storeLegalValues } from '../law/store-legal-values.ts'
import { type LocalRecords, localRecords } from '../outside/domain-records/local.ts'
import { keptMail } from '../outside/mail/kept.ts'
import { keptSms } from '../outside/sms/kept.ts'
import { type MovableClock, toInstant } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createServices } from '../platform/create-services.ts'
import type { Database } from '../platform/database/database.ts'
import { createDb, nobody } from '../platform/database/db.ts'
import {
  type Answered,
  type Caller,
  type ExtraHeaders,
  injectCall,
  type InjectedParts,
} from '../platform/http/inject-call.ts'
import { withMovableClock } from '../platform/jobs/movable-clock.ts'
import { createPasswords } from '../platform/passwords.ts'
import { createSecretBox } from '../platform/secret-box.ts'
import type { Services } from '../platform/services.ts'
import { openTestDatabase } from './test-database.ts'

/** Tests live on Wednesday 2 December 2026, 10:00 in Paris, unless they move the clock. */
export const testNow = '2026-12-02T09:00:00.000Z' as Instant

export interface TestClock extends MovableClock {
  set(instant: string): void
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly database: Database
  readonly clock: TestClock
  /** The records of all domains. */
  readonly zone: LocalRecords
}

let shared: Promise<TestApp> | null = null

/**
 * One app and one database for all the test files of a worker: each test makes companies of its
 * own, and does not see those of others. It is never closed.
 */
export async function sharedApp(): Promise<TestApp> {
  shared ??= startTestApp()
  const app = await shared
  app.clock.set(testNow)
  return app
}

export async function startTestApp(
  environment: Readonly<Record<string, string>> = {},
  outside: Partial<
    Pick<
      Services,
      | 'google'
      | 'identityProviders'
      | 'payment'
      | 'companyRegister'
      | 'mail'
      | 'sms'
      | 'seal'
      | 'invoicePlatform'
      | 'fileScanner'
    >
  > = {},
  opened?: Database,
): Promise<TestApp> {
  const database = opened ?? (await openTestDatabase())
  const clock = testClock()
  const db = createDb(database, clock)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    SEED: 'empty',
    SIMULATE_PROVIDER: 'false',
    SIMULATE_GOOGLE: 'true',
    SIMULATE_PAYMENT: 'true',
    // The clock of tests stands still, so that nothing comes back to a session.
    SESSION_CALLS_PER_MINUTE: '0',
    DATA_DIR: throwAwayDirectory(),
    ...environment,
  })
  const created = createServices({
    config,
    clock,
    db,
    engine: database.engine,
    version: '0.0.0',
    ending: new AbortController().signal,
    passwords: createPasswords(),
    secretBox: createSecretBox(randomBytes(32)),
    mail: keptMail,
    sms: keptSms,
    fileSecret: randomBytes(32),
    unsubscribeSecret: randomBytes(32),
  })
  const zone = localRecords()
  const services = withMovableClock({ ...created, domainRecords: zone, ...outside }, clock, jobs)
  await storeLegalValues(services)
  const app = await createApp(services)
  await app.ready()
  return { app, services, database, clock, zone }
}

function throwAwayDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'renfort-api-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

function testClock(): TestClock {
  let offset = 0
  let now = Date.parse(testNow)
  let moving = false
  return {
    set: (instant) => {
      now = Date.parse(instant)
      offset = 0
    },
    // Each reading is a millisecond later than the one before, so that "newest first" is decided.
    epochMilliseconds: () => now + (offset += 1),
    now: () => toInstant(now + (offset += 1)),
    moveTo: (instant) => {
      if (Date.parse(instant) <= now + offset) return
      now = Date.parse(instant)
      offset = 0
    },
    isMoving: () => moving,
    setMoving: (isMoving) => {
      moving = isMoving
    },
  }
}

export type { Answered, Caller } from '../platform/http/inject-call.ts'

/** Calls an operation as the contract types it; `unknown` input is for malformed calls. */
export function call<E extends Endpoint>(
  { app }: Pick<TestApp, 'app'>,
  endpoint: E,
  caller: Caller | null,
  input: Input<E> | InjectedParts = {},
  extraHeaders: ExtraHeaders = {},
): Promise<Answered<E>> {
  return injectCall(app, endpoint, caller, input, extraHeaders)
}

/** What a call says of somebody who is not signed in. */
export const nobodysCall = {
  session: null,
  sider: null,
  directory: null,
  scope: nobody,
  locale: 'fr',
  address: '127.0.0.1',
  userAgent: undefined,
  token: undefined,
  browser: null,
  following: null,
} as const
