import { obstacles } from '@renfort/domain/hiring/obstacle.ts'
import { removalReasons } from '@renfort/domain/hiring/removal.ts'
import { answerWays } from '@renfort/domain/hiring/request-answer.ts'
import { staffingStages } from '@renfort/domain/hiring/staffing-stage.ts'
import { urgencies } from '@renfort/domain/hiring/urgency.ts'
import { missionTypes, selectionStatuses } from '@renfort/domain/mission/mission.ts'
import { applicantStatuses } from '@renfort/domain/preselection/applicant.ts'
import { z } from 'zod'
import { wantedHires } from './hiring.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  day,
  id,
  instant,
  key,
  named,
  queryLimit,
  queryOffset,
  searchText,
} from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

export const stagePageSize = 50

const person = z.object({ id, firstName: z.string(), lastName: z.string() })

const missionToStaff = z.object({
  id,
  name: z.string().nullable(),
  type: z.enum(missionTypes),
  jobTitle: named,
  company: z.object({ id, name: z.string() }),
  city: z.string().nullable(),
  /** The time zone of the place, in which the mission and its shifts are shown. */
  timeZone,
  startDate: instant,
  endDate: instant,
  /** When the company posted it. */
  postedAt: instant,
  selectionStatus: z.enum(selectionStatuses),
  /** Slots of the whole planning; places for a flexible one. */
  slots: z.number().int(),
  filledSlots: z.number().int(),
  /** The start of the first future slot without a hired Sider. */
  nextOpenStart: instant.nullable(),
  /** How near that slot is. */
  urgency: z.enum(urgencies).nullable(),
  isFlexiblePlanning: z.boolean(),
  requestedSidersOnly: z.boolean(),
  preSelection: z.boolean(),
  /** Siders whom the company asked for by name, by their answer. */
  requested: z.object({
    requested: z.number().int(),
    accepted: z.number().int(),
    declined: z.number().int(),
    hired: z.number().int(),
  }),
  /** Applicants on whom the company has not decided, and approved ones who are not hired yet. */
  applicants: z.object({ waiting: z.number().int(), approved: z.number().int() }),
  /** Future slots that a Sider has left and nobody has taken since. */
  toReplace: z.number().int(),
})
export type MissionToStaff = z.infer<typeof missionToStaff>

export const listMissionsToStaff = endpoint({
  method: 'GET',
  path: '/provider/tasks',
  summary:
    'Posted missions of all companies by their start: those with open slots, unless told; the latest first where nobody is looked for',
  access: 'selection.manage',
  query: z.object({
    q: searchText,
    stage: z.enum(staffingStages, key('errors.field.unknown_choice')).default('toStaff'),
    organisationId: id.optional(),
    limit: queryLimit(200).default(stagePageSize),
    offset: queryOffset,
  }),
  response: z.object({
    tasks: z.array(missionToStaff),
    total: z.number(),
    limit: z.number(),
    offset: z.number(),
  }),
  errors: [],
})

const removal = z.object({
  sider: person,
  replacement: person.nullable(),
  reason: z.enum(removalReasons),
  comment: z.string().nullable(),
  removedAt: instant,
})

const staffedShift = z.object({
  id,
  startDate: instant,
  endDate: instant,
  breakDuration: z.number().int(),
  slots: z.number().int(),
  siders: z.array(person),
  /** Siders who have left it, the latest first. */
  removals: z.array(removal),
})
export type StaffedShift = z.infer<typeof staffedShift>

