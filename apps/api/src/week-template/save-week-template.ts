import type { weekTemplates } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { weekTemplateLimits } from '@renfort/domain/week-template/week-template.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { reachableJob } from './reachable-job.ts'
import { findTemplates, putTemplate } from './week-template-queries.ts'

type Save = typeof weekTemplates.saveWeekTemplate

export async function saveWeekTemplate(
  call: CommandCall,
  { params, body }: Parsed<Save>,
): Promise<Answer<Save>> {
  const { queries, transaction } = call
  const job = await reachableJob(call, params.id)
  const kept = await findTemplates(queries, job)
  const before = kept.find(({ name }) => name.toLowerCase() === body.name.toLowerCase()) ?? null
  if (before === null && kept.length >= weekTemplateLimits.perJob) {
    throw invalidInput([issue([], 'errors.field.too_long', { max: weekTemplateLimits.perJob })])
  }
  const saved = await putTemplate(queries, job, body, transaction.now)
  await transaction.record({
    action: 'weekTemplate.save',
    entity: 'weekTemplate',
    entityId: saved.id,
    before: before && { name: before.name },
    after: { name: saved.name, jobDescriptionId: job.jobDescriptionId },
  })
  return { ...saved, shifts: [...saved.shifts] }
}
