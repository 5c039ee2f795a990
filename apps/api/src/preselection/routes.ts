import { preselection } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { addApplicant } from './add-applicant.ts'
import { changeTask } from './change-task.ts'
import { listApplicants } from './list-applicants.ts'
import { readApplicant } from './read-applicant.ts'

export const preselectionRoutes: readonly Route[] = [
  command(preselection.addApplicant, addApplicant, 'everything'),
  command(preselection.changeTask, changeTask),
  read(preselection.listApplicants, listApplicants),
  read(preselection.readApplicant, readApplicant),
]
