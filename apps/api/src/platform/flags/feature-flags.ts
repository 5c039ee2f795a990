import { randomUUID } from 'node:crypto'
import { OpenFeature } from '@openfeature/server-sdk'
import { type Features, flagRefreshMs } from '@renfort/domain/feature-flag/feature-flag.ts'
import { type Db, nobody } from '../database/db.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { findFlagSettings } from './feature-flag-queries.ts'
import { FlagProvider } from './flag-provider.ts'

export interface FeatureFlags {
  /** The features of a company; without one, the general features. */
  of(organisationId: string | null): Promise<Features>
  /** Reads the flags again. This process calls it after each change that it makes. */
  refresh(): Promise<void>
}

/**
 * The flags of one database, with their own provider, because tests serve several in one process.
 */
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
 * Refreshes the flags of this process within the promised time, whichever process changes them
 * (API-105). It is no job, because each process has its own flags.
 */
export function startFlagRefresher(
  flags: FeatureFlags,
  onError: (error: unknown) => void,
  everyMs: number = flagRefreshMs,
): Repeated {
  return repeat(() => flags.refresh(), everyMs, onError)
}
