import type { Job } from '../platform/jobs/job.ts'
import { makeContractDocument } from './make-contract-document.ts'
import { remindSignatures } from './remind-signatures.ts'

export const contractJobs: readonly Job[] = [makeContractDocument, remindSignatures]
