/** What a company may have or not (decisions N-27). */
export const featureKeys = ['flexiblePlanning', 'departments'] as const
export type FeatureKey = (typeof featureKeys)[number]

export type Features = Readonly<Record<FeatureKey, boolean>>

export const noFeature: Features = { flexiblePlanning: false, departments: false }

/** How old what a server or a browser knows of the flags may be (API-105). */
export const flagRefreshMs = 15_000

/** A flag as it was set: for one company, or, without one, for all that have no setting of their own. */
export interface FlagSetting {
  readonly key: FeatureKey
  readonly organisationId: string | null
  readonly enabled: boolean
}

/** The features of a company; without one, those of everybody (G-20). A flag that nobody set is off. */
export function featuresOf(
  settings: readonly FlagSetting[],
  organisationId: string | null,
): Features {
  const isOn = (key: FeatureKey): boolean => {
    const own = settings.filter((setting) => setting.key === key)
    const set =
      own.find((setting) => setting.organisationId === organisationId) ??
      own.find((setting) => setting.organisationId === null)
    return set?.enabled ?? false
  }
  return { flexiblePlanning: isOn('flexiblePlanning'), departments: isOn('departments') }
}
