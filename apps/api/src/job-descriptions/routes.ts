import { jobDescriptions, organisation } from '@renfort/contract'
import { command, read, type Route } from '../platform/route.ts'
import { cloneJobDescription } from './clone-job-description.ts'
import { createJobDescription } from './create-job-description.ts'
import { createMission } from './create-mission.ts'
import { deleteJobDescription } from './delete-job-description.ts'
import { deskOf } from './desk.ts'
import { findJobDescriptions } from './job-description-queries.ts'
import { listJobTypes } from './list-job-types.ts'
import { toJobDescriptions } from './to-job-description.ts'
import { updateJobDescription } from './update-job-description.ts'

export const jobDescriptionRoutes: readonly Route[] = [
  read(organisation.listJobTypes, listJobTypes),
  read(jobDescriptions.listJobDescriptions, async (call) => {
    const desk = await deskOf(call)
    return toJobDescriptions(call, desk, await findJobDescriptions(call.queries, desk.shelf))
  }),
  command(jobDescriptions.createJobDescription, createJobDescription),
  command(jobDescriptions.updateJobDescription, updateJobDescription),
  command(jobDescriptions.deleteJobDescription, deleteJobDescription),
  command(jobDescriptions.cloneJobDescription, cloneJobDescription),
  command(jobDescriptions.createMission, createMission),
]
