import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { solidaritySlugs } from '@renfort/domain/law/public-holidays.ts'
import { bonusIssues, bonusLimits, bonusListIssues } from '@renfort/domain/remuneration/bonuses.ts'
import { validateHoursTypes } from '@renfort/domain/remuneration/hours-types.ts'
import { lunchIssues, transportIssues } from '@renfort/domain/remuneration/indemnities.ts'
import { bonusFrequencies, defaultPolicy, lunchTypes } from '@renfort/domain/remuneration/policy.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { euros, id, key, requiredText } from './kernel/fields.ts'
import { remunerationPolicy } from './remuneration-policy.ts'
import { rule } from './kernel/rule.ts'

// These schemas check shapes; the rules of the domain check bounds.
const number = z.number(key('errors.field.required'))
const days = number.int(key('errors.field.format'))
const seniority = z.object({ daysThreshold: days, increase: number })

const nightWindow = key('errors.remuneration.night_window')
const nightStart = z
  .string(key('errors.field.required'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, nightWindow)
  .transform((time) => time as LocalTime)
const nightEnd = z
  .string(key('errors.field.required'))
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, nightWindow)
  .transform((time) => time as LocalTime | '24:00')

const hoursTypesFields = {
  extra: z
    .array(
      z.object({ threshold: number.int(key('errors.remuneration.threshold')), increase: number }),
    )
    .max(14, key('errors.field.too_long')),
  night: z.object({
    startHour: nightStart,
    endHour: nightEnd,
    increase: number,
    seniority: seniority.nullable().default(null),
  }),
  sundays: z.object({
    increase: number,
    seniority: seniority.nullable().default(null),
    ztiIncrease: number.nullable().default(null),
  }),
  bankHolidays: z.object({
    increase: number,
    seniority: seniority.nullable().default(null),
    solidarity: z
      .enum(solidaritySlugs, key('errors.field.unknown_choice'))
      .nullable()
      .default(null),
  }),
}

/**
 * Checks some kinds of hours by the rule for all: no kind depends on another, so the rest is the
 * default policy.
 */
const hoursTypesRule = rule<object>((part) =>
  validateHoursTypes({ ...defaultPolicy.hoursTypes, ...part }),
)

/** The kinds of hours that change; each is given whole. */
export const hoursTypesPatch = z
  .object(hoursTypesFields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, key('errors.field.required'))
  .check(hoursTypesRule)

/** One kind of hours, as the form that changes it holds it. */
export const overtimePart = z.object({ extra: hoursTypesFields.extra }).check(hoursTypesRule)
export const nightPart = z.object({ night: hoursTypesFields.night }).check(hoursTypesRule)
export const sundaysPart = z.object({ sundays: hoursTypesFields.sundays }).check(hoursTypesRule)
export const bankHolidaysPart = z
  .object({ bankHolidays: hoursTypesFields.bankHolidays })
  .check(hoursTypesRule)

const otherParameters = z.object({
  seniority: z.object({ daysThreshold: days }).nullable().default(null),
  hoursPerDay: z.object({ threshold: number }).nullable().default(null),
  zti: z.object({ isApplicable: z.boolean() }).nullable().default(null),
  taskType: z
    .object({
      jobTypes: z
        .array(z.string().max(80, key('errors.field.too_long')))
        .min(1, key('errors.field.required'))
        .max(200, key('errors.field.too_long')),
    })
    .nullable()
    .default(null),
})
const noParameters = { seniority: null, hoursPerDay: null, zti: null, taskType: null }

/** A meal: with the id of an indemnity it takes its place, without one it is added (G-09). */
export const lunchIndemnity = z
  .object({
    id: id.optional(),
    type: z.enum(lunchTypes, key('errors.field.required')),
    amount: euros,
    coverRate: number.nullable().default(null),
    otherParameters: otherParameters.default(noParameters),
  })
  .check(rule((lunch) => lunchIssues([], lunch)))

export const transportIndemnity = z
  .object({
    id: id.optional(),
    publicCoverRate: number,
    otherParameters: otherParameters.default(noParameters),
  })
  .check(rule((transport) => transportIssues([], transport)))

const bonusFields = {
  name: requiredText(bonusLimits.name),
  amount: euros,
  frequency: z.enum(bonusFrequencies, key('errors.field.required')),
  conditions: z
    .string()
    .trim()
    .max(bonusLimits.conditions, key('errors.field.too_long'))
    .default(''),
}
/** A bonus (REM-26), as the form that changes it holds it: shown to the company, never priced. */
export const bonusDraft = z.object(bonusFields).check(rule((bonus) => bonusIssues([], bonus)))
const bonus = z.object({ id: id.optional(), ...bonusFields })
const bonusList = z
  .object({ bonuses: z.array(bonus).max(bonusLimits.count, key('errors.field.too_long')) })
  .check(rule(({ bonuses }) => bonusListIssues(bonuses)))

const ofOrganisation = z.object({ id })

export const readRemunerationPolicy = endpoint({
  method: 'GET',
  path: '/organisations/:id/remuneration-policy',
  summary: 'Pay policy of the company',
  access: 'settings.read',
  params: ofOrganisation,
  response: remunerationPolicy,
  errors: [],
})

export const changeHoursTypes = endpoint({
  method: 'PATCH',
  path: '/organisations/:id/hours-types',
  summary: 'Changes hour types; they then wait for their confirmation',
  access: 'remuneration.edit',
  params: ofOrganisation,
  body: hoursTypesPatch,
  response: remunerationPolicy,
  errors: [],
})

export const changeIndemnities = endpoint({
  method: 'PATCH',
  path: '/organisations/:id/indemnities',
  summary:
    'Adds or changes the meal or the transport indemnity; both then wait for their confirmation',
  access: 'remuneration.edit',
  params: ofOrganisation,
  body: z
    .object({ lunch: lunchIndemnity, transportation: transportIndemnity })
    .partial()
    .refine(
      ({ lunch, transportation }) => (lunch === undefined) !== (transportation === undefined),
      key('errors.input.invalid'),
    ),
  response: remunerationPolicy,
  errors: ['errors.not_found', 'errors.remuneration.duplicate_benefit'],
})

export const deleteIndemnity = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/indemnities/:indemnityId',
  summary: 'Deletes an indemnity; those that are left then wait for their confirmation',
  access: 'remuneration.edit',
  params: z.object({ id, indemnityId: id }),
  response: remunerationPolicy,
  errors: ['errors.not_found'],
})

export const confirmHoursTypes = endpoint({
  method: 'PUT',
  path: '/organisations/:id/confirm_hours-types',
  summary: 'The company stands by its hour types',
  access: 'remuneration.confirm',
  params: ofOrganisation,
  response: remunerationPolicy,
  errors: [],
})

export const confirmIndemnities = endpoint({
  method: 'PUT',
  path: '/organisations/:id/confirm_indemnities',
  summary: 'The company stands by its indemnities, or by having none',
  access: 'remuneration.confirm',
  params: ofOrganisation,
  response: remunerationPolicy,
  errors: [],
})

export const changeBonuses = endpoint({
  method: 'PUT',
  path: '/organisations/:id/bonuses',
  summary: 'The bonuses that the company is shown, set by internal staff that acts for it',
  access: 'remuneration.editBonuses',
  params: ofOrganisation,
  body: bonusList,
  response: remunerationPolicy,
  errors: ['errors.not_found'],
})
