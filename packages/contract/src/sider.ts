import { licenceStandings } from '@renfort/domain/sider/licence-end.ts'
import {
  siderLimits,
  validateEducations,
  validateUnavailabilities,
} from '@renfort/domain/sider/sider-profile.ts'
import { siderStatuses } from '@renfort/domain/sider/sider-status.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { email } from './credentials.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  code,
  day,
  id,
  instant,
  key,
  named,
  optionalLine,
  optionalText,
  oneNameRule,
  personNames,
  phone,
  queryLimit,
  queryOffset,
  requiredLine,
  searchText,
} from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'
import { rule } from './kernel/rule.ts'

/** Siders of a page, unless the query asks for another number. */
export const siderPageSize = 30

function listOf<T extends z.ZodType>(item: T, most: number) {
  return z.array(item).max(most, key('errors.field.too_long'))
}
const integer = (least: number, most: number) =>
  z
    .number(key('errors.field.required'))
    .int(key('errors.field.format'))
    .min(least, key('errors.field.too_small'))
    .max(most, key('errors.field.too_big'))
const degrees = (most: number) =>
  z
    .number(key('errors.field.required'))
    .min(-most, key('errors.field.too_small'))
    .max(most, key('errors.field.too_big'))
const year = integer(siderLimits.firstYear, siderLimits.lastYear)
const label = requiredLine(siderLimits.label)
const chosenIds = listOf(code(80), siderLimits.choices)

export const siderExperience = z.object({
  categories: listOf(label, siderLimits.details),
  companyName: label,
  name: label,
  /** Months. */
  duration: integer(1, siderLimits.months),
  subtasks: listOf(label, siderLimits.details),
})
export type SiderExperience = z.infer<typeof siderExperience>

export const siderEducation = z.object({
  schoolName: label,
  degree: label,
  fieldOfStudy: z
    .string(key('errors.field.required'))
    .overwrite(oneLine)
    .max(siderLimits.label, key('errors.field.too_long')),
  startYear: year,
  endYear: year.nullable(),
})
export type SiderEducation = z.infer<typeof siderEducation>

export const siderUnavailability = z.object({
  startDate: day,
  /** The last day of the absence, included. */
  endDate: day,
  comment: optionalText(siderLimits.comment).default(null),
})
export type SiderUnavailability = z.infer<typeof siderUnavailability>

export const siderExperiences = listOf(siderExperience, siderLimits.experiences)
export const siderEducations = listOf(siderEducation, siderLimits.educations).check(
  rule(validateEducations),
)
export const siderUnavailabilities = listOf(
  siderUnavailability,
  siderLimits.unavailabilities,
).check(rule(validateUnavailabilities))

/** Position rounded to a thousandth of a degree; of the address only the city is stored. */
export const siderHome = z.object({
  lat: degrees(90),
  lng: degrees(180),
  city: optionalLine(siderLimits.label).default(null),
})

export const siderIdentity = z.object({
  ...personNames,
  phoneNumber: phone,
  email: email.nullable(),
  home: siderHome.nullable(),
})

export const siderSkills = z.object({
  jobTypeIds: chosenIds,
  licenceIds: chosenIds,
  languageIds: chosenIds,
})

export const newSider = z
  .object({
    ...siderIdentity.shape,
    email: email.nullable().default(null),
    home: siderHome.nullable().default(null),
    jobTypeIds: chosenIds.default([]),
    licenceIds: chosenIds.default([]),
    languageIds: chosenIds.default([]),
  })
  .check(oneNameRule)

export const siderChange = z
  .object({
    ...siderIdentity.shape,
    ...siderSkills.shape,
    experiences: siderExperiences,
    educations: siderEducations,
    unavailabilities: siderUnavailabilities,
    deactivated: z.boolean(key('errors.field.required')),
  })
  .partial()
  .check(oneNameRule)
  .refine((change) => Object.keys(change).length > 0, key('errors.field.required'))

