import { feedbacks } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { aWorkedShift } from './attendance-writes.ts'
import type { TestCompany } from '../companies.ts'
import { call, type TestApp } from '../test-app.ts'
import { named } from './valid-write.ts'

type Give = Input<typeof feedbacks.giveFeedback>

/** A valid call that speaks well of somebody who has worked for a company, on whose behalf the admin speaks. */
export async function aFeedbackCall(app: TestApp, company: TestCompany): Promise<Give> {
  const { missionId, siderId } = await aWorkedShift(app, company)
  return {
    params: { orgId: company.id, siderId },
    body: {
      taskId: missionId,
      typeId: 'attendance',
      managerId: company.admin.userId,
      workAgain: 1,
      comment: 'Ponctuelle et soigneuse',
    },
  }
}

/** A feedback that was given, with the call that gave it. */
export async function aFeedback(app: TestApp, company: TestCompany) {
  const given = await aFeedbackCall(app, company)
  const { status, body, error } = await call(app, feedbacks.giveFeedback, company.admin, given)
  if (status !== 200) throw new Error(`No feedback: ${JSON.stringify(error)}`)
  return { id: body.id, given }
}

/** Valid writes of feedback. */
export const feedbackWrites = [
  named(feedbacks.giveFeedback, async (app, company) => {
    const input = await aFeedbackCall(app, company)
    return {
      caller: company.admin,
      input,
      other: { ...input, body: { ...input.body, comment: 'Autre chose' } },
    }
  }),
  named(feedbacks.changeFeedback, async (app, company) => {
    const { id, given } = await aFeedback(app, company)
    const body = { ...given.body, workAgain: -1 as const, perf: -1 as const }
    return {
      caller: company.admin,
      input: { params: { id }, body },
      other: { params: { id }, body: { ...body, comment: 'Autre chose' } },
    }
  }),
]
