import {
  type EvaluationContext,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk'
import {
  type FeatureKey,
  featureKeys,
  type Features,
  featuresOf,
  type FlagSetting,
} from '@renfort/domain/feature-flag/feature-flag.ts'

/**
 * Evaluates flags from the last snapshot, without a query, so that it can be used inside a
 * transaction. All flags of the product are booleans; other kinds get their default.
 */
export class FlagProvider implements Provider {
  readonly metadata = { name: 'database' }
  readonly runsOn = 'server'
  readonly events = new OpenFeatureEventEmitter()
  #settings: readonly FlagSetting[] = []
  /** Features by company, cached until the next change. */
  readonly #known = new Map<string | null, Features>()

  give(settings: readonly FlagSetting[]): void {
    const before = this.#settings
    this.#settings = settings
    this.#known.clear()
    const flagsChanged = featureKeys.filter(
      (key) => comparable(before, key) !== comparable(settings, key),
    )
    if (flagsChanged.length > 0) {
      this.events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged })
    }
  }

  async resolveBooleanEvaluation(
    flagKey: string,
    defaultValue: boolean,
    { targetingKey }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const key = featureKeys.find((known) => known === flagKey)
    if (key === undefined) return byDefault(defaultValue)
    const features = this.#featuresOf(targetingKey ?? null)
    return { value: features[key], reason: StandardResolutionReasons.CACHED }
  }

  async resolveStringEvaluation(_key: string, value: string): Promise<ResolutionDetails<string>> {
    return byDefault(value)
  }

  async resolveNumberEvaluation(_key: string, value: number): Promise<ResolutionDetails<number>> {
    return byDefault(value)
  }

  async resolveObjectEvaluation<T extends JsonValue>(
    _key: string,
    value: T,
  ): Promise<ResolutionDetails<T>> {
    return byDefault(value)
  }

  #featuresOf(organisationId: string | null): Features {
    const known = this.#known.get(organisationId)
    if (known !== undefined) return known
    const features = featuresOf(this.#settings, organisationId)
    this.#known.set(organisationId, features)
    return features
  }
}

function byDefault<T>(value: T): ResolutionDetails<T> {
  return { value, reason: StandardResolutionReasons.DEFAULT }
}

function comparable(settings: readonly FlagSetting[], key: FeatureKey): string {
  return settings
    .filter((setting) => setting.key === key)
    .map(({ organisationId, enabled }) => `${organisationId ?? ''}=${enabled}`)
    .toSorted()
    .join()
}
