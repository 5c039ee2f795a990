import { email } from '@renfort/contract/credentials.ts'
import { key, oneNameRule, phoneE164 } from '@renfort/contract/kernel/fields.ts'
import { siderIdentity, siderSkills } from '@renfort/contract/sider.ts'
import { z } from 'zod'
import { phoneNumber } from '@renfort/contract/kernel/phone-number.ts'

/** An identity as it is typed; `kept` is a number that the profile has already, whatever it is. */
export function identityForm(kept: string | null) {
  return siderIdentity
    .extend({
      email: z.literal('').or(email),
      phoneNumber: phoneE164.refine(
        (number) => number === kept || phoneNumber(number) !== null,
        key('errors.field.phone'),
      ),
      /** Asked of a new profile alone. */
      jobTypeIds: siderSkills.shape.jobTypeIds.optional(),
    })
    .check(oneNameRule)
}

export type IdentityInput = z.input<ReturnType<typeof identityForm>>

/** The values that the API takes: a field that is left empty is nothing. */
export function identityOf<Values extends { email: string }>(values: Values) {
  return { ...values, email: values.email === '' ? null : values.email }
}
