import { documentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { changedFields } from '@renfort/domain/contract/paper/changed-terms.ts'
import { correctionLocks } from '@renfort/domain/contract/correction/correction.ts'
import { evidenceStates } from '@renfort/domain/contract/evidence/evidence.ts'
import { contractLimits, contractPageSize } from '@renfort/domain/contract/signature/reading.ts'
import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { signingStages } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import {
  day,
  id,
  instant,
  key,
  optionalText,
  queryFlag,
  queryLimit,
  queryOffset,
  requiredText,
} from './kernel/fields.ts'
import { refused } from './kernel/refused.ts'
import { timeZone } from './kernel/time-zone.ts'

const ofOrganisation = z.object({ id })
const ofDocument = z.object({ id, docId: id })

const version = z
  .number(key('errors.field.required'))
  .int(key('errors.field.format'))
  .min(1, key('errors.field.too_small'))
  .max(10_000, key('errors.field.too_big'))
const page = z
  .number(key('errors.field.required'))
  .int(key('errors.field.format'))
  .min(0, key('errors.field.too_small'))
  .max(contractLimits.pages, key('errors.field.too_big'))

/** Who contested a batch, when and why. */
export const contestation = z.object({
  name: z.string(),
  /** In whose place a deputy contested, in their own name; `null` for nobody. */
  actingFor: z.string().nullable(),
  date: instant,
  description: z.string(),
})
export type Contestation = z.infer<typeof contestation>

/**
 * A document (ENT-16, N-42): the contracts that one run of hires opened, or the amendments of one
 * order.
 */
export const contractBatch = z.object({
  documentId: id,
  /** Whether it holds contracts or amendments. */
  kind: z.enum(documentKinds),
  taskId: id,
  taskName: z.string(),
  status: z.enum(contractStatuses),
  managerName: z.string().nullable(),
  /** One for each Sider. */
  contractIds: z.array(id),
  /** The number of its first contract or amendment; `null` when all are cancelled. */
  number: z.string().nullable(),
  /** When its paper was made. */
  madeAt: instant,
  /** When the first Sider begins. */
  startDate: instant,
  /** The zone of the place of work, by whose clocks its days and hours are told. */
  timeZone,
  version,
  /** The PDF of this version; `null` until it is made. */
  documentUrl: z.string().nullable(),
  /** `url` is `null` until the signed paper is sealed. */
  signature: z
    .object({
      url: z.string().nullable(),
      date: instant,
      name: z.string(),
      /** In whose place a deputy signed, in their own name; `null` for nobody. */
      actingFor: z.string().nullable(),
      evidence: z.enum(evidenceStates),
    })
    .nullable(),
  contestation: contestation.nullable(),
  /** When the product asks for the signature, and the last day that the law allows (L1251-42). */
  signBefore: z.object({ target: instant, lastDay: day }),
  /** How urgent the signature is; `null` once signed. */
  stage: z.enum(signingStages).nullable(),
})
export type ContractBatch = z.infer<typeof contractBatch>

/** A document as a person sees it who can read and sign it. */
export const seenBatch = contractBatch.extend({
  company: z.object({ id, name: z.string() }),
  /** Pages of the PDF, and how many the caller has seen; `null` until it is made. */
  pages: page.nullable(),
  pagesRead: page,
  /**
   * What signing means, in the language of the caller: stored with the signature; empty for a
   * document without contracts.
   */
  consent: z.string(),
  /** In whose place the caller would sign it; `null` in their own right. */
  inPlaceOf: z.string().nullable(),
})
export type SeenBatch = z.infer<typeof seenBatch>

/**
 * What differs between a version and a former one, in the language of the caller; an empty list for
 * no difference.
 */
const versionChanges = z.object({
  since: version,
  changes: z.array(
    z.object({
      field: z.enum(changedFields),
      label: z.string(),
      before: z.array(z.string()),
      after: z.array(z.string()),
    }),
  ),
})
export type ToldChanges = z.infer<typeof versionChanges>

const told = {
  /** `null` when no version came before it. */
  changes: versionChanges.nullable(),
  /** The note of the person who made the version. */
  note: z.string().nullable(),
}

const contractVersion = z.object({
  version,
  madeAt: instant,
  documentUrl: z.string().nullable(),
  contestation: contestation.nullable(),
  ...told,
})

export const contractDetails = seenBatch.extend({
  taskNumber: z.string().nullable(),
  contracts: z.array(
    z.object({
      id,
      number: z.string(),
      siderId: id,
      siderName: z.string(),
      /** Whether the Sider has been removed from the mission since. */
      isCancelled: z.boolean(),
    }),
  ),
  ...told,
  /**
   * What internal staff see of a contested document: why its terms are locked, and what a new
   * version would change.
   */
  correction: z
    .object({
      lock: z.enum(correctionLocks).nullable(),
      /**
       * The future shifts of its own Siders, which may be corrected even when the mission is
       * locked; `null` where they may not.
       */
      shifts: z
        .array(
          z.object({
            id,
            startDate: instant,
            endDate: instant,
            breakDuration: z.number(),
            siderIds: z.array(id),
          }),
        )
        .nullable(),
      changes: versionChanges.nullable(),
    })
    .nullable(),
  /** The earlier versions, the latest first. */
  formerVersions: z.array(contractVersion),
})
export type ContractDetails = z.infer<typeof contractDetails>

/** A company of the group, in whose space contracts of all companies are asked for. */
const ofCompany = { companyId: id.optional() }

export const listContracts = endpoint({
  method: 'GET',
  path: '/organisations/:id/documents',
  summary:
    'Batches of contracts that are to sign, contested ones among them, or with `signed=true` those that are signed, the latest start first; `fetchAll=true` answers the first thousand. In the space of a group, whose id is named then, those of each company where the caller may read them',
  access: 'contract.read',
  params: ofOrganisation,
  query: z.object({
    ...ofCompany,
    signed: queryFlag.default(false),
    limit: queryLimit(100).default(contractPageSize),
    offset: queryOffset,
    fetchAll: queryFlag.default(false),
  }),
  response: z.object({ documents: z.array(seenBatch), limit: z.number(), total: z.number() }),
  errors: [],
})

export const exportContracts = endpoint({
  method: 'GET',
  path: '/organisations/:id/documents/export',
  summary:
    'The batches of contracts that the same filters list, all of them, as CSV; in the space of a group with their company',
  access: 'contract.read',
  params: ofOrganisation,
  query: z.object({ ...ofCompany, signed: queryFlag.default(false) }),
  response: z.unknown(),
  answers: 'file',
  errors: [],
})

export const countUnsigned = endpoint({
  method: 'GET',
  path: '/organisations/:id/documents/unsigned/count',
  summary:
    'How many batches of contracts wait for a signature, contested ones left aside; in the space of a group in all companies where the caller may read them',
  access: 'contract.read',
  params: ofOrganisation,
  response: z.object({ count: z.number().int() }),
  errors: [],
})

export const readContract = endpoint({
  method: 'GET',
  path: '/organisations/:id/document/:docId',
  summary: 'One batch of contracts with its papers, and how far the caller has read',
  access: 'contract.read',
  params: ofDocument,
  response: contractDetails,
  errors: [],
})

export const keepReading = endpoint({
  method: 'PUT',
  path: '/organisations/:id/document/:docId/reading',
  summary: 'Keeps how many pages of a version the caller has had in sight; never fewer than before',
  access: 'contract.sign',
  params: ofDocument,
  body: z.object({ version, pagesRead: page }),
  response: z.object({ pagesRead: page }),
  errors: ['errors.contract.newer_version', 'errors.contract.no_paper'],
})

const signingErrors = [
  'errors.contract.already_signed',
  'errors.contract.contested',
  'errors.contract.newer_version',
  'errors.contract.profile_incomplete',
  'errors.contract.no_paper',
] as const

export const signContract = endpoint({
  method: 'PUT',
  path: '/organisations/:id/document/:docId/sign',
  summary:
    'Signs a batch of contracts; `version` is the one that was read, the one in force where it is not named',
  access: 'contract.sign',
  stepUp: true,
  params: ofDocument,
  body: z.object({ version: version.optional() }).default({}),
  response: contractBatch,
  errors: signingErrors,
})

const readBatch = z.object({ documentId: id, version })

export const signContracts = endpoint({
  method: 'PUT',
  path: '/organisations/:id/documents/sign',
  summary:
    'Signs several batches of contracts that were read, each by itself: one that is refused keeps none of the others',
  access: 'contract.sign',
  stepUp: true,
  params: ofOrganisation,
  body: z.object({
    documents: z
      .array(readBatch)
      .min(1, key('errors.field.required'))
      .max(contractLimits.batches, key('errors.field.too_long')),
  }),
  response: z.object({
    results: z.array(
      z.object({
        documentId: id,
        /** Why this document was not signed; `null` if it was. */
        refusal: refused.nullable(),
      }),
    ),
  }),
  errors: [],
})

export const contestContract = endpoint({
  method: 'PUT',
  path: '/organisations/:id/document/:docId/contest',
  summary:
    'Contests a batch of contracts and tells the mission’s manager, or the one named; a corrected version follows',
  access: 'contract.sign',
  params: ofDocument,
  body: z.object({
    description: requiredText(contractLimits.description),
    managerId: id.optional(),
    version: version.optional(),
  }),
  response: contractBatch,
  errors: [
    'errors.contract.already_signed',
    'errors.contract.contested',
    'errors.contract.newer_version',
  ],
})

export const regenerateContracts = endpoint({
  method: 'PUT',
  path: '/organisations/:id/documents/regenerate',
  summary:
    'Makes new versions of batches of contracts, all of them or none, and tells who contested them what changed; the former stay readable',
  access: 'contract.regenerate',
  params: ofOrganisation,
  body: z.object({
    documentIds: z
      .array(id)
      .min(1, key('errors.field.required'))
      .max(contractLimits.batches, key('errors.field.too_long')),
    /** A note for the company on the new versions. */
    note: optionalText(contractLimits.note).optional(),
  }),
  response: z.object({ documents: z.array(contractBatch) }),
  errors: ['errors.contract.already_signed'],
})
