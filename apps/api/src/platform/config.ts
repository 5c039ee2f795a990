import { product } from '@renfort/domain/kernel/product.ts'
import { z } from 'zod'
import { openRegisterUrl } from '../outside/company-register/open-register.ts'
import type { ClamdSettings } from '../outside/file-scan/clamd.ts'
import type { S3Settings } from '../outside/files/s3.ts'
import type { StripeSettings } from '../outside/payment/stripe.ts'
import type { FlowServiceSettings } from '../outside/invoice-platform/flow-service-calls.ts'
import {
  backupServiceOf,
  bucketExpected,
  type BucketService,
  bucketVariables,
  filesBucketOf,
} from './bucket-settings.ts'
import {
  databaseExpected,
  databaseOf,
  type DatabaseSettings,
  databaseVariables,
} from './database-settings.ts'
import { callLimits, type CallLimitSettings } from './call-limit-settings.ts'
import { employerOf, type EmployerSettings } from './employer-settings.ts'
import { ExplainedError } from './explained-error.ts'
import {
  invoicePlatformExpected,
  invoicePlatformOf,
  invoicePlatformVariables,
} from './invoice-platform-settings.ts'
import {
  originExpected,
  originsOf,
  type OriginSettings,
  originVariables,
} from './origin-settings.ts'
import { paymentExpected, paymentVariables, stripeOf } from './payment-settings.ts'
import {
  sellerExpected,
  type SellerSettings,
  sellerOf,
  sellerVariables,
} from './seller-settings.ts'
import {
  telemetryExpected,
  telemetryOf,
  type TelemetrySettings,
  telemetryVariables,
} from './telemetry-settings.ts'
import { scannerExpected, scannerOf, scannerVariables } from './scanner-settings.ts'
import { withSecretFiles } from './secret-files.ts'
import { webhookExpected, webhookVariables } from './webhook-settings.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const httpAddress = z.url({ protocol: /^https?$/ })
const optionalAddress = z.union([z.literal(''), httpAddress]).default('')

/** What an empty database is filled with; the brief demo has no past. */
const seeds = ['demo', 'brief-demo', 'empty'] as const

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  ...telemetryVariables,
  ...callLimits.variables,
  ...webhookVariables,
  ...scannerVariables,
  ...databaseVariables,
  SEED: z.enum(seeds).optional(),
  NOW: z.union([z.literal(''), z.iso.datetime({ offset: true, local: true })]).default(''),
  PRODUCT_NAME: z.string().min(1).max(40).default(product.name),
  LEGAL_NOTICE: z.string().max(300).default(''),
  FINANCIAL_GUARANTOR: z.string().max(300).default(''),
  ...sellerVariables,
  ...invoicePlatformVariables,
  SIMULATE_INVOICE_PLATFORM: flag.optional(),
  SEAL_KEY: z.string().max(500).default(''),
  SEAL_PASSWORD: z.string().max(200).default(''),
  TIMESTAMP_URL: optionalAddress,
  ...originVariables,
  SIMULATE_PROVIDER: flag.optional(),
  DEV_OUTBOX: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  MAIL_FROM: z.string().min(3).default(`${product.name} <ne-pas-repondre@renfort.test>`),
  PERMANENT_MAIL_TO: z.email().default('horizon@renfort.test'),
  MAPS_URL: optionalAddress,
  MAPS_KEY: z.string().max(200).default(''),
  COMPANY_REGISTER_URL: optionalAddress,
  COMPANY_REGISTER_KEY: z.string().max(200).default(''),
  ...bucketVariables,
  ANALYTICS_URL: optionalAddress,
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  SIMULATE_GOOGLE: flag.optional(),
  ...paymentVariables,
  SIMULATE_PAYMENT: flag.optional(),
  HELP_CENTRE_URL: optionalAddress,
  TALENT_SIGN_UP_URL: optionalAddress,
  EXTERNAL_JOB_POSTING_URL: z.string().default(''),
})

const expected: Readonly<Record<string, string>> = {
  NODE_ENV: 'development, test or production',
  PORT: 'an integer from 0 to 65535',
  STOP_DELAY_SECONDS: 'an integer from 0 to 120',
  ...telemetryExpected,
  ...callLimits.expected,
  ...webhookExpected,
  ...scannerExpected,
  ...databaseExpected,
  SEED: 'demo, brief-demo or empty',
  NOW: 'an instant such as 2026-12-02T09:00:00Z',
  PRODUCT_NAME: '1 to 40 characters',
  LEGAL_NOTICE: 'at most 300 characters',
  FINANCIAL_GUARANTOR: 'at most 300 characters',
  ...sellerExpected,
  ...invoicePlatformExpected,
  SEAL_KEY: 'the path of a PKCS#12 file',
  SEAL_PASSWORD: 'at most 200 characters',
  TIMESTAMP_URL: 'an http or https address',
  ...originExpected,
  SIMULATE_PROVIDER: 'true or false',
  DEV_OUTBOX: 'true or false',
  SIMULATE_GOOGLE: 'true or false',
  ...paymentExpected,
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  SMTP_URL: 'smtp://user:password@host:port',
  PERMANENT_MAIL_TO: 'an e-mail address',
  MAPS_URL: 'an http or https address',
  MAPS_KEY: 'a key of at most 200 characters',
  COMPANY_REGISTER_URL: 'an http or https address',
  COMPANY_REGISTER_KEY: 'a key of at most 200 characters',
  ...bucketExpected,
  ANALYTICS_URL: 'an http or https address',
  HELP_CENTRE_URL: 'an http or https address',
  TALENT_SIGN_UP_URL: 'an http or https address',
}

