import { disabledAnalytics } from '../outside/analytics/disabled.ts'
import { httpCollector } from '../outside/analytics/http-collector.ts'
import { embeddedMaps } from '../outside/maps/gazetteer.ts'
import { nationalAddressMaps } from '../outside/maps/real.ts'
import { createFeatureFlags } from './feature-flags.ts'
import type { Services } from './services.ts'

/** Puts the services together; what stands outside is chosen by the configuration. */
export function createServices(
  base: Omit<Services, 'maps' | 'analytics' | 'features' | 'publicUrl'>,
): Services {
  const { config } = base
  return {
    ...base,
    maps: config.mapsUrl === null ? embeddedMaps() : nationalAddressMaps(config.mapsUrl),
    analytics:
      config.analyticsUrl === null ? disabledAnalytics : httpCollector(config.analyticsUrl),
    features: createFeatureFlags(base.db),
    publicUrl: () => config.publicUrl ?? `http://${config.host}:${config.port}`,
  }
}
