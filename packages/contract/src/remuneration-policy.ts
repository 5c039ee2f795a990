import { solidaritySlugs } from '@renfort/domain/law/public-holidays.ts'
import { bonusFrequencies, lunchTypes } from '@renfort/domain/remuneration/policy.ts'
import { policyOrigins } from '@renfort/domain/remuneration/policy-version.ts'
import { z } from 'zod'
import { instant } from './kernel/fields.ts'

const seniority = z.object({ daysThreshold: z.number(), increase: z.number() })

/** Hour types of the pay policy (ENT-28). Increases are percentages, times are HH:mm. */
export const hoursTypes = z.object({
  extra: z.array(z.object({ threshold: z.number(), increase: z.number() })),
  night: z.object({
    startHour: z.string(),
    endHour: z.string(),
    increase: z.number(),
    seniority: seniority.nullable(),
  }),
  sundays: z.object({
    increase: z.number(),
    seniority: seniority.nullable(),
    ztiIncrease: z.number().nullable(),
  }),
  bankHolidays: z.object({
    increase: z.number(),
    seniority: seniority.nullable(),
    solidarity: z.enum(solidaritySlugs).nullable(),
  }),
  valid: z.boolean(),
})
export type HoursTypesReply = z.infer<typeof hoursTypes>

/** The version of the pay policy that prices a mission. */
export const pricedWith = z.object({
  /** Where the version comes from; `null` where it is not known. */
  origin: z.enum(policyOrigins).nullable(),
  since: instant.nullable(),
  /** `null` for callers who may not read the history of the settings, and for deleted users. */
  changedBy: z.object({ name: z.string() }).nullable(),
  /** The user on whose behalf internal staff changed it. */
  changedFor: z.object({ name: z.string() }).nullable(),
  /** When the mission was posted; `null` for a draft, which follows the policy of today. */
  frozenAt: instant.nullable(),
  /** `null` where the product cannot tell. */
  hasChangedSince: z.boolean().nullable(),
  /** Whether the provider has set increases and coefficients for this mission. */
  isDetached: z.boolean(),
})
export type PricedWith = z.infer<typeof pricedWith>

const storedParameters = z.object({
  seniority: z.object({ daysThreshold: z.number() }).nullable(),
  hoursPerDay: z.object({ threshold: z.number() }).nullable(),
  zti: z.object({ isApplicable: z.boolean() }).nullable(),
  taskType: z.object({ jobTypes: z.array(z.string()) }).nullable(),
})

export const remunerationPolicy = z.object({
  hoursTypes,
  indemnities: z.object({
    lunch: z.array(
      z.object({
        id: z.string(),
        type: z.enum(lunchTypes),
        amount: z.number(),
        coverRate: z.number().nullable(),
        otherParameters: storedParameters,
      }),
    ),
    transportation: z.array(
      z.object({
        id: z.string(),
        publicCoverRate: z.number(),
        otherParameters: storedParameters,
      }),
    ),
    other: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        amount: z.number(),
        frequency: z.enum(bonusFrequencies),
        conditions: z.string(),
      }),
    ),
    valid: z.boolean(),
  }),
  hoursTypesConfirmation: z.boolean(),
  indemnitiesConfirmation: z.boolean(),
  /** Coefficients for the examples of the settings; each mission has its own. */
  coefficients: z.object({ delegation: z.number(), gestion: z.number() }),
})
export type RemunerationPolicyReply = z.infer<typeof remunerationPolicy>
export type LunchReply = RemunerationPolicyReply['indemnities']['lunch'][number]
export type TransportReply = RemunerationPolicyReply['indemnities']['transportation'][number]
export type BonusReply = RemunerationPolicyReply['indemnities']['other'][number]
