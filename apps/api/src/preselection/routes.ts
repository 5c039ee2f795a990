import { preselection } from '@renfort/contract'
import { command, read, type Route } from '../platform/route.ts'
import { addApplicant } from './add-applicant.ts'
import { listApplicants } from './list-applicants.ts'

export const preselectionRoutes: readonly Route[] = [
  command(preselection.addApplicant, addApplicant, 'everything'),
  read(preselection.listApplicants, listApplicants),
]
