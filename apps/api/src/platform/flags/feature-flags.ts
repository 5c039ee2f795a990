import { randomUUID } from 'node:crypto'
import { OpenFeature } from '@openfeature/server-sdk'
import { type Features, flagRefreshMs } from '@renfort/domain/feature-flag/feature-flag.ts'
import { type Db, nobody } from '../database/db.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { findFlagSettings } from './feature-flag-queries.ts'
import { FlagProvider } from './flag-provider.ts'

export interface FeatureFlags {
  /** What a company may use; without one, what everybody may. */
  of(organisationId: string | null): Promise<Features>
  /** Reads the flags again. This process does so after each change that it makes itself. */
  refresh(): Promise<void>
}

/** The flags of one database, each with a provider of its own: a process may serve several (tests). */
export function createFeatureFlags(db: Db): FeatureFlags {
  const domain = randomUUID()
  const provider = new FlagProvider()
  OpenFeature.setProvider(domain, provider)
  const client = OpenFeature.getClient(domain)
  return {
    of: async (organisationId) => {
      const context = organisationId === null ? {} : { targetingKey: organisationId }
      const [flexiblePlanning, departments] = await Promise.all([
        client.getBooleanValue('flexiblePlanning', false, context),
        client.getBooleanValue('departments', false, context),
      ])
      return { flexiblePlanning, departments }
    },
    refresh: async () => provider.give(await findFlagSettings(db.queries(nobody))),
  }
}

/**
 * Keeps the flags of this process as young as they are promised, whoever changes them (API-105). No
 * job: each process has flags of its own.
 */
export function startFlagRefresher(
  flags: FeatureFlags,
  onError: (error: unknown) => void,
  everyMs: number = flagRefreshMs,
): Repeated {
  return repeat(() => flags.refresh(), everyMs, onError)
}
