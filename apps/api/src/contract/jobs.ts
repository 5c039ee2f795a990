import type { Job } from '../platform/jobs/job.ts'
import { completeSignatures } from './evidence/complete-signatures.ts'
import { makeEvidence } from './evidence/make-evidence.ts'
import { makeContractDocument } from './paper/make-contract-document.ts'
import { completeSiderPapers } from './sider-paper/complete-sider-papers.ts'
import { makeSiderPapers } from './sider-paper/make-sider-papers.ts'
import { proveSiderSignature } from './sider-paper/prove-sider-signature.ts'
import { sealContract } from './signature/seal-contract.ts'
import { remindSignatures } from './reminders/remind-signatures.ts'

export const contractJobs: readonly Job[] = [
  makeContractDocument,
  sealContract,
  makeEvidence,
  completeSignatures,
  remindSignatures,
  makeSiderPapers,
  proveSiderSignature,
  completeSiderPapers,
]
