import { clockSiderShift, listSiderShifts } from '@renfort/contract/sider-work.ts'
import { roundedPosition } from '@renfort/domain/attendance/declare/position.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aSiderMission, aSiderShift } from '../../testing/a-sider-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'

const siderId = '00000000-0000-4000-8000-0000000008a1'
const here = { lat: 45.757_912_3, lng: 4.832_145_6 }

type Answers = (found: PositionCallback, lost: () => void) => void

function phoneThat(answers: Answers) {
  const ask = vi.fn<Answers>(answers)
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  })
  return ask
}
const found = (found: PositionCallback) =>
  found({ coords: { latitude: here.lat, longitude: here.lng } } as GeolocationPosition)

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

function workAt(asksPosition: boolean) {
  answer(listSiderShifts, () => ({
    now: '2026-11-20T09:55:00.000Z',
    shifts: [aSiderShift()],
    missions: [aSiderMission({ asksPosition })],
  }))
  return answer(clockSiderShift, () => refused('errors.internal'))
}

it('a position is asked of the phone only once its owner has agreed, and leaves it rounded', async () => {
  const ask = phoneThat(found)
  const sent = workAt(true)
  const user = await showSider()
  await soonByRole('button', 'Commencer')
  expect(
    await screen.findByText(/arrondie à 100 m, effacée après 30 jours.*Vous pouvez refuser/),
  ).toBeTruthy()
  await user.click(byRole('button', 'Commencer'))
  await screen.findByText(/À envoyer\s: 1/)
  expect(ask).not.toHaveBeenCalled()
  await user.click(byRole('checkbox', /^Donner ma position/))
  await user.click(byRole('button', 'Prendre ma pause'))
  await screen.findByText(/À envoyer\s: 2/)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(sent.at(0)?.body).not.toHaveProperty('position')
  const kept = JSON.parse(localStorage.getItem(`sider.presses:${siderId}`) ?? '[]') as unknown[]
  expect(kept).toMatchObject([{}, { position: roundedPosition(here) }])
  expect(kept[0]).not.toHaveProperty('position')
})

it('a phone that says nothing clocks all the same', async () => {
  phoneThat((_found, lost) => lost())
  const sent = workAt(true)
  const user = await showSider()
  await user.click(await soonByRole('checkbox', /^Donner ma position/))
  await user.click(byRole('button', 'Commencer'))
  await screen.findByText(/À envoyer\s: 1/)
  expect(sent.at(0)?.body).not.toHaveProperty('position')
})

it('nothing is asked where the company asks for nothing', async () => {
  const ask = phoneThat(found)
  workAt(false)
  const user = await showSider()
  await user.click(await soonByRole('button', 'Commencer'))
  await screen.findByText(/À envoyer\s: 1/)
  expect(hasRole('checkbox', /^Donner ma position/)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})
