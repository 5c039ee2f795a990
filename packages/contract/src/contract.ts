import { documentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { changedFields } from '@renfort/domain/contract/changed-terms.ts'
import { correctionLocks } from '@renfort/domain/contract/correction.ts'
import { evidenceStates } from '@renfort/domain/contract/evidence.ts'
import { contractLimits, contractPageSize } from '@renfort/domain/contract/reading.ts'
import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { signingStages } from '@renfort/domain/contract/signing-clocks.ts'
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
export const contestation = z.object({ name: z.string(), date: instant, description: z.string() })
export type Contestation = z.infer<typeof contestation>

/** A batch of contracts (ENT-16, N-42): those that one run of hires opened, or that one act changes. */
export const contractBatch = z.object({
  documentId: id,
  /** Contracts of a run of hires, or an amendment of theirs. */
  kind: z.enum(documentKinds),
  taskId: id,
  taskName: z.string(),
  status: z.enum(contractStatuses),
  managerName: z.string().nullable(),
  /** One for each Sider. */
  contractIds: z.array(id),
  /** Of its first contract or amendment; `null` where none stands any more. */
  number: z.string().nullable(),
  /** When its paper was made. */
  madeAt: instant,
  /** When the first Sider begins. */
  startDate: instant,
  /** The zone of the place of work, by whose clocks its days and hours are told. */
  timeZone,
  version,
  /** The paper of this version; `null` until it is there. */
  documentUrl: z.string().nullable(),
  /** `url` is `null` until the signed paper is sealed. */
  signature: z
    .object({
      url: z.string().nullable(),
      date: instant,
      name: z.string(),
      evidence: z.enum(evidenceStates),
    })
    .nullable(),
  contestation: contestation.nullable(),
  /** When it should be signed, and until when the law lets it be (L1251-42). */
  signBefore: z.object({ target: instant, lastDay: day }),
  /** How pressing the signature is; `null` once signed. */
  stage: z.enum(signingStages).nullable(),
})
export type ContractBatch = z.infer<typeof contractBatch>

/** A batch as one person sees it who is to read and sign it. */
export const seenBatch = contractBatch.extend({
  /** Pages of the paper, and how many the caller has had in sight; `null` until it is there. */
  pages: page.nullable(),
  pagesRead: page,
  /** What signing means, in the language of the caller: kept with the signature; empty without a contract. */
  consent: z.string(),
})
export type SeenBatch = z.infer<typeof seenBatch>

/** What a version says otherwise than a former one, in the language of the caller; no change says the same. */
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
  /** `null` where there was no paper before it. */
  changes: versionChanges.nullable(),
  /** What whoever made the version says of it. */
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
      /** Whether the Sider was taken off the mission since. */
      isCancelled: z.boolean(),
    }),
  ),
  ...told,
  /** What internal staff see of a contested document: why its terms are closed, and what a version would change now. */
  correction: z
    .object({
      lock: z.enum(correctionLocks).nullable(),
      /** The shifts to come of its own Siders, which may be corrected whatever locks the mission; `null` where they may not. */
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
  /** The papers before this one, the latest first. */
  formerVersions: z.array(contractVersion),
})
export type ContractDetails = z.infer<typeof contractDetails>

export const listContracts = endpoint({
  method: 'GET',
  path: '/organisations/:id/documents',
  summary:
    'Batches of contracts that are to sign, contested ones among them, or with `signed=true` those that are signed, the latest start first; `fetchAll=true` answers the first thousand',
  access: 'contract.read',
  params: ofOrganisation,
  query: z.object({
    signed: queryFlag.default(false),
    limit: queryLimit(100).default(contractPageSize),
    offset: queryOffset,
    fetchAll: queryFlag.default(false),
  }),
  response: z.object({ documents: z.array(seenBatch), limit: z.number(), total: z.number() }),
  errors: [],
})

export const countUnsigned = endpoint({
  method: 'GET',
  path: '/organisations/:id/documents/unsigned/count',
  summary: 'How many batches of contracts wait for a signature, contested ones left aside',
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
        /** Why this one is not signed; `null` where it is. */
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
    /** What the company is told of the new versions. */
    note: optionalText(contractLimits.note).optional(),
  }),
  response: z.object({ documents: z.array(contractBatch) }),
  errors: ['errors.contract.already_signed'],
})