export interface Config
  extends DatabaseSettings, TelemetrySettings, CallLimitSettings, OriginSettings, EmployerSettings {
  readonly environment: 'development' | 'test' | 'production'
  /** Networks beside the public ones to which webhooks are delivered and where providers may be. */
  readonly webhookNetworks: readonly string[]
  /** ClamAV’s daemon, which looks at the files that people send; `null` where there is none. */
  readonly fileScanner: ClamdSettings | null
  readonly port: number
  readonly host: string
  /** For how long a process that stops says so and still takes calls, for its proxy to notice. */
  readonly stopDelaySeconds: number
  readonly seed: (typeof seeds)[number]
  readonly startsAt: string | null
  readonly productName: string
  /** Name, legal form, register and address of the operator, at the foot of its mails. */
  readonly legalNotice: string
  /**
   * Name and address of the guarantor of the provider’s debts (L1251-49), printed in its contracts.
   */
  readonly financialGuarantor: string
  /**
   * The seller of the invoices, and the days within which it is paid; `null` where none is
   * configured.
   */
  readonly billing: SellerSettings | null
  /** Where invoices are transmitted: to an approved platform, to the local stand-in, or nowhere. */
  readonly invoicePlatform: FlowServiceSettings | 'local' | null
  /** The PKCS#12 file that signed documents are sealed with; `null` where there is none. */
  readonly sealKey: { readonly path: string; readonly password: string } | null
  /** The timestamp authority that certifies seals (RFC 3161); `null` where there is none. */
  readonly timestampUrl: string | null
  readonly simulateProvider: boolean
  readonly logLevel: NonNullable<z.infer<typeof variables>['LOG_LEVEL']>
  readonly smtpUrl: string | null
  /** Whether anybody may read the mails of the stand-in, which does not send them. */
  readonly showsOutbox: boolean
  readonly mailFrom: string
  /** The recipient of requests for permanent contracts. */
  readonly permanentMailTo: string
  /** The address service; Google’s with a key. */
  readonly maps: { readonly url: string | null; readonly key: string | null }
  /** The register of companies; Insee’s with a key. Both `null` mean the embedded stand-in. */
  readonly companyRegister: { readonly url: string | null; readonly key: string | null }
  /** `null` keeps the files in the data directory. */
  readonly s3: S3Settings | null
  /**
   * The service of the buckets that backups are kept in; `null` where none is configured. Without
   * its own, it is that of the files.
   */
  readonly backupService: BucketService | null
  readonly analyticsUrl: string | null
  /** Sign-in with Google: a registered client, the local stand-in, or not offered. */
  readonly google: GoogleClient | 'local' | null
  /** Whether domains under `.test` have every record that they are asked for. */
  readonly simulatesDomains: boolean
  /** Cards and debits: Stripe, the local stand-in, or not offered. */
  readonly payment: StripeSettings | 'local' | null
  readonly links: {
    readonly helpCentre: string | null
    readonly talentSignUp: string | null
    readonly externalJobPosting: string | null
  }
}

type GoogleClient = Readonly<Record<'clientId' | 'clientSecret', string>>

/** An invalid setting: the message names each variable and what was expected, never its value. */
export class ConfigError extends ExplainedError {}

