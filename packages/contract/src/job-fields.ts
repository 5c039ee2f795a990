import { executiveStatuses } from '@renfort/domain/job-description/job-description.ts'
import { languageLevels, toolLevels } from '@renfort/domain/job-description/skills.ts'
import {
  customNameLimits,
  equipmentGroups,
  equipmentProviders,
} from '@renfort/domain/job-description/work-conditions.ts'
import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { code, euros, key, optionalLine, optionalText } from './kernel/fields.ts'

/** An id of the catalogue, or none with `custom` for a name typed by the company. */
const catalogueId = code(80).optional()
const customNameError = { ...key('errors.field.custom_name'), params: customNameLimits }
const choiceName = z
  .string(key('errors.field.required'))
  .overwrite(oneLine)
  .refine((name) => name.length >= customNameLimits.min, customNameError)
  .max(200, key('errors.field.too_long'))

/** A name typed by the company has 2 to 50 characters (POST-60); catalogue labels may be longer. */
function customNameBound(choice: { readonly custom: boolean; readonly name: string }): boolean {
  return !choice.custom || choice.name.length <= customNameLimits.max
}
const customNameIssue = { ...customNameError, path: ['name'] }

const choice = z.object({ id: catalogueId, name: choiceName, custom: z.boolean().default(false) })
export const subtask = choice.refine(customNameBound, customNameIssue)
export const tool = choice
  .extend({ level: z.enum(toolLevels, key('errors.field.required')) })
  .refine(customNameBound, customNameIssue)
export const equipment = choice
  .extend({
    group: z.enum(equipmentGroups),
    providedBy: z.enum(equipmentProviders, key('errors.field.required')).nullable().default(null),
  })
  .refine(customNameBound, customNameIssue)
  .refine((item) => !item.custom || item.group !== 'Safety' || item.providedBy !== null, {
    path: ['providedBy'],
    error: 'errors.field.required',
  })
export const experience = z.object({
  id: catalogueId,
  name: choiceName,
  /** Months. */
  duration: z
    .number()
    .int(key('errors.field.format'))
    .min(1, key('errors.field.too_small'))
    .max(600, key('errors.field.too_big')),
})

const catalogueIds = z.array(code(80)).max(50, key('errors.field.too_long'))
function upTo<T extends z.ZodType>(item: T) {
  return z.array(item).max(50, key('errors.field.too_long'))
}
const longText = optionalText(5000)

export const executiveStatus = z.enum(executiveStatuses, key('errors.field.required'))

/** The fields of the work that a job description and a mission share, as requests send them. */
export const jobInput = {
  subtasks: upTo(subtask),
  purpose: longText,
  workConditions: longText,
  dressCode: optionalLine(200),
  riskIds: catalogueIds,
  languageIds: catalogueIds,
  licenceIds: catalogueIds,
  tools: upTo(tool),
  equipments: upTo(equipment),
  experiences: upTo(experience),
  executiveStatus: executiveStatus.nullable(),
  hourlyRate: euros.nullable(),
  remote: z.boolean(),
  motorized: z.boolean(),
}

/** The same fields as answers send them, with labels in the language of the caller. */
const namedChoice = z.object({ id: z.string().optional(), name: z.string(), custom: z.boolean() })
export const jobOutput = {
  subtasks: z.array(namedChoice),
  purpose: z.string().nullable(),
  workConditions: z.string().nullable(),
  dressCode: z.string().nullable(),
  risks: z.array(
    z.object({ id: z.string(), group: z.string(), name: z.string(), value: z.string().nullable() }),
  ),
  languages: z.array(
    z.object({
      id: z.string(),
      ISOCode: z.string(),
      name: z.string(),
      level: z.enum(languageLevels),
    }),
  ),
  licences: z.array(z.object({ id: z.string(), name: z.string() })),
  tools: z.array(namedChoice.extend({ level: z.enum(toolLevels) })),
  experiences: z.array(
    z.object({ id: z.string().optional(), name: z.string(), duration: z.number() }),
  ),
  executiveStatus: z.enum(executiveStatuses).nullable(),
  hourlyRate: z.number().nullable(),
  remote: z.boolean(),
  motorized: z.boolean(),
}
export const equipmentReply = namedChoice.extend({
  group: z.enum(equipmentGroups),
  providedBy: z.enum(equipmentProviders).nullable(),
})

/** One row of a price list: rates and increases in euros, `increaseRate` in percent. */
export const pricingRow = z.object({
  hourType: z.enum(hourTypes),
  threshold: z.number().optional(),
  hourlyRate: z.number(),
  coefficient: z.number(),
  increaseRate: z.number().optional(),
  increase: z.number(),
  tags: z.array(z.enum(hourTypes)),
})
export const pricing = z.object({ delegation: z.array(pricingRow), gestion: z.array(pricingRow) })
export const pricingOrigin = z.enum(['organisation', 'detached'])
