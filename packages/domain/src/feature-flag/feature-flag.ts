/** Features that are switched on for each company (decisions N-27). */
export const featureKeys = ['flexiblePlanning', 'departments'] as const
export type FeatureKey = (typeof featureKeys)[number]

export type Features = Readonly<Record<FeatureKey, boolean>>

export const noFeature: Features = { flexiblePlanning: false, departments: false }

/** Milliseconds after which servers and browsers read the flags again (API-105). */
export const flagRefreshMs = 15_000

/** Without `organisationId`, the setting of all companies that have none of their own. */
export interface FlagSetting {
  readonly key: FeatureKey
  readonly organisationId: string | null
  readonly enabled: boolean
}

/** The features of a company, or the general ones for `null` (G-20). A flag without a setting is off. */
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
