import { readSecondFactor, type SecondFactor } from '@renfort/contract/second-factor.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../../testing/by-role.ts'
import { noSecondFactor } from '../../../testing/no-second-factor.ts'
import { show } from '../../../testing/show.tsx'
import { RequiredFactorPage } from './required-page.tsx'

async function open(changes: Partial<SecondFactor> = {}) {
  answer(readSecondFactor, () => ({
    ...noSecondFactor,
    isRequired: true,
    requiredFrom: '2026-11-23',
    ...changes,
  }))
  const view = await show(<RequiredFactorPage />, { at: '/second-factor' })
  await soonByRole('button', /une application$|d’application$/)
  return view
}

it('leads on once a second factor is set up', async () => {
  const appSince = '2026-11-23T08:00:00.000Z'
  const { user, place } = await open({ appSince, recoveryCodesLeft: 10 })
  await press(user, 'Continuer')
  await waitFor(() => expect(place()).toBe('/'))
})

it('has the ways below a heading of their own, as on the profile', async () => {
  await open()
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H3'])
})

it('leads nowhere but to the sign-in without one', async () => {
  await open()
  expect(hasRole('button', 'Configurer une application')).toBe(true)
  expect(hasRole('button', 'Continuer')).toBe(false)
  expect(byRole('link', 'Se déconnecter').getAttribute('href')).toBe('/signin')
})
