import type { AnalyticsPort } from '../outside/analytics/port.ts'
import type { CompanyRegister } from '../outside/company-register/port.ts'
import type { FileScanner } from '../outside/file-scan/port.ts'
import type { DomainRecords } from '../outside/domain-records/port.ts'
import type { FileStore } from '../outside/files/port.ts'
import type { LocalGoogle } from '../outside/google/local/local-google.ts'
import type { GoogleIdentity } from '../outside/google/port.ts'
import type { IdentityProviders } from '../outside/identity-provider/port.ts'
import type { InvoicePlatform } from '../outside/invoice-platform/port.ts'
import type { MailPort } from '../outside/mail/port.ts'
import type { SmsPort } from '../outside/sms/port.ts'
import type { MapsPort } from '../outside/maps/port.ts'
import type { LocalPayment } from '../outside/payment/local/local-payment.ts'
import type { PaymentProvider } from '../outside/payment/port.ts'
import type { WebhookSender } from '../outside/webhook/port.ts'
import type { DocumentSeal } from '../outside/seal/port.ts'
import type { PdfRenderer } from '../outside/pdf/port.ts'
import type { BoundedLine } from './bounded-line.ts'
import type { Clock, ClockMover } from './clock.ts'
import type { Config } from './config.ts'
import type { Engine } from './database/database.ts'
import type { Db } from './database/db.ts'
import type { FeatureFlags } from './flags/feature-flags.ts'
import type { FileLinks } from './file-links.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import type { Passwords } from './passwords.ts'
import type { SessionCalls } from './call-limit/session-calls.ts'
import type { RowLinks } from './row-links.ts'
import type { SecretBox } from './secret-box.ts'

/** The services that handlers use besides the database. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  readonly engine: Engine
  readonly version: string
  /** Aborted once the process has been told to stop. */
  readonly ending: AbortSignal
  readonly passwords: Passwords
  /** Counts the calls of each session against its allowance. */
  readonly sessionCalls: SessionCalls
  /** The calls that this process works on. */
  readonly callLine: BoundedLine
  readonly secretBox: SecretBox
  readonly mail: MailPort
  readonly sms: SmsPort
  readonly maps: MapsPort
  readonly companyRegister: CompanyRegister
  readonly analytics: AnalyticsPort
  readonly features: FeatureFlags
  readonly files: FileStore
  /** Looks for malware in what people send; `null` where no scanner is configured. */
  readonly fileScanner: FileScanner | null
  readonly fileLinks: FileLinks
  readonly unsubscribeLinks: UnsubscribeLinks
  readonly rowLinks: RowLinks
  /** `null` where sign-in with Google is not offered. */
  readonly google: GoogleIdentity | null
  /** The providers by which people of companies sign in. */
  readonly identityProviders: IdentityProviders
  readonly domainRecords: DomainRecords
  /** The pages of the stand-in for Google; `null` where it is not used. */
  readonly localGoogle: LocalGoogle | null
  /** `null` where no card and no debit can be set up. */
  readonly payment: PaymentProvider | null
  /** The stand-in for the payment provider; `null` where it is not used. */
  readonly localPayment: LocalPayment | null
  /** Sends invoices to the platforms of clients; `null` where none is configured. */
  readonly invoicePlatform: InvoicePlatform | null
  readonly webhooks: WebhookSender
  readonly pdf: PdfRenderer
  /** `null` where documents are not sealed: in production without a key. */
  readonly seal: DocumentSeal | null
  /** Moves the clock of a demo forward; `null` where nobody can move it. */
  readonly moveClock: ClockMover | null
  /** The address of the product for people, without a trailing slash. */
  publicUrl(): string
}
