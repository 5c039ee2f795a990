import { departments, featureFlags, flexiblePlanning, missions } from '@renfort/contract'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { FlexiblePlanningBody } from '@renfort/contract/flexible-planning.ts'
import type { FeatureKey } from '@renfort/domain/feature-flag/feature-flag.ts'
import { anInsider } from './companies.ts'
import { aDraft, aMotive, anAddress, patched } from './missions.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

/** Example 7 of the specification: 42 hours a week for two Siders, in January 2027. */
export const aFlexiblePlanning: FlexiblePlanningBody = {
  startDate: '2027-01-04T00:00:00.000Z',
  endDate: '2027-01-31T00:00:00.000Z',
  weeklyVolume: 42,
  siders: 2,
  amplitudeStart: '08:00',
  amplitudeEnd: '20:00',
  include: { holidays: false, weekDays: true, saturday: true, sunday: false },
}

/** Switches a feature of a company on or off, as internal staff do. */
export async function withFeature(
  app: TestApp,
  organisationId: string,
  key: FeatureKey,
  enabled = true,
): Promise<void> {
  const { status } = await call(app, featureFlags.setFlag, await anInsider(app), {
    params: { key },
    body: { organisationId, enabled },
  })
  if (status !== 200) throw new Error('The feature was not set.')
}

export async function aDepartment(
  app: TestApp,
  caller: Caller,
  organisationId: string,
  name = 'Salle',
): Promise<string> {
  const { status, body, error } = await call(app, departments.createDepartment, caller, {
    params: { id: organisationId },
    body: { name },
  })
  if (status !== 201) throw new Error(`No department: ${JSON.stringify(error)}`)
  return body.id
}

export async function planned(
  app: TestApp,
  caller: Caller,
  taskId: string,
  change: Partial<FlexiblePlanningBody> = {},
): Promise<Reply<typeof flexiblePlanning.saveFlexiblePlanning>> {
  const answer = await call(app, flexiblePlanning.saveFlexiblePlanning, caller, {
    params: { taskId },
    body: { ...aFlexiblePlanning, ...change },
  })
  if (answer.status !== 200) throw new Error(`Not planned: ${JSON.stringify(answer.error)}`)
  return answer.body
}

interface ReadyOptions extends NonNullable<Parameters<typeof aDraft>[2]> {
  readonly plan?: Partial<FlexiblePlanningBody>
}

/** A flexible draft that lacks nothing to be posted, of a company that has the feature. */
export async function aReadyFlexibleMission(
  app: TestApp,
  caller: Caller,
  { plan, ...options }: ReadyOptions = {},
): Promise<string> {
  const id = await aDraft(app, caller, options)
  await planned(app, caller, id, plan)
  await patched(app, caller, id, {
    motive: aMotive,
    location: anAddress,
    managerId: caller.userId,
  })
  return id
}

/** A flexible mission that was posted, as its confirmation answered it. */
export async function aPostedFlexibleMission(
  app: TestApp,
  caller: Caller,
  options: ReadyOptions = {},
): Promise<Reply<typeof missions.confirmMission>> {
  return posted(app, caller, await aReadyFlexibleMission(app, caller, options))
}

export async function posted(
  app: TestApp,
  caller: Caller,
  id: string,
): Promise<Reply<typeof missions.confirmMission>> {
  const answer = await call(app, missions.confirmMission, caller, { params: { id }, body: {} })
  if (answer.status !== 200) throw new Error(`Not posted: ${JSON.stringify(answer.error)}`)
  return answer.body
}