/** Reads and checks every setting of the product; no other code reads the environment. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = variables.safeParse(withoutEmpty(withSecretFiles(environment)))
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new ConfigError(
      names
        .map((name) => `${name} is not valid: expected ${expected[name] ?? 'another value'}.`)
        .join('\n'),
    )
  }
  const values = parsed.data
  if (values.NODE_ENV === 'production') refuseDemoSettings(values)
  const embedded = values.DATABASE_URL === ''
  const database = databaseOf(values)
  if (database === 'incomplete') {
    throw new ConfigError('DATABASE_DIRECT_URL goes together with DATABASE_URL.')
  }
  const production = values.NODE_ENV === 'production'
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    ...telemetryOf(values),
    ...callLimits.limitsOf(values),
    webhookNetworks: values.WEBHOOK_NETWORKS,
    fileScanner: scannerOf(values),
    ...database,
    seed: values.SEED ?? (embedded && !production ? 'demo' : 'empty'),
    startsAt: orNull(values.NOW),
    productName: values.PRODUCT_NAME,
    legalNotice: values.LEGAL_NOTICE,
    financialGuarantor: values.FINANCIAL_GUARANTOR || (isDemo(values) ? demoGuarantor : ''),
    billing: billingOf(values),
    ...employerOf(values, { isDemo: isDemo(values) }),
    invoicePlatform: platformOf(values),
    sealKey:
      values.SEAL_KEY === '' ? null : { path: values.SEAL_KEY, password: values.SEAL_PASSWORD },
    timestampUrl: orNull(values.TIMESTAMP_URL),
    ...originsOf(values, { isProduction: production }),
    simulateProvider: values.SIMULATE_PROVIDER ?? (embedded && !production),
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    smtpUrl: orNull(values.SMTP_URL),
    showsOutbox:
      values.SMTP_URL === '' && !production && (values.DEV_OUTBOX ?? values.DATABASE_URL === ''),
    mailFrom: values.MAIL_FROM,
    permanentMailTo: values.PERMANENT_MAIL_TO,
    maps: { url: orNull(values.MAPS_URL), key: orNull(values.MAPS_KEY) },
    companyRegister: registerOf(values),
    s3: s3Settings(values),
    backupService: backupService(values),
    analyticsUrl: orNull(values.ANALYTICS_URL),
    google: googleOf(values),
    simulatesDomains: isDemo(values),
    payment: paymentOf(values),
    links: {
      helpCentre: orNull(values.HELP_CENTRE_URL),
      talentSignUp: orNull(values.TALENT_SIGN_UP_URL),
      externalJobPosting: orNull(values.EXTERNAL_JOB_POSTING_URL),
    },
  }
}

/** Refuses in production what is only for demos: known accounts, a movable clock, stand-ins. */
function refuseDemoSettings(values: z.infer<typeof variables>): void {
  if (values.NOW !== '') throw new ConfigError('NOW must not be set in production.')
  if (values.SEED?.endsWith('demo')) {
    throw new ConfigError(`SEED must not be ${values.SEED} in production.`)
  }
  for (const name of [
    'SIMULATE_PROVIDER',
    'SIMULATE_GOOGLE',
    'SIMULATE_PAYMENT',
    'SIMULATE_INVOICE_PLATFORM',
    'DEV_OUTBOX',
  ] as const) {
    if (values[name] === true) throw new ConfigError(`${name} must not be true in production.`)
  }
}

/**
 * Outside production the seller is fictitious; production sends no invoices until the seller is
 * configured.
 */
function billingOf(values: z.infer<typeof variables>): SellerSettings | null {
  const seller = sellerOf(values, { isFictitious: values.NODE_ENV !== 'production' })
  if (seller === 'incomplete') {
    throw new ConfigError('SELLER_NAME and the other SELLER_ settings go together.')
  }
  return seller
}

/** Production uses the State's open register, because the stand-in knows no real company. */
function registerOf(values: z.infer<typeof variables>): Config['companyRegister'] {
  const key = orNull(values.COMPANY_REGISTER_KEY)
  const url = orNull(values.COMPANY_REGISTER_URL)
  const isOpen = key === null && values.NODE_ENV === 'production'
  return { key, url: url ?? (isOpen ? openRegisterUrl : null) }
}

function s3Settings(values: z.infer<typeof variables>): S3Settings | null {
  const bucket = filesBucketOf(values)
  if (bucket !== 'incomplete') return bucket
  throw new ConfigError(
    'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: expected all of them or none, and none of the other S3_ settings without them.',
  )
}

function backupService(values: z.infer<typeof variables>): BucketService | null {
  const service = backupServiceOf(values, s3Settings(values))
  if (service !== 'incomplete') return service
  throw new ConfigError(
    'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set together.',
  )
}

/**
 * The stand-in signs in anybody as anybody, so it is on only in the embedded demo or on request.
 */
function googleOf(values: z.infer<typeof variables>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if ((clientId === '') !== (clientSecret === '')) {
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.')
  }
  if (clientId !== '') return { clientId, clientSecret }
  return (values.SIMULATE_GOOGLE ?? isDemo(values)) ? 'local' : null
}

/** A guarantor that does not exist; the documents of the demo say so. */
const demoGuarantor = 'Garant fictif de la démonstration, 1 rue de l’Exemple, 75000 Paris'

/** Whether this is the embedded demo, outside production. */
function isDemo(values: z.infer<typeof variables>): boolean {
  return values.NODE_ENV !== 'production' && values.DATABASE_URL === '' && values.SEED !== 'empty'
}

/** The stand-in takes test cards, so it is on only in the embedded demo or on request. */
function paymentOf(values: z.infer<typeof variables>): Config['payment'] {
  const stripe = stripeOf(values)
  if (stripe === 'incomplete') {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together.',
    )
  }
  if (stripe !== null) return stripe
  return (values.SIMULATE_PAYMENT ?? isDemo(values)) ? 'local' : null
}

/** The stand-in makes up its answers, so it is on only in the embedded demo or on request. */
function platformOf(values: z.infer<typeof variables>): Config['invoicePlatform'] {
  const platform = invoicePlatformOf(values)
  if (platform === 'incomplete') {
    throw new ConfigError('The INVOICE_PLATFORM_ settings must be set together.')
  }
  if (platform !== null) return platform
  return (values.SIMULATE_INVOICE_PLATFORM ?? isDemo(values)) ? 'local' : null
}

function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

function orNull(value: string): string | null {
  return value === '' ? null : value
}
