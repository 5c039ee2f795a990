import type { feedbacks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { mostWorkRated } from '@renfort/contract/feedback.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { organisationOf, ownerLimit, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findWork } from './work-queries.ts'

type List = typeof feedbacks.listRatedWork

/** Whom the caller may say something of, and what was said already. */
export async function listRatedWork(
  call: ReadCall,
  { query }: Parsed<List>,
): Promise<Answer<List>> {
  const { queries, services, locale } = call
  const mayWrite = can(sessionOf(call).actor, 'feedback.write').allowed
  const rows = await findWork(queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'feedback.write'),
    missionId: query.taskId ?? null,
    siderId: query.siderId ?? null,
    now: services.clock.now(),
    limit: mostWorkRated,
  })
  return {
    work: rows.map((row) => ({
      task: {
        id: row.missionId,
        name: row.name,
        jobTitle: namedTitle(row.jobTitleId, locale),
        endDate: row.endsAt,
        timeZone: row.timeZone,
      },
      sider: {
        id: row.siderId,
        firstName: row.firstName,
        lastName: row.lastName,
        pictureURL: services.fileLinks.link(row.pictureURL),
      },
      isOpen: mayWrite && row.isOwn,
      feedbacks: [...row.feedbacks],
    })),
  }
}
