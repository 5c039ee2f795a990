import { join } from 'node:path'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { disabledAnalytics } from '../outside/analytics/disabled.ts'
import { httpCollector } from '../outside/analytics/http-collector.ts'
import { embeddedRegister } from '../outside/company-register/embedded.ts'
import { openRegister } from '../outside/company-register/open-register.ts'
import type { CompanyRegister } from '../outside/company-register/port.ts'
import { remembered } from '../outside/company-register/remembered.ts'
import { sireneRegister } from '../outside/company-register/sirene.ts'
import { clamdScanner } from '../outside/file-scan/clamd.ts'
import { dnsRecords } from '../outside/domain-records/dns.ts'
import { demoRecords } from '../outside/domain-records/local.ts'
import { diskStore } from '../outside/files/disk.ts'
import { s3Store } from '../outside/files/s3.ts'
import { localGoogle } from '../outside/google/local/local-google.ts'
import type { LocalPerson } from '../outside/google/local/people.ts'
import { googleIdentity } from '../outside/google/real.ts'
import { openIdProviders } from '../outside/identity-provider/open-id-providers.ts'
import { flowService } from '../outside/invoice-platform/flow-service.ts'
import { localPlatform } from '../outside/invoice-platform/local/local-platform.ts'
import type { InvoicePlatform } from '../outside/invoice-platform/port.ts'
import { embeddedMaps } from '../outside/maps/gazetteer.ts'
import { googlePlacesMaps } from '../outside/maps/google-places.ts'
import { nationalAddressMaps } from '../outside/maps/national-address.ts'
import type { MapsPort } from '../outside/maps/port.ts'
import { typstRenderer } from '../outside/pdf/typst.ts'
import { generatedKey, keyOfFile } from '../outside/seal/keys.ts'
import { padesSeal } from '../outside/seal/pades.ts'
import type { DocumentSeal } from '../outside/seal/port.ts'
import { httpTimestamps } from '../outside/seal/timestamps.ts'
import { httpSender } from '../outside/webhook/http-sender.ts'
import { boundedLine } from './bounded-line.ts'
import { dateOf, instantAfter, millisecondsBetween } from './clock.ts'
import { localPayment } from '../outside/payment/local/local-payment.ts'
import { stripePayment } from '../outside/payment/stripe.ts'
import type { Config } from './config.ts'
import { createFeatureFlags } from './flags/feature-flags.ts'
import { createFileLinks } from './file-links.ts'
import { createSessionCalls } from './call-limit/session-calls.ts'
import { publicUrlOf } from './public-url.ts'
import { createRowLinks } from './row-links.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'
import type { Services } from './services.ts'

/** Years of validity in the certificate of a demo's key. */
const demoKeyYears = 10

type Outside =
  | 'maps'
  | 'companyRegister'
  | 'analytics'
  | 'features'
  | 'files'
  | 'fileScanner'
  | 'fileLinks'
  | 'unsubscribeLinks'
  | 'rowLinks'
  | 'google'
  | 'localGoogle'
  | 'identityProviders'
  | 'domainRecords'
  | 'payment'
  | 'localPayment'
  | 'invoicePlatform'
  | 'webhooks'
  | 'pdf'
  | 'seal'
  | 'publicUrl'
  | 'sessionCalls'
  | 'callLine'
  | 'moveClock'

type Given = Omit<Services, Outside> & {
  /** Signs the addresses of files. */
  readonly fileSecret: Buffer
  /** Signs the addresses at which people refuse mails. */
  readonly unsubscribeSecret: Buffer
}

/** Creates the services; the configuration chooses the outside ones. */
export function createServices(
  { fileSecret, unsubscribeSecret, ...base }: Given,
  demoPeople: readonly LocalPerson[] = [],
): Services {
  const { config, clock } = base
  const { google, payment } = config
  const startedAt = clock.now()
  const mostCalls = config.callsAtOnce ?? Infinity
  const local = google === 'local' ? localGoogle(demoPeople) : null
  const standIn = payment === 'local' ? localPayment(() => dateInParis(clock.now())) : null
  const publicUrl = () => publicUrlOf(config)
  return {
    ...base,
    maps: mapsOf(config.maps),
    companyRegister: remembered(registerOf(config.companyRegister), {
      ...registerMemory,
      now: () => millisecondsBetween(startedAt, clock.now()),
    }),
    analytics:
      config.analyticsUrl === null ? disabledAnalytics : httpCollector(config.analyticsUrl),
    files: config.s3 === null ? diskStore(join(config.dataDirectory, 'files')) : s3Store(config.s3),
    fileScanner: config.fileScanner === null ? null : clamdScanner(config.fileScanner),
    google: google === null || google === 'local' ? local : googleIdentity(google),
    localGoogle: local,
    identityProviders: openIdProviders({ allowedNetworks: config.webhookNetworks }),
    domainRecords: config.simulatesDomains ? demoRecords(dnsRecords()) : dnsRecords(),
    payment: payment === null || payment === 'local' ? standIn : stripePayment(payment),
    localPayment: standIn,
    invoicePlatform: invoicePlatformOf(config, clock),
    webhooks: httpSender({ allowedNetworks: config.webhookNetworks }),
    pdf: typstRenderer(),
    seal: sealOf(config, clock),
    sessionCalls: createSessionCalls(base.db, clock, config.callLimits.session),
    callLine: boundedLine({ atOnce: mostCalls, places: mostCalls }),
    features: createFeatureFlags(base.db),
    // A web app on another origin needs absolute addresses.
    fileLinks: createFileLinks(fileSecret, clock, config.webOrigins.length > 0 ? publicUrl() : ''),
    unsubscribeLinks: createUnsubscribeLinks(unsubscribeSecret, publicUrl),
    rowLinks: createRowLinks(unsubscribeSecret, publicUrl),
    publicUrl,
    moveClock: null,
  }
}

function mapsOf({ url, key }: Config['maps']): MapsPort {
  if (key !== null) return googlePlacesMaps(key, url === null ? {} : { baseUrl: url })
  return url === null ? embeddedMaps() : nationalAddressMaps(url)
}

/** Company data rarely change, so answers of the register are kept for ten minutes. */
const registerMemory = { milliseconds: 600_000, most: 500 }

function registerOf({ url, key }: Config['companyRegister']): CompanyRegister {
  if (key !== null) return url === null ? sireneRegister(key) : sireneRegister(key, url)
  return url === null ? embeddedRegister() : openRegister(url)
}

function invoicePlatformOf(
  { invoicePlatform, dataDirectory }: Config,
  clock: Given['clock'],
): InvoicePlatform | null {
  if (invoicePlatform === null) return null
  return invoicePlatform === 'local'
    ? localPlatform(join(dataDirectory, 'invoice-platform'), () => clock.now())
    : flowService(invoicePlatform, () => clock.epochMilliseconds())
}

/**
 * The seal with the operator's key; a demo makes its own key, production has none without the
 * operator's.
 */
function sealOf(
  { sealKey, timestampUrl, environment, dataDirectory, productName }: Config,
  clock: Given['clock'],
): DocumentSeal | null {
  const authority = timestampUrl === null ? null : httpTimestamps(timestampUrl)
  if (sealKey !== null) return padesSeal(keyOfFile(sealKey.path, sealKey.password), authority)
  if (environment === 'production') return null
  const terms = () => {
    const now = clock.now()
    const until = instantAfter(now, demoKeyYears * 365 * 86_400_000)
    return { name: `${productName} (démonstration)`, since: dateOf(now), until: dateOf(until) }
  }
  return padesSeal(generatedKey(join(dataDirectory, 'seal.json'), terms), authority)
}
