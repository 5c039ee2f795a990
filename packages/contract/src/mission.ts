import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { followedFacts } from '@renfort/domain/mission/as-last-time.ts'
import {
  attendanceConfigTypes,
  listStatuses,
  missionStatuses,
  missionTypes,
  missionNameLimit,
  orderNumberLimit,
  progressSteps,
  selectionStatuses,
} from '@renfort/domain/mission/mission.ts'
import { localHolidaySlugs } from '@renfort/domain/law/public-holidays.ts'
import { weekMovesLimit } from '@renfort/domain/shift/moved-weeks.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { requestedSidersLimit } from '@renfort/domain/sider/selection.ts'
import { vatAreas } from '@renfort/domain/law/vat.ts'
import { z } from 'zod'
import { timeZone } from './kernel/time-zone.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  day,
  id,
  instant,
  key,
  listedId,
  listedInstant,
  named,
  optionalLine,
  optionalText,
  queryLimit,
  queryList,
  queryOffset,
  requiredLine,
  searchText,
} from './kernel/fields.ts'
import { flexiblePlanning, planningRefusals } from './flexible-planning.ts'
import { equipmentReply, jobInput, jobOutput, pricing } from './job-fields.ts'
import { missionType } from './job-description.ts'
import { motive, newMotive } from './motive.ts'
import { location, newLocation } from './organisation.ts'
import { hoursTypes, pricedWith } from './remuneration-policy.ts'
import { shift } from './shift.ts'

/** A calendar day. */
const date = day.transform((text) => text as IsoDate)

const person = z.object({ id: listedId, firstName: z.string(), lastName: z.string() })

/** The fields of a mission in lists and in the planning. */
const missionHead = {
  id: listedId,
  type: z.enum(missionTypes),
  /** Custom suffix; the displayed name is the job title, a dash, then this. */
  name: z.string().nullable(),
  jobTitle: named,
  status: z.enum(missionStatuses),
  progressStep: z.enum(progressSteps),
  selectionStatus: z.enum(selectionStatuses).nullable(),
  startDate: listedInstant.nullable(),
  endDate: listedInstant.nullable(),
  createdAt: listedInstant,
  manager: person.nullable(),
  createdBy: person.nullable(),
  uniqueIdentifier: z.string().nullable(),
  origin: z.enum(['account', 'network']),
  archived: z.boolean(),
  migrated: z.boolean(),
  preSelection: z.boolean(),
  hiredSidersCount: z.number(),
  remote: z.boolean(),
  isFlexiblePlanning: z.boolean().nullable(),
  /** The time zone of its place, in which its hours are shown and priced. */
  timeZone,
}

export const missionRow = z.object({
  ...missionHead,
  location: z
    .object({ title: z.string(), address: z.string(), city: z.string(), postalCode: z.string() })
    .nullable(),
  /** Whether a pre-selection has candidates that the caller may see. */
  hasPreSelection: z.boolean(),
  /** Slots of all shifts, and how many of them are filled; for a flexible planning, Siders. */
  places: z.object({ filled: z.number(), asked: z.number() }),
})
export type MissionRow = z.infer<typeof missionRow>

export const requestedSider = person.extend({
  pictureURL: z.string().nullable(),
  status: z.enum(['requested', 'accepted', 'declined', 'hired']),
})

