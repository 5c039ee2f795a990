import { localGoogle } from '../outside/google/local/local-google.ts'
import type { LocalPerson } from '../outside/google/local/people.ts'
import { googleIdentity } from '../outside/google/real.ts'
import { embeddedMaps } from '../outside/maps/gazetteer.ts'
import { nationalAddressMaps } from '../outside/maps/real.ts'
import type { Services } from './services.ts'

type Outside = 'google' | 'localGoogle' | 'maps' | 'publicUrl'

/** Puts the services together; what stands outside is chosen by the configuration. */
export function createServices(
  base: Omit<Services, Outside>,
  demoPeople: readonly LocalPerson[] = [],
): Services {
  const { config } = base
  const { google } = config
  const local = google === 'local' ? localGoogle(demoPeople) : null
  return {
    ...base,
    maps: config.mapsUrl === null ? embeddedMaps() : nationalAddressMaps(config.mapsUrl),
    google: google === null || google === 'local' ? local : googleIdentity(google),
    localGoogle: local,
    publicUrl: () => config.publicUrl ?? `http://${config.host}:${config.port}`,
  }
}
