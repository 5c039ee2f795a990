import {
  limitSessions,
  readSessionLimit,
  type SessionLimit,
} from '@renfort/contract/session-limit.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Locale } from '../../platform/stored-locale.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { SessionLimitPanel } from './session-limit-panel.tsx'

const own = (hours: SessionLimit['hours'], groupHours: SessionLimit['groupHours'] = null) => ({
  hours,
  groupHours,
})

async function open(given: SessionLimit, locale: Locale = 'fr') {
  answer(readSessionLimit, () => given)
  const view = await show(<SessionLimitPanel />, { locale, at: '/settings/team' })
  await soonByRole('region', locale === 'fr' ? 'Durée des sessions' : 'Length of sessions')
  return view
}

it('says how long a session lasts where the company sets no limit', async () => {
  await open(own(null))
  expect(screen.getByText(/7 jours sans utilisation, et au bout de 30 jours/)).toBeDefined()
})

it('says the limit, and that of the group, in English too', async () => {
  await open(own(168, 12), 'en')
  expect(
    screen.getByText(/signs in again after 7 days\. Your group asks for 12 hours/),
  ).toBeDefined()
})

it('warns of what ends at once, sends the choice, and shows it', async () => {
  const sent = answer(limitSessions, ({ body }) => own(body.hours))
  const { user } = await open(own(24))
  await press(user, 'Modifier la durée')
  const dialog = await soonByRole('dialog', 'Durée des sessions de l’équipe')
  expect(dialog.textContent).toContain('se ferment aussitôt, la vôtre comprise')
  await user.click(byRole('radio', '8 heures'))
  await press(user, 'Enregistrer')
  await waitFor(() => expect(toasts()).toEqual(['Réussi La durée des sessions est réglée.']))
  expect(sent).toEqual([{ body: { hours: 8 } }])
  expect(screen.getByText('Chacun se connecte à nouveau au bout de 8 heures.')).toBeDefined()
})

it('lifts the limit', async () => {
  const sent = answer(limitSessions, ({ body }) => own(body.hours))
  const { user } = await open(own(24))
  await press(user, 'Modifier la durée')
  await soonByRole('dialog', 'Durée des sessions de l’équipe')
  await user.click(byRole('radio', 'Pas de limite propre'))
  await press(user, 'Enregistrer')
  await waitFor(() => expect(sent).toEqual([{ body: { hours: null } }]))
})

it('says that the limit could not be read, and reads it again', async () => {
  answer(readSessionLimit, () => refused('errors.organisation.required'))
  const { user } = await show(<SessionLimitPanel />, { at: '/settings/team' })
  await soonByRole('button', 'Réessayer')
  answer(readSessionLimit, () => own(8))
  await press(user, 'Réessayer')
  expect(await soonByRole('button', 'Modifier la durée')).toBeDefined()
})
