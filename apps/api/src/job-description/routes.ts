import { jobDescriptions, organisation } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { changePricing } from './change-pricing.ts'
import { cloneJobDescription } from './clone-job-description.ts'
import { createJobDescription } from './create-job-description.ts'
import { deleteJobDescription } from './delete-job-description.ts'
import { jobDescriptionContext } from './job-description-context.ts'
import { findJobDescriptions } from './job-description-queries.ts'
import { listJobTypes } from './list-job-types.ts'
import { toJobDescriptions } from './to-job-description.ts'
import { updateJobDescription } from './update-job-description.ts'

export const jobDescriptionRoutes: readonly Route[] = [
  read(organisation.listJobTypes, listJobTypes),
  read(jobDescriptions.listJobDescriptions, async (call) => {
    const context = await jobDescriptionContext(call)
    return toJobDescriptions(call, context, await findJobDescriptions(call.queries, context.reach))
  }),
  command(jobDescriptions.createJobDescription, createJobDescription),
  command(jobDescriptions.updateJobDescription, updateJobDescription),
  // Internal staff reach the job descriptions of every company.
  command(jobDescriptions.changePricing, changePricing, 'everything'),
  command(jobDescriptions.deleteJobDescription, deleteJobDescription),
  command(jobDescriptions.cloneJobDescription, cloneJobDescription),
]
