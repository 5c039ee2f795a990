import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@renfort/contract/auth.ts'
import { setFlag } from '@renfort/contract/feature-flag.ts'
import { logout, readFeatures, readMe } from '@renfort/contract/session.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { flagRefreshMs } from '@renfort/domain/feature-flag/feature-flag.ts'
import { allowances } from '@renfort/domain/account/throttle.ts'
import { demoInsider, demoPassword } from '../apps/api/src/seeds/demo-accounts.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { callOver, openWorksite } from './clients.ts'

/** What was wrong with what two processes must know of each other; nothing where all held. */
export async function sharedStateProblems(one: string, two: string): Promise<readonly string[]> {
  const problems: string[] = []
  const expectThat = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }

  const { caller } = await openWorksite(one)
  const there = await callOver(two, readMe, caller)
  expectThat(there.status === 200, 'a session of one process does not count on the other')
  await callOver(one, logout, caller)
  const after = await callOver(two, readMe, caller)
  expectThat(after.status === 401, 'a session that was closed on one process lives on the other')

  const wrong = { email: 'nobody@maison-lumiere.test', password: clientHash('wrong') }
  const statuses: (number | null)[] = []
  for (let tries = 0; tries <= allowances.login.tries; tries += 1) {
    const address = tries % 2 === 0 ? one : two
    statuses.push((await callOver(address, login, null, { body: wrong })).status)
  }
  expectThat(
    statuses.at(-1) === 429 && statuses.slice(0, -1).every((status) => status === 401),
    `tries on both processes are not counted together: ${statuses.join()}`,
  )

  const insider = await signedIn(one, demoInsider.email)
  const member = await signedIn(two, 'admin@maison-lumiere.test')
  const features = async () =>
    ((await callOver(two, readFeatures, member)).body as Reply<typeof readFeatures>).departments
  const before = await features()
  const change = (enabled: boolean | null) =>
    callOver(one, setFlag, insider, {
      params: { key: 'departments' },
      body: { organisationId: member.organisationId, enabled },
    })
  await change(!before)
  const late = performance.now() + flagRefreshMs + 2_000
  while ((await features()) === before && performance.now() < late) await wait(200)
  expectThat((await features()) !== before, 'a flag set on one process does not reach the other')
  await change(before)
  return problems
}

/** A new session of somebody of the demo. */
export async function signedIn(address: string, email: string) {
  const body = { email, password: clientHash(demoPassword) }
  return (await callOver(address, login, null, { body })).body as Reply<typeof login>
}
