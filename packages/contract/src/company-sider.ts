import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { longestOwnNumber } from '@renfort/domain/sider/own-number.ts'
import { requestedSidersLimit } from '@renfort/domain/sider/selection.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { email } from './credentials.ts'
import {
  byId,
  code,
  day,
  id,
  instant,
  key,
  named,
  optionalLine,
  oneNameRule,
  personNames,
  phone,
  queryBetween,
  queryFlag,
  queryIds,
  queryLimit,
  queryOffset,
  searchText,
} from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

/** The company's own number of a Sider in its other software (« matricule »); `null` for none. */
export const ownNumber = z.string().nullable()

const candidateSources = ['organisation', 'network'] as const
export type CandidateSource = (typeof candidateSources)[number]

/**
 * What a Sider has done so far, in the company and before, and their shifts in its other missions.
 */
export const siderRecord = z.object({
  /** The jobs that they have done, in any company. */
  jobTypes: z.array(named),
  /** Their former work according to their profile, in the language of the profile. */
  experiences: z.array(
    z.object({
      name: z.string(),
      /** Months. */
      duration: z.number(),
    }),
  ),
  missionsHere: z.number(),
  /** How many of those missions were for the job of this mission. */
  missionsInJob: z.number(),
  /** The job of the last mission that they have worked on here, and its last day so far. */
  lastMission: z.object({ jobTitle: named, date: day }).nullable(),
  /** Their shifts in other missions of the company that overlap those of this one. */
  busy: z.array(z.object({ startDate: instant, endDate: instant, timeZone })),
})
export type SiderRecord = z.infer<typeof siderRecord>

export const workerCandidate = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  pictureUrl: z.string().nullable(),
  isRecommended: z.boolean(),
  source: z.enum(candidateSources),
  /** The company, of the caller's and its network, that hired them last; null if none did. */
  lastOrganisationName: z.string().nullable(),
  ...siderRecord.shape,
  /** Whole kilometres from the mission to where the Sider lives; null when either is unknown. */
  distance: z.number().nullable(),
})
export type WorkerCandidate = z.infer<typeof workerCandidate>

/** Candidates on a page, unless the query sets another number. */
export const candidatePageSize = 50

/** The most ids of one query, because an address can hold no more. */
export const candidateIdsLimit = 100

export const listCandidates = endpoint({
  method: 'GET',
  path: '/tasks/:id/siders',
  summary:
    'Siders that may be asked for a mission: those of the company, then those of its network, alphabetically; `q` searches names and phones, `ids` keeps some of them. `totals` counts each list whatever `source` is asked for',
  access: 'worker.manage',
  params: byId('id'),
  query: z.object({
    q: searchText,
    source: z.enum(candidateSources, key('errors.field.unknown_choice')).optional(),
    isRecommended: queryFlag.default(false),
    workedForUs: queryFlag.default(false),
    jobTypeId: code(100).optional(),
    /** Kilometres; excludes Siders whose distance is unknown. */
    maxDistance: queryBetween(1, 1000).optional(),
    ids: queryIds(candidateIdsLimit).optional(),
    limit: queryLimit(requestedSidersLimit).default(candidatePageSize),
    offset: queryOffset,
  }),
  response: z.object({
    siders: z.array(workerCandidate),
    /** The number of all matches, including other pages. */
    total: z.number(),
    totals: z.object({ organisation: z.number(), network: z.number() }),
    limit: z.number(),
    offset: z.number(),
  }),
  errors: [],
})

export const listCandidateJobTypes = endpoint({
  method: 'GET',
  path: '/tasks/:id/siders/job-types',
  summary: 'Jobs that the Siders who may be asked for a mission have done, by name',
  access: 'worker.manage',
  params: byId('id'),
  response: z.array(named),
  errors: [],
})

/** Without the rule across names, which a form adds after its own fields. */
export const workerFields = z.object({
  ...personNames,
  phoneNumber: phone,
  email: email.optional(),
})

export const newWorker = workerFields.check(oneNameRule)

export const createWorker = endpoint({
  method: 'POST',
  path: '/me/organisation/siders',
  summary: 'Adds a person that the company brings',
  access: 'worker.manage',
  body: newWorker,
  response: workerCandidate,
  status: 201,
  errors: ['errors.sider.already_exists'],
})

export const searchWorkers = endpoint({
  method: 'GET',
  path: '/siders/search',
  summary:
    'Siders who worked, are hired or selected in the company, by name or by its own number; two characters at least',
  access: 'worker.readProfile',
  query: z.object({ q: searchText }),
  response: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), ownNumber })),
  errors: [],
})

/** A former job, as the Sider describes it. */
export const formerWork = z.object({
  categories: z.array(z.string()),
  companyName: z.string(),
  name: z.string(),
  /** Months. */
  duration: z.number(),
  subtasks: z.array(z.string()),
})

export const education = z.object({
  schoolName: z.string(),
  degree: z.string(),
  fieldOfStudy: z.string(),
  startYear: z.number(),
  endYear: z.number().nullable(),
})

export const workerProfile = z.object({
  id,
  ownNumber,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  isRecommended: z.boolean(),
  ongoingTasks: z.array(z.object({ id, name: z.string() })).optional(),
  companyTasks: z
    .array(z.object({ id, name: z.string(), startDate: instant.nullable() }))
    .optional(),
  jobTypes: z.array(
    z.object({ id: z.string(), name: z.string(), workedHours: z.number(), tasksCount: z.number() }),
  ),
  experiences: z.array(formerWork).optional(),
  educations: z.array(education).optional(),
  /** Their future shifts for the company, the nearest first. */
  nextShifts: z
    .array(z.object({ id, taskName: z.string(), startDate: instant, endDate: instant, timeZone }))
    .optional(),
  /**
   * Contracts with the company, the latest start first; empty for callers who may not read
   * contracts.
   */
  documents: z
    .array(
      z.object({
        documentId: id,
        taskName: z.string(),
        status: z.enum(contractStatuses),
        startDate: instant,
        timeZone,
      }),
    )
    .optional(),
  feedbacks: z.array(z.object({ id, createdAt: instant, name: z.string(), comment: z.string() })),
})
export type WorkerProfile = z.infer<typeof workerProfile>

export const readWorker = endpoint({
  method: 'GET',
  path: '/siders/:id',
  summary: 'Profile of a Sider; each flag adds a part',
  access: 'worker.readProfile',
  params: byId('id'),
  query: z.object({
    withOngoing: queryFlag.default(false),
    withTasks: queryFlag.default(false),
    withExperiences: queryFlag.default(false),
    withEducations: queryFlag.default(false),
    withShifts: queryFlag.default(false),
    withDocuments: queryFlag.default(false),
  }),
  response: workerProfile,
  errors: [],
})

export const newOwnNumber = z.object({ ownNumber: optionalLine(longestOwnNumber) })

export const setOwnNumber = endpoint({
  method: 'PUT',
  path: '/siders/:id/number',
  summary:
    'Keeps the company’s own number of a Sider, a text that its files of hours may name them by; without one, takes it away',
  access: 'worker.editNumber',
  params: byId('id'),
  body: newOwnNumber,
  response: z.object({ ownNumber }),
  errors: ['errors.sider.number_taken'],
})
