import { z } from 'zod'
import type { S3Settings } from '../outside/files/s3.ts'

/** The bucket of the files: all of its settings, or none. */
export const bucketVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('eu-west-3'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
}

export const bucketExpected = {
  S3_BUCKET: '3 to 63 lower-case letters, digits, dots or hyphens',
  S3_ENDPOINT: 'an http or https address',
  S3_REGION: 'a region such as eu-west-3',
} as const

/** The bucket in the settings; `null` keeps the files in the data directory. */
export function bucketOf({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.infer<z.ZodObject<typeof bucketVariables>>): S3Settings | 'incomplete' | null {
  const asked = [bucket ?? '', accessKeyId, secretAccessKey].filter((value) => value !== '')
  if (asked.length === 0 && endpoint === '') return null
  if (bucket === undefined || asked.length < 3) return 'incomplete'
  return {
    bucket,
    endpoint: endpoint === '' ? null : endpoint,
    region,
    accessKeyId,
    secretAccessKey,
  }
}
