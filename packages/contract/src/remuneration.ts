import type { LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { solidaritySlugs } from '@renfort/domain/law/public-holidays.ts'
import { bonusIssues, bonusLimits, bonusListIssues } from '@renfort/domain/remuneration/bonuses.ts'
import { validateHoursTypes } from '@renfort/domain/remuneration/hours-types.ts'
import { lunchIssues, transportIssues } from '@renfort/domain/remuneration/indemnities.ts'
import { bonusFrequencies, defaultPolicy, lunchTypes } from '@renfort/domain/remuneration/policy.ts'
import { severalLines } from '@renfort/domain/kernel/several-lines.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, euros, id, key, requiredLine } from './kernel/fields.ts'
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

const solidarity = z.enum(solidaritySlugs, key('errors.field.unknown_choice'))

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
    solidarity: solidarity.nullable().default(null),
  }),
}

/**
 * Checks some kinds of hours with the rule for all of them: no kind depends on another, so default
 * values fill the rest.
 */
const hoursTypesRule = rule<object>((part) =>
  validateHoursTypes({ ...defaultPolicy.hoursTypes, ...part }),
)

/** Kinds of hours after a change, each complete. */
export const changedHoursTypes = z.object(hoursTypesFields).partial().check(hoursTypesRule)

const seniorityChange = seniority.partial().nullable()

/**
 * The kinds of hours to change, each with its changed fields; the tiers of overtime are one list.
 */
export const hoursTypesPatch = z
  .object({
    extra: hoursTypesFields.extra,
    night: z
      .object({
        startHour: nightStart,
        endHour: nightEnd,
        increase: number,
        seniority: seniorityChange,
      })
      .partial(),
    sundays: z
      .object({ increase: number, seniority: seniorityChange, ztiIncrease: number.nullable() })
      .partial(),
    bankHolidays: z
      .object({ increase: number, seniority: seniorityChange, solidarity: solidarity.nullable() })
      .partial(),
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, key('errors.field.required'))

/** One kind of hours, as its form edits it. */
export const overtimePart = z.object({ extra: hoursTypesFields.extra }).check(hoursTypesRule)
export const nightPart = z.object({ night: hoursTypesFields.night }).check(hoursTypesRule)
export const sundaysPart = z.object({ sundays: hoursTypesFields.sundays }).check(hoursTypesRule)
export const bankHolidaysPart = z
  .object({ bankHolidays: hoursTypesFields.bankHolidays })
  .check(hoursTypesRule)

const parameters = {
  seniority: z.object({ daysThreshold: days }).nullable(),
  hoursPerDay: z.object({ threshold: number }).nullable(),
  zti: z.object({ isApplicable: z.boolean() }).nullable(),
  taskType: z
    .object({
      jobTypes: z
        .array(code(80))
        .min(1, key('errors.field.required'))
        .max(200, key('errors.field.too_long')),
    })
    .nullable(),
}
const otherParameters = z.object({
  seniority: parameters.seniority.default(null),
  hoursPerDay: parameters.hoursPerDay.default(null),
  zti: parameters.zti.default(null),
  taskType: parameters.taskType.default(null),
})
const noParameters = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
const otherParametersChange = z.object(parameters).partial()

const lunchFields = {
  type: z.enum(lunchTypes, key('errors.field.required')),
  amount: euros,
  coverRate: number.nullable(),
}

/** A complete meal indemnity. */
export const lunchIndemnity = z
  .object({
    ...lunchFields,
    id: id.optional(),
    coverRate: lunchFields.coverRate.default(null),
    otherParameters: otherParameters.default(noParameters),
  })
  .check(rule((lunch) => lunchIssues([], lunch)))

/** A complete transport indemnity. */
export const transportIndemnity = z
  .object({
    id: id.optional(),
    publicCoverRate: number,
    otherParameters: otherParameters.default(noParameters),
  })
  .check(rule((transport) => transportIssues([], transport)))

/**
 * With the id of an indemnity only the fields to change; without an id a complete new indemnity
 * (G-09).
 */
const indemnityPatch = z
  .object({
    lunch: z.object({ ...lunchFields, id, otherParameters: otherParametersChange }).partial(),
    transportation: z
      .object({ id, publicCoverRate: number, otherParameters: otherParametersChange })
      .partial(),
  })
  .partial()
  .refine(
    ({ lunch, transportation }) => (lunch === undefined) !== (transportation === undefined),
    key('errors.input.invalid'),
  )

const bonusFields = {
  name: requiredLine(bonusLimits.name),
  amount: euros,
  frequency: z.enum(bonusFrequencies, key('errors.field.required')),
  conditions: z
    .string()
    .overwrite(severalLines)
    .max(bonusLimits.conditions, key('errors.field.too_long'))
    .default(''),
}
/**
 * A bonus (REM-26), as its form edits it: the company sees it, and it is billed where internal
 * staff enter it.
 */
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
  summary: 'Changes any fields of hour types; they then wait for their confirmation',
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
    'Adds the meal or the transport indemnity, whole, or changes any fields of the one with the `id`; both then wait for their confirmation',
  access: 'remuneration.edit',
  params: ofOrganisation,
  body: indemnityPatch,
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
