import { z } from 'zod'
import { key } from './kernel/fields.ts'

/** Hours that are validated in one call. */
export const mostValidated = 5_000

const versionCount = z
  .int(key('errors.field.format'))
  .min(1, key('errors.field.too_small'))
  .max(1_000, key('errors.field.too_big'))

/** How many versions each of some hours has where it is read, in the order of their ids. */
export const versionCounts = z.array(versionCount).max(mostValidated, key('errors.field.too_long'))