const siderSummary = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  jobTypes: z.array(named),
  deactivated: z.boolean(),
})

export const listedSider = siderSummary.extend({
  city: z.string().nullable(),
  /** Missions that they are or were hired for, in all companies. */
  missionsCount: z.number().int(),
  /** When their next shift starts. */
  nextShiftAt: instant.nullable(),
  /** The time zone in which it is shown. */
  nextShiftTimeZone: timeZone.nullable(),
})
export type ListedSider = z.infer<typeof listedSider>

const work = z.object({
  categories: z.array(z.string()),
  companyName: z.string(),
  name: z.string(),
  /** Months. */
  duration: z.number(),
  subtasks: z.array(z.string()),
})
const education = z.object({
  schoolName: z.string(),
  degree: z.string(),
  fieldOfStudy: z.string(),
  startYear: z.number(),
  endYear: z.number().nullable(),
})

const workedMission = z.object({ id, name: z.string(), companyName: z.string() })

export const siderDetails = siderSummary.extend({
  home: z.object({ lat: z.number(), lng: z.number(), city: z.string().nullable() }).nullable(),
  /** With their last days, and whether they still serve. */
  licences: z.array(named.extend({ endsOn: day.nullable(), standing: z.enum(licenceStandings) })),
  /** The companies to which they like to go back, which do not see it. */
  favourites: z.array(z.object({ id, name: z.string() })),
  languages: z.array(named),
  experiences: z.array(work),
  educations: z.array(education),
  unavailabilities: z.array(
    z.object({ startDate: day, endDate: day, comment: z.string().nullable() }),
  ),
  feedbacksCount: z.number().int(),
  missionsCount: z.number().int(),
  /** Including shifts under way, the next one first. */
  upcomingShifts: z.array(
    z.object({ id, startDate: instant, endDate: instant, timeZone, mission: workedMission }),
  ),
  /** Flexible plannings that are not over; they may have no shifts yet. */
  upcomingPlannings: z.array(z.object({ startDate: day, endDate: day, mission: workedMission })),
  /** Missions that are over for the Sider, the latest first; at most the last hundred. */
  pastMissions: z.array(workedMission.extend({ startDate: instant, endDate: instant, timeZone })),
  createdAt: instant,
})
export type SiderDetails = z.infer<typeof siderDetails>

export const listSiders = endpoint({
  method: 'GET',
  path: '/provider/siders',
  summary:
    'The Siders of the platform, by name; `q` begins words of the name, the phone or the e-mail',
  access: 'sider.manage',
  query: z.object({
    q: searchText,
    status: z.enum(siderStatuses, key('errors.field.unknown_choice')).default('active'),
    jobTypeId: code(80).optional(),
    limit: queryLimit(100).default(siderPageSize),
    offset: queryOffset,
  }),
  response: z.object({
    siders: z.array(listedSider),
    /** The number of all matches, including other pages. */
    total: z.number().int(),
    limit: z.number(),
    offset: z.number(),
  }),
  errors: [],
})

export const addSider = endpoint({
  method: 'POST',
  path: '/provider/siders',
  summary: 'Adds a Sider whom the platform does not know yet, and who belongs to no company',
  access: 'sider.manage',
  body: newSider,
  response: siderDetails,
  status: 201,
  errors: ['errors.sider.already_exists'],
})

export const readSider = endpoint({
  method: 'GET',
  path: '/provider/siders/:id',
  summary: 'The whole profile of a Sider, with their work in every company',
  access: 'sider.manage',
  params: byId('id'),
  response: siderDetails,
  errors: [],
})

export const changeSider = endpoint({
  method: 'PATCH',
  path: '/provider/siders/:id',
  summary:
    'Changes parts of a profile, lists as a whole; who still has work to come is not deactivated',
  access: 'sider.manage',
  params: byId('id'),
  body: siderChange,
  response: siderDetails,
  errors: ['errors.sider.already_exists', 'errors.sider.has_shifts'],
})
