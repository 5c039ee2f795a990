import { enteredIndemnities, remuneration } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { actingFor, anInsider, type TestCompany } from './companies.ts'
import { call, type TestApp, testNow } from './test-app.ts'

/** Gives the pay policy of a company transport at 50 % and a bonus of 12,50 € a day; answers the id of the bonus. */
export async function withIndemnities(app: TestApp, company: TestCompany): Promise<string> {
  const { id, admin } = company
  const params = { id }
  await call(app, remuneration.changeIndemnities, admin, {
    params,
    body: { transportation: { publicCoverRate: 50 } },
  })
  const bonuses = [{ name: 'Froid', amount: 12.5, frequency: 'day' as const }]
  const { status, body } = await call(
    app,
    remuneration.changeBonuses,
    await actingFor(app, admin),
    { params, body: { bonuses } },
  )
  if (status !== 200) throw new Error('No bonus was set.')
  await call(app, remuneration.confirmIndemnities, admin, { params, body: {} })
  return body.indemnities.other[0]?.id ?? ''
}

type Order = Input<typeof enteredIndemnities.enterIndemnity>['body']

/** The Wednesday of the week that tests are worked in. */
export const wednesday = instant('2026-12-09T09:00:00.000Z')

/** Internal staff enter an indemnity, on the Wednesday of the week unless told. */
export async function enter(app: TestApp, { id }: TestCompany, body: Order, now = wednesday) {
  app.clock.set(now)
  const answer = await call(app, enteredIndemnities.enterIndemnity, await anInsider(app), {
    params: { id },
    body,
  })
  app.clock.set(testNow)
  return answer
}
