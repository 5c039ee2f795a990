import { amendments } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { checkAmendment } from './check-amendment.ts'
import { correctContractHours } from './correct-contract-hours.ts'
import { makeAmendment } from './make-amendment.ts'
import { readAmendments } from './read-amendments.ts'

export const amendmentRoutes: readonly Route[] = [
  read(amendments.readAmendments, readAmendments),
  // Siders and their absences belong to no company.
  read(amendments.checkAmendment, checkAmendment, 'everything'),
  command(amendments.makeAmendment, makeAmendment, 'everything'),
  command(amendments.correctContractHours, correctContractHours, 'everything'),
]
