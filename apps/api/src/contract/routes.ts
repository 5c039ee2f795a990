import { contestedContracts, contracts, evidence } from '@renfort/contract'
import {
  command,
  fileRead,
  procedure,
  read,
  type Route,
  writtenRead,
} from '../platform/http/route.ts'
import { contestContract } from './correction/contest-contract.ts'
import { countUnsigned } from './count-unsigned.ts'
import { exportContracts } from './export/export-contracts.ts'
import { downloadEvidence } from './evidence/download-evidence.ts'
import { verifyDocument } from './evidence/verify-document.ts'
import { keepReading } from './signature/keep-reading.ts'
import { listContested } from './correction/list-contested.ts'
import { listContracts } from './list-contracts.ts'
import { readContract } from './read-contract.ts'
import { regenerateContracts } from './regenerate-contracts.ts'
import { signContract } from './signature/sign-contract.ts'
import { signContracts } from './signature/sign-contracts.ts'

export const contractRoutes: readonly Route[] = [
  writtenRead(contracts.listContracts, listContracts, 'companies'),
  fileRead(contracts.exportContracts, exportContracts),
  read(contestedContracts.listContested, listContested, 'everything'),
  read(contracts.countUnsigned, countUnsigned, 'companies'),
  read(contracts.readContract, readContract),
  command(contracts.keepReading, keepReading),
  // Signing reads the signer's profile, which does not belong to the company.
  command(contracts.signContract, signContract, 'everything'),
  procedure(contracts.signContracts, signContracts),
  command(contracts.contestContract, contestContract, 'everything'),
  command(contracts.regenerateContracts, regenerateContracts, 'everything'),
  fileRead(evidence.downloadEvidence, downloadEvidence),
  procedure(evidence.verifyDocument, verifyDocument),
]
