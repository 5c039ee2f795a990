import { documentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { correctionLocks } from '@renfort/domain/contract/correction/correction.ts'
import { signingStages } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { z } from 'zod'
import { contestation } from './contract.ts'
import { endpoint } from './kernel/endpoint.ts'
import { day, id, instant, named, queryLimit, queryOffset } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

/** Contested documents on a page. */
export const contestedPageSize = 25

/** A contested document that internal staff have to correct. */
const contestedContract = z.object({
  documentId: id,
  kind: z.enum(documentKinds),
  version: z.number().int(),
  company: z.object({ id, name: z.string() }),
  task: z.object({
    id,
    name: z.string().nullable(),
    jobTitle: named,
    uniqueIdentifier: z.string().nullable(),
  }),
  /** Contracts of the document that are not cancelled. */
  contracts: z.number().int(),
  /** When the first Sider begins. */
  startDate: instant,
  timeZone,
  /** The last day on which the law allows the signature (L1251-42), and how urgent that is. */
  lastDay: day,
  stage: z.enum(signingStages).nullable(),
  contestation,
  /** How many earlier versions were contested. */
  contestedBefore: z.number().int(),
  /** Why its terms cannot be corrected in the mission; `null` where they can. */
  lock: z.enum(correctionLocks).nullable(),
  /**
   * The user on whose behalf internal staff correct it: who contested it, or somebody else of the
   * company; `null` for nobody.
   */
  actFor: z
    .object({ id, firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable(),
})
export type ContestedContract = z.infer<typeof contestedContract>

export const listContested = endpoint({
  method: 'GET',
  path: '/provider/contracts/contested',
  summary:
    'Contested contracts of all companies that wait for a correction, the nearest start first, with who contested them, when and why',
  access: 'contract.readContested',
  query: z.object({
    limit: queryLimit(contestedPageSize).default(contestedPageSize),
    offset: queryOffset,
  }),
  response: z.object({
    documents: z.array(contestedContract),
    total: z.number().int(),
    limit: z.number().int(),
    offset: z.number().int(),
  }),
  errors: [],
})
