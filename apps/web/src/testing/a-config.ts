import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { publicConfig } from '@renfort/contract/operations.ts'

type Config = Reply<typeof publicConfig>

/** An installation on Monday 23 November 2026, at ten in the morning in Paris. */
export function aConfig(changes: Partial<Config> = {}): Config {
  return {
    productName: 'Renfort',
    demo: false,
    outbox: false,
    analytics: false,
    now: '2026-11-23T09:00:00.000Z',
    google: false,
    origins: { staging: [], development: [] },
    links: { helpCentre: null, talentSignUp: null, externalJobPosting: null },
    ...changes,
  }
}
