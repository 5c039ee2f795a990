import { preselection } from '@renfort/contract'
import type { Applicant } from '@renfort/contract/preselection.ts'
import { anInsider } from './companies.ts'
import { aSider } from './siders.ts'
import { type Caller, call, type TestApp } from './test-app.ts'

interface ApplicantOptions {
  readonly firstName?: string
  readonly lastName?: string
  readonly comment?: string
  /** A new Sider without one. */
  readonly siderId?: string
  readonly availabilities?: Applicant['availabilities']
  /** The caller who shows the applicant to the company; hidden without one. */
  readonly shownBy?: Caller
}

/** A candidate whom internal staff add to a posted mission. */
export async function anApplicant(
  app: TestApp,
  missionId: string,
  { shownBy, comment, availabilities = [], ...sider }: ApplicantOptions = {},
): Promise<Applicant> {
  const siderId = sider.siderId ?? (await aSider(app, sider))
  const added = await call(app, preselection.addApplicant, await anInsider(app), {
    params: { id: missionId },
    body: { siderId, availabilities, ...(comment === undefined ? {} : { comment }) },
  })
  if (added.status !== 201) throw new Error(`No applicant: ${JSON.stringify(added.error)}`)
  if (shownBy === undefined) return added.body
  const shown = await call(app, preselection.updateApplicant, shownBy, {
    params: { id: missionId },
    body: { id: added.body.id, update: { visible: true } },
  })
  if (shown.status !== 200) throw new Error(`Not shown: ${JSON.stringify(shown.error)}`)
  return shown.body
}