export const mission = z.object({
  ...missionHead,
  ...jobOutput,
  equipments: z.array(equipmentReply),
  jobTypeId: z.string(),
  /** `null` once the job description is gone. */
  jobDescriptionId: id.nullable(),
  location: location.nullable(),
  managerId: id.nullable(),
  /** False once the assigned manager has left or lost the right to manage missions (POST-32). */
  managerEligible: z.boolean(),
  hasContracts: z.boolean(),
  /**
   * The documents of its contracts, the first run of hires first; empty before any contract is
   * made.
   */
  contractsBatches: z.array(z.object({ id, status: z.enum(contractStatuses) })),
  /** Whether internal staff may correct the terms of a contested contract (CTR-22). */
  isInCorrection: z.boolean(),
  /**
   * How many lines of its hours wait for the company, were imported and wait for the Sider, are
   * disputed, are validated, and are validated and invoiced.
   */
  hours: z.object({
    waiting: z.number(),
    imported: z.number(),
    disputed: z.number(),
    validated: z.number(),
    billed: z.number(),
  }),
  requestedSiders: z.array(requestedSider),
  requestedSidersOnly: z.boolean(),
  /** Absent for those who may not see prices. */
  pricing: pricing.nullable(),
  /** The hour types that the mission is priced with: those of the policy, frozen at confirmation. */
  hoursTypes: hoursTypes.nullable(),
  pricedWith: pricedWith.nullable(),
  zti: z.boolean(),
  /** The local public holidays of the place, in addition to the national ones. */
  localHolidays: z.array(z.enum(localHolidaySlugs)),
  /**
   * Whether it was posted before the legal pay of 1 May was applied, so that 1 May has the increase
   * of other holidays.
   */
  mayDayAsPolicy: z.boolean().optional(),
  /** The tax area of the company's seat; absent for the normal rate. */
  vatArea: z.enum(vatAreas).optional(),
  comRate: z.number().nullable(),
  motive: motive.nullable(),
  motiveId: id.nullable(),
  flexiblePlanning: flexiblePlanning.nullable(),
  flexiblePlanningId: id.nullable(),
  sideNote: z.string().nullable(),
  orderNumber: z.string().nullable(),
  missionInformation: z.string().nullable(),
  departmentId: id.nullable(),
  shifts: z.array(shift),
  attendanceConfigType: z.enum(attendanceConfigTypes),
  /**
   * The mission that a draft continues, and the values that both share; `null` for other missions.
   */
  asLastTime: z
    .object({
      id,
      startDate: instant.nullable(),
      timeZone,
      facts: z.array(z.enum(followedFacts)),
    })
    .nullable(),
  /**
   * When it was last changed: a change that sends an older version is refused if it touches what
   * somebody else has changed.
   */
  version: instant,
})
export type Mission = z.infer<typeof mission>

export const missionPageSize = 10

const missionFilters = { managerId: id.optional(), q: searchText }

export const listMissions = endpoint({
  method: 'GET',
  path: '/me/tasks',
  summary:
    'Missions of the company by status; without `limit`, all that match. `managerId` counts for those who may filter by manager; `q` is searched in the job, the name, the number and the place; drafts are left out for those who may not see them',
  access: 'mission.list',
  query: z.object({
    status: queryList(listStatuses).optional(),
    ...missionFilters,
    limit: queryLimit(100).optional(),
    offset: queryOffset,
  }),
  response: z.object({
    tasks: z.array(missionRow),
    total: z.number(),
    limit: z.number().nullable(),
    offset: z.number(),
  }),
  errors: [],
})

export const missionCounts = z.record(z.enum(listStatuses), z.number())
export type MissionCounts = z.infer<typeof missionCounts>

export const countMissions = endpoint({
  method: 'GET',
  path: '/me/tasks/counts',
  summary: 'How many missions each list status has, for the same filters as the list',
  access: 'mission.list',
  query: z.object(missionFilters),
  response: missionCounts,
  errors: [],
})

export const readMission = endpoint({
  method: 'GET',
  path: '/tasks/:id',
  summary: 'One mission, whole',
  access: 'mission.read',
  params: byId('id'),
  response: mission,
  errors: [],
})

const { hourlyRate, executiveStatus, ...jobTexts } = jobInput

/** Any of a mission's fields. `addressDetails` edits the current address, `location` replaces it. */
export const missionPatch = z
  .object({
    ...jobTexts,
    id,
    name: optionalLine(missionNameLimit, 'errors.field.name_too_long'),
    motiveId: id,
    /** A new motive, which is added to those of the company. */
    motive: newMotive,
    hourlyRate,
    executiveStatus,
    location: newLocation,
    locationId: id,
    addressDetails: z.object({ title: requiredLine(80), description: optionalText(500) }).partial(),
    managerId: id,
    departmentId: id,
    missionInformation: optionalText(5000),
    sideNote: optionalText(5000),
    orderNumber: optionalLine(orderNumberLimit),
    requestedSiderIds: z.array(id).max(requestedSidersLimit, key('errors.field.too_long')),
    requestedSidersOnly: z.boolean(),
    /** True needs the feature and a mission without shifts; false deletes the flexible planning. */
    isFlexiblePlanning: z.boolean(key('errors.field.unknown_choice')),
    flexiblePlanning: z.boolean(key('errors.field.unknown_choice')),
    /** The `version` of the mission that the caller read before the change. */
    version: instant,
    /** Only an insider who acts for the company may change it. */
    attendanceConfigType: z.enum(attendanceConfigTypes, key('errors.field.unknown_choice')),
  })
  .partial()