export const readMissionToStaff = endpoint({
  method: 'GET',
  path: '/provider/tasks/:id',
  summary: 'A posted mission as those see it who look for its Siders: slots, and who fills them',
  access: 'selection.manage',
  params: byId('id'),
  response: missionToStaff.extend({
    archived: z.boolean(),
    companyBlocked: z.boolean(),
    manager: z
      .object({ name: z.string(), email: z.string(), phoneNumber: z.string().nullable() })
      .nullable(),
    address: z.string().nullable(),
    missionInformation: z.string().nullable(),
    licences: z.array(named),
    languages: z.array(named),
    shifts: z.array(staffedShift),
    /** For a flexible planning, the Siders who work every block. */
    hired: z.array(person.extend({ phoneNumber: z.string() })),
    requestedSiders: z.array(
      person.extend({
        status: z.enum(['requested', 'accepted', 'declined', 'hired']),
        answeredAt: instant.nullable(),
        answeredThrough: z.enum(answerWays).nullable(),
      }),
    ),
    applicantsList: z.array(
      person.extend({ status: z.enum(applicantStatuses), visible: z.boolean() }),
    ),
    /** Siders who left the whole flexible planning, the latest first. */
    removals: z.array(removal),
    contractsBatches: z.array(z.object({ id })),
  }),
  errors: [],
})

const obstacle = z.object({
  key: z.enum(obstacles),
  /** The values of the sentence of the key. */
  params: z.record(z.string(), z.unknown()),
})

const hiringCandidate = person.extend({
  phoneNumber: z.string(),
  pictureUrl: z.string().nullable(),
  /** The state of the company's request for them; `null` where it did not ask. */
  asked: z.enum(['requested', 'accepted', 'declined', 'hired']).nullable(),
  applied: z.enum(applicantStatuses).nullable(),
  missionsHere: z.number().int(),
  missionsInJob: z.number().int(),
  isRecommended: z.boolean(),
  /** Whether they say that they like to go back to the company, which does not see it. */
  likesCompany: z.boolean(),
  hasDoneJob: z.boolean(),
  /**
   * Licences of the job that they do not hold until its last open shift; `endsOn` is the last day of
   * one that they hold until before it.
   */
  missingLicences: z.array(named.extend({ endsOn: day.nullable() })),
  missingLanguages: z.array(named),
  /** Whole kilometres; `null` when a place is unknown. */
  distance: z.number().nullable(),
  /** The number of open shifts at which they are free. */
  freeShifts: z.number().int(),
  /** The ids of those shifts; empty for a flexible planning. */
  freeShiftIds: z.array(id),
  /** Minutes that the law leaves them in the busiest week of the mission. */
  minutesLeft: z.number().int(),
})
export type HiringCandidate = z.infer<typeof hiringCandidate>

export const candidatesOnPage = 30

export const listHiringCandidates = endpoint({
  method: 'GET',
  path: '/provider/tasks/:id/candidates',
  summary:
    'Siders for a posted mission, the fittest first, with what speaks for and against each; `q` searches all Siders',
  access: 'selection.manage',
  params: byId('id'),
  query: z.object({
    q: searchText,
    limit: queryLimit(100).default(candidatesOnPage),
    offset: queryOffset,
  }),
  response: z.object({
    siders: z.array(hiringCandidate),
    /** Shifts that have an open slot and are not over. */
    openShifts: z.number().int(),
    total: z.number(),
    limit: z.number(),
    offset: z.number(),
  }),
  errors: [],
})

const checkedFinding = z.object({
  key: z.string(),
  dates: z.array(z.string()),
  measure: z.unknown(),
})

export const checkHires = endpoint({
  method: 'POST',
  path: '/provider/tasks/:id/hiring-check',
  summary: 'What hiring Siders for a mission, or for some of its shifts, would do; nothing is done',
  neverReplayed: 'It writes nothing.',
  access: 'selection.manage',
  params: byId('id'),
  body: z.object({ assignments: wantedHires }),
  response: z.object({
    siders: z.array(
      z.object({
        id,
        name: z.string(),
        /** The shifts that they would be hired for. */
        shiftIds: z.array(id),
        workedMinutes: z.number().int(),
        /** The first obstacle; if there is one, nobody is hired. */
        obstacle: obstacle.nullable(),
        /** Rules of the product that need a reason. */
        warnings: z.array(checkedFinding),
        /** Whether hiring them makes a new contract. */
        newContract: z.boolean(),
      }),
    ),
    /** Slots that stay open. */
    openSlots: z.number().int(),
  }),
  errors: ['errors.action.unavailable', 'errors.applicant.selection_over'],
})
