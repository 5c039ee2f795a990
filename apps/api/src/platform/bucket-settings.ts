import { z } from 'zod'
import type { S3Settings } from '../outside/files/s3.ts'

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('')
const region = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** The bucket of uploaded files, and the service of the buckets that keep backups. */
export const bucketVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: address,
  S3_REGION: region.default('eu-west-3'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  BACKUP_S3_ENDPOINT: address,
  BACKUP_S3_REGION: region.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().default(''),
}

export const bucketExpected = {
  S3_BUCKET: '3 to 63 lower-case letters, digits, dots or hyphens',
  S3_ENDPOINT: 'an http or https address',
  S3_REGION: 'a region such as eu-west-3',
  BACKUP_S3_ENDPOINT: 'an http or https address',
  BACKUP_S3_REGION: 'a region such as eu-west-3',
} as const

const variables = z.object(bucketVariables)
type Variables = z.infer<typeof variables>

/** The bucket of uploaded files; `null` where none is configured. */
export function filesBucketOf(values: Variables): S3Settings | null | 'incomplete' {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values
  const asked = [bucket ?? '', accessKeyId, secretAccessKey].filter((value) => value !== '')
  if (asked.length === 0 && values.S3_ENDPOINT === '') return null
  if (bucket === undefined || asked.length < 3) return 'incomplete'
  const endpoint = values.S3_ENDPOINT === '' ? null : values.S3_ENDPOINT
  return { bucket, endpoint, region: values.S3_REGION, accessKeyId, secretAccessKey }
}

/** A service that speaks S3, without a bucket. */
export type BucketService = Omit<S3Settings, 'bucket'>

/** The service of backups: its own, or that of the files. */
export function backupServiceOf(
  values: Variables,
  files: S3Settings | null,
): BucketService | null | 'incomplete' {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values
  if ((accessKeyId === '') !== (secretAccessKey === '')) return 'incomplete'
  if (accessKeyId === '') return files
  return {
    endpoint: endpoint === '' ? null : endpoint,
    region: values.BACKUP_S3_REGION ?? values.S3_REGION,
    accessKeyId,
    secretAccessKey,
  }
}
