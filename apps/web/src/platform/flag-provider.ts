import {
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk'
import { featureKeys } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isFeatureQuery, knownFeatures } from './feature-query.ts'

/**
 * Answers flags from the cached features, and reports their changes. All flags of the product are booleans; other
 * flags get their default.
 */
export class FlagProvider implements Provider {
  readonly metadata = { name: 'features-query' }
  readonly runsOn = 'client'
  readonly events = new OpenFeatureEventEmitter()
  readonly #client: QueryClient
  readonly #stop: () => void

  constructor(client: QueryClient) {
    this.#client = client
    let last = knownFeatures(client)
    this.#stop = client.getQueryCache().subscribe(({ query }) => {
      if (!isFeatureQuery(query.queryKey)) return
      const features = knownFeatures(client)
      const flagsChanged = featureKeys.filter(
        (key) => (last?.[key] ?? false) !== (features?.[key] ?? false),
      )
      last = features
      if (flagsChanged.length > 0) {
        this.events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged })
      }
    })
  }

  async onClose(): Promise<void> {
    this.#stop()
  }

  resolveBooleanEvaluation(flagKey: string, defaultValue: boolean): ResolutionDetails<boolean> {
    const key = featureKeys.find((known) => known === flagKey)
    const value = key === undefined ? undefined : knownFeatures(this.#client)?.[key]
    return value === undefined
      ? byDefault(defaultValue)
      : { value, reason: StandardResolutionReasons.CACHED }
  }

  resolveStringEvaluation(_key: string, value: string): ResolutionDetails<string> {
    return byDefault(value)
  }

  resolveNumberEvaluation(_key: string, value: number): ResolutionDetails<number> {
    return byDefault(value)
  }

  resolveObjectEvaluation<T extends JsonValue>(_key: string, value: T): ResolutionDetails<T> {
    return byDefault(value)
  }
}

function byDefault<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.DEFAULT }
}
