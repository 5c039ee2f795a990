import { OpenFeatureProvider, useBooleanFlagValue } from '@openfeature/react-sdk'
import { OpenFeature } from '@openfeature/web-sdk'
import type { Features } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { ReactNode } from 'react'
import { FlagProvider } from './flag-provider.ts'
import { queryClient } from './query-client.ts'

const domain = 'renfort'
OpenFeature.setProvider(domain, new FlagProvider(queryClient))

/** Provides the features to the screens inside it, and updates them. */
export function FeaturesProvider({ children }: { children: ReactNode }) {
  return <OpenFeatureProvider domain={domain}>{children}</OpenFeatureProvider>
}

/** The present features of the company; the hook follows their changes. */
export function useFeatures(): Features {
  return {
    flexiblePlanning: useBooleanFlagValue('flexiblePlanning', false),
    departments: useBooleanFlagValue('departments', false),
  }
}

/** The present features, for guards, which are outside of any component. */
export function featuresNow(): Features {
  const client = OpenFeature.getClient(domain)
  return {
    flexiblePlanning: client.getBooleanValue('flexiblePlanning', false),
    departments: client.getBooleanValue('departments', false),
  }
}