export type MissionPatch = z.input<typeof missionPatch>

export const updateMission = endpoint({
  method: 'PATCH',
  path: '/tasks/:id',
  summary: 'Changes any fields of a mission',
  access: 'mission.change',
  isPart: true,
  params: byId('id'),
  body: missionPatch,
  response: mission,
  errors: [
    'errors.task.archived',
    'errors.task.locked',
    'errors.task.stale',
    'errors.task.address_locked',
    'errors.task.salary_too_low',
    'errors.task.rate_lowered',
    'errors.task.requested_siders_count_forbidden',
    'errors.task.not_enough_siders',
    'errors.task.address_missing',
    'errors.task.planning_missing',
    'errors.motive.justification_too_short',
    'errors.motive.replacement_missing',
    'errors.motive.recruitment_missing',
  ],
})

export const deleteMission = endpoint({
  method: 'DELETE',
  path: '/tasks/:id',
  summary: 'Deletes a draft',
  access: 'mission.delete',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.task.archived', 'errors.task.not_a_draft'],
})

export const cloneMission = endpoint({
  method: 'POST',
  path: '/tasks/:id/clone',
  summary:
    'Duplicates a mission as a draft: its job, price, address, manager, department and motive, its planning on the weeks that are named',
  access: 'mission.duplicate',
  params: byId('id'),
  body: z.object({
    type: missionType.optional(),
    name: optionalLine(missionNameLimit, 'errors.field.name_too_long').optional(),
    attendanceConfigType: z.enum(attendanceConfigTypes).optional(),
    /**
     * Also asks for the Siders who were hired or, where nobody was hired, for those who had been
     * asked for.
     */
    renew: z.boolean().optional(),
    /**
     * Copies weeks of the planning, each to another week; a flexible planning moves as a whole,
     * with one entry.
     */
    planning: z
      .object({
        weeks: z
          .array(z.object({ from: date, to: date }))
          .min(1, key('errors.shift.date_missing'))
          .max(weekMovesLimit, key('errors.field.too_long')),
      })
      .optional(),
  }),
  response: z.object({ id }),
  status: 201,
  errors: [
    'errors.task.duplication_impossible',
    'errors.organisation.blocked',
    'errors.shift.date_missing',
    'errors.shift.invalid',
    'errors.shift.past_forbidden',
    'errors.shift.too_far_ahead',
    'errors.shift.conflict_duplicated',
    'errors.task.too_long',
    'errors.flexible_planning.period',
  ],
})

export const confirmMission = endpoint({
  method: 'POST',
  path: '/tasks/:id/confirm',
  summary:
    'Posts a draft: checks everything, freezes the price, hires the Siders of a gestion mission',
  access: 'mission.confirm',
  params: byId('id'),
  body: z.object({ sideNote: optionalText(5000).optional() }),
  response: mission,
  errors: [
    'errors.task.archived',
    'errors.task.not_a_draft',
    'errors.organisation.blocked',
    'errors.organisation.incomplete',
    'errors.task.motive_missing',
    'errors.motive.justification_too_short',
    'errors.motive.replacement_missing',
    'errors.motive.recruitment_missing',
    'errors.field.unknown_choice',
    'errors.job_description.subtask_missing',
    'errors.job_description.high_risk_unanswered',
    'errors.job_description.risk_missing',
    'errors.task.planning_missing',
    'errors.shift.past_forbidden',
    'errors.task.address_missing',
    'errors.task.manager_missing',
    'errors.task.department_missing',
    ...planningRefusals,
    'errors.task.executive_status_missing',
    'errors.task.rate_missing',
    'errors.task.salary_too_low',
    'errors.task.not_enough_siders',
    'errors.task.requested_siders_count_forbidden',
    'errors.task.too_long',
    'errors.hiring.elsewhere',
    'errors.hiring.law',
    'errors.hiring.licence_ended',
  ],
})
