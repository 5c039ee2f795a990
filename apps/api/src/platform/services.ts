import type { AnalyticsPort } from '../outside/analytics/port.ts'
import type { CompanyRegister } from '../outside/company-register/port.ts'
import type { FileStore } from '../outside/files/port.ts'
import type { LocalGoogle } from '../outside/google/local/local-google.ts'
import type { GoogleIdentity } from '../outside/google/port.ts'
import type { MapsPort } from '../outside/maps/port.ts'
import type { LocalPayment } from '../outside/payment/local/local-payment.ts'
import type { PaymentProvider } from '../outside/payment/port.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Engine } from './database.ts'
import type { Db } from './db.ts'
import type { FeatureFlags } from './feature-flags.ts'
import type { FileLinks } from './file-links.ts'
import type { Passwords } from './passwords.ts'

/** What handlers may use besides the database rows of their call. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  readonly engine: Engine
  readonly version: string
  readonly passwords: Passwords
  readonly maps: MapsPort
  readonly companyRegister: CompanyRegister
  readonly analytics: AnalyticsPort
  readonly features: FeatureFlags
  readonly files: FileStore
  readonly fileLinks: FileLinks
  /** `null` where nobody signs in with Google. */
  readonly google: GoogleIdentity | null
  /** The pages of what stands in for Google, where it does. */
  readonly localGoogle: LocalGoogle | null
  /** `null` where no card and no debit can be set up. */
  readonly payment: PaymentProvider | null
  /** What stands in for the payment provider, where it does. */
  readonly localPayment: LocalPayment | null
  /** Address under which people reach the product, without a trailing slash. */
  publicUrl(): string
}
