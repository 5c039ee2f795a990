import { weekTemplates } from '@renfort/contract'
import { notFound } from '../platform/http/refusal.ts'
import { command, organisationOf, read, type Route } from '../platform/http/route.ts'
import { reachableJob } from './reachable-job.ts'
import { saveWeekTemplate } from './save-week-template.ts'
import { findTemplates, removeTemplate } from './week-template-queries.ts'

export const weekTemplateRoutes: readonly Route[] = [
  read(weekTemplates.listWeekTemplates, async (call, { params }) => {
    const templates = await findTemplates(call.queries, await reachableJob(call, params.id))
    return templates.map((template) => ({ ...template, shifts: [...template.shifts] }))
  }),
  command(weekTemplates.saveWeekTemplate, saveWeekTemplate),
  command(weekTemplates.deleteWeekTemplate, async (call, { params }) => {
    const { queries, transaction } = call
    const removed = await removeTemplate(queries, organisationOf(call), params.id)
    if (removed === undefined) throw notFound()
    await transaction.record({
      action: 'weekTemplate.delete',
      entity: 'weekTemplate',
      entityId: removed.id,
      before: { name: removed.name },
      after: null,
    })
  }),
]
