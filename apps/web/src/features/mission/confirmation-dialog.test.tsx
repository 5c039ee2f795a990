import { readSecondFactor } from '@renfort/contract/second-factor.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { hasRole, soonByRole } from '../../testing/by-role.ts'
import { noSecondFactor } from '../../testing/no-second-factor.ts'
import { show } from '../../testing/show.tsx'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

const open = () =>
  show(<ConfirmationDialog isOpen onClose={vi.fn<() => void>()} />, { at: '/tasks/all' })

it('ASVS 6.3.3 TASK-10 offers a second factor to who has none', async () => {
  answer(readSecondFactor, () => ({ ...noSecondFactor, isOffered: true }))
  await open()
  await soonByRole('dialog', 'Votre mission est publiée')
  const link = await soonByRole('link', 'Activer la double authentification')
  expect(link.getAttribute('href')).toBe('/me/profile')
})

it.each([
  ['to who has one', () => noSecondFactor],
  ['while nobody knows', () => refused('errors.internal')],
])('says what follows without that offer: %s', async (_when, answered) => {
  const asked = answer(readSecondFactor, answered)
  await open()
  await expect.poll(() => asked).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'La sélection commence' })).toBeTruthy()
  expect(hasRole('link', 'Activer la double authentification')).toBe(false)
})
