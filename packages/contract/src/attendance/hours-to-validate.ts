import { z } from 'zod'
import { key } from '../kernel/fields.ts'

/** The most lines of hours that one call validates. */
export const mostValidated = 5_000

const versionCount = z
  .int(key('errors.field.format'))
  .min(1, key('errors.field.too_small'))
  .max(1_000, key('errors.field.too_big'))

/** How many versions each line of hours had when the caller read it, in the order of their ids. */
export const versionCounts = z.array(versionCount).max(mostValidated, key('errors.field.too_long'))
