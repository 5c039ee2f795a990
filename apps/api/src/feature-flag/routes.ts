import { featureFlags, session } from '@renfort/contract'
import { procedure, read, type Route } from '../platform/http/route.ts'
import { listFlags } from './list-flags.ts'
import { setFlag } from './set-flag.ts'

export const featureFlagRoutes: readonly Route[] = [
  read(session.readFeatures, ({ services, session: caller }) =>
    services.features.of(caller?.organisation?.id ?? null),
  ),
  read(featureFlags.listFlags, ({ queries }) => listFlags(queries), 'everything'),
  procedure(featureFlags.setFlag, setFlag),
]
