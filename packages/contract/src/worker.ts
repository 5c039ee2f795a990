import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { longestOwnNumber } from '@renfort/domain/worker/own-number.ts'
import { requestedSidersLimit } from '@renfort/domain/worker/selection.ts'
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

/** Under which the company knows a Sider in its own software (« matricule »); `null` for none. */
export const ownNumber = z.string().nullable()

const candidateSources = ['organisation', 'network'] as const
export type CandidateSource = (typeof candidateSources)[number]

/** What somebody has done so far, in the company and before, and when it has planned them already. */
export const siderRecord = z.object({
  /** The jobs that they have done, wherever that was. */
  jobTypes: z.array(named),
  /** What their profile tells of former work, in the language in which they wrote it. */
  experiences: z.array(
    z.object({
      name: z.string(),
      /** Months. */
      duration: z.number(),
    }),
  ),
  missionsHere: z.number(),
  /** Those of them that were for the job of this mission. */
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
  /** The last of the company and its network that hired them; null for who was never hired. */
  lastOrganisationName: z.string().nullable(),
  ...siderRecord.shape,
  /** Whole kilometres from the mission to where the Sider lives; null when either is unknown. */
  distance: z.number().nullable(),
})
export type WorkerCandidate = z.infer<typeof workerCandidate>

/** Candidates of a page, unless the query asks for another number. */
export const candidatePageSize = 50

/** Ids of one query: an address holds no more. */
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
    /** Kilometres; leaves out Siders whose distance is unknown. */
    maxDistance: queryBetween(1, 1000).optional(),
    ids: queryIds(candidateIdsLimit).optional(),
    limit: queryLimit(requestedSidersLimit).default(candidatePageSize),
    offset: queryOffset,
  }),
  response: z.object({
    siders: z.array(workerCandidate),
    /** All that match, also on other pages. */
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

/** Without its rule of names, which a form adds after its own fields. */
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

/** A former job, in the words of who did it. */
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
  /** What they are to work for the company from now on, the nearest first. */
  nextShifts: z
    .array(z.object({ id, taskName: z.string(), startDate: instant, endDate: instant, timeZone }))
    .optional(),
  /** Contracts with the company, the latest start first; none for those who may not read contracts. */
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
