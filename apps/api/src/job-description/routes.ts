import { jobDescriptions, jobUsages, organisation } from '@renfort/contract'
import { command, fileRead, read, type Route } from '../platform/http/route.ts'
import { changePricing } from './change-pricing.ts'
import { cloneJobDescription } from './clone-job-description.ts'
import { createJobDescription } from './create-job-description.ts'
import { deleteJobDescription } from './delete-job-description.ts'
import { jobDescriptionContext } from './job-description-context.ts'
import { findJobDescriptions } from './job-description-queries.ts'
import { listJobTypes } from './list-job-types.ts'
import { toJobDescriptions } from './to-job-description.ts'
import { updateJobDescription } from './update-job-description.ts'
import { copyJobDescription } from './usage/copy-job-description.ts'
import { exportJobUsage } from './usage/export-job-usage.ts'
import { listJobUsage } from './usage/list-job-usage.ts'

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
  read(jobUsages.listJobUsage, listJobUsage, 'companies'),
  fileRead(jobUsages.exportJobUsage, exportJobUsage),
  command(jobUsages.copyJobDescription, copyJobDescription, 'companies'),
]
