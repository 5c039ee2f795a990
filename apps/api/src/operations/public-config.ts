import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { publicConfig } from '@renfort/contract/operations.ts'
import type { Services } from '../platform/services.ts'

export type PublicConfig = Reply<typeof publicConfig>

/** What a browser must know of this installation before anyone signs in. */
export function publicConfigOf({ config, clock, google }: Services): PublicConfig {
  return {
    productName: config.productName,
    demo: config.seed !== 'empty',
    outbox: config.showsOutbox,
    analytics: config.analyticsUrl !== null,
    now: clock.now(),
    google: google !== null,
    origins: config.otherOrigins,
    links: config.links,
  }
}
