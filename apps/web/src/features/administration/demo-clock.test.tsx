import { moveClock } from '@renfort/contract/operations.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { DemoClock } from './administration-page.tsx'

const open = () => show(<DemoClock />, { as: { isInsider: true, organisation: null } })
const forward = () => byRole('button', 'Avancer d’un jour')

it('G-38 moves the clock by a step from where it is, and says how much was done', async () => {
  const sent = answer(moveClock, ({ body }) => ({
    now: body.now,
    ran: [
      { job: 'close-selections', at: body.now, count: 2 },
      { job: 'deliver-mails', at: body.now, count: 5 },
    ],
  }))
  const { user } = await open()
  await user.click(forward())
  expect(await screen.findByText('7 tâches effectuées.')).toBeDefined()
  await user.click(forward())
  await waitFor(() => expect(sent).toHaveLength(2))
  const [first, second] = sent.map(({ body }) => Date.parse(body.now))
  expect(Math.round(((second ?? 0) - (first ?? 0)) / 3_600_000)).toBe(24)
})

it('says why it cannot be moved', async () => {
  answer(moveClock, () => refused('errors.clock.backwards'))
  const { user } = await open()
  await user.click(forward())
  await waitFor(() => expect(toasts()[0]).toMatch(/L’horloge ne recule pas/))
})
