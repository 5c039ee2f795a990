import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { emailAddress, hasPlainLocalPart } from './kernel/email-address.ts'
import { key } from './kernel/fields.ts'

/**
 * An e-mail address, stored in one form however it is written. Only its domain may have accents:
 * the part before the « @ » travels in ASCII, unless each mail server on the way supports SMTPUTF8.
 */
export const email = z
  .string(key('errors.field.required'))
  .overwrite(oneLine)
  .overwrite(emailAddress)
  .min(1, key('errors.field.required'))
  .max(254, key('errors.field.too_long'))
  .refine(hasPlainLocalPart, key('errors.field.email_local'))
  .pipe(z.email(key('errors.field.email')))

/** Lower-case hexadecimal SHA-256 of the password: the browser never sends the password itself. */
export const passwordHash = z.string().regex(/^[0-9a-f]{64}$/, key('errors.field.format'))

const tokenShape = /^[A-Za-z0-9_-]{43}$/
export const secretToken = z.string().regex(tokenShape, key('errors.auth.link_invalid'))
export const activationToken = z
  .string(key('errors.auth.activation_link_invalid'))
  .regex(tokenShape, key('errors.auth.activation_link_invalid'))
