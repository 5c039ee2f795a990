import type { AnalyticsPort } from './port.ts'

/** Without a collector nothing is kept. */
export const disabledAnalytics: AnalyticsPort = {
  forward: () => undefined,
  close: async () => undefined,
}
