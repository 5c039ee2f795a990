import { listMembers } from '@renfort/contract/organisation.ts'
import {
  readTeam,
  requireOfTeam,
  resetOfMember,
  type TeamSecondFactor,
} from '@renfort/contract/second-factor.ts'
import { readSessionLimit } from '@renfort/contract/session-limit.ts'
import type { Me } from '@renfort/contract/session.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Locale } from '../../platform/stored-locale.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { aMe } from '../../testing/a-me.ts'
import { aMember } from '../../testing/a-member.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { TeamPage } from './team-page.tsx'

const own = aMember({ id: aMe().id, firstName: 'Claire', lastName: 'Morel', role: 'admin' })
const julien = aMember()
const hugo = aMember({
  id: '00000000-0000-4000-8000-0000000000a5',
  firstName: 'Hugo',
  sourceOrganisationId: '00000000-0000-4000-8000-0000000000f0',
})
const ines = aMember({ id: '00000000-0000-4000-8000-0000000000a4', firstName: 'Inès' })
const invited = aMember({
  id: '00000000-0000-4000-8000-0000000000a7',
  firstName: 'Zoé',
  validated: false,
})

const state = (changes: Partial<TeamSecondFactor> = {}): TeamSecondFactor => ({
  requiredFrom: null,
  members: [own, julien, hugo, ines].map(({ id }) => ({
    id,
    isReady: id !== ines.id,
    resetAt: null,
  })),
  ...changes,
})

async function open(given = state(), as: Partial<Me> = {}, locale: Locale = 'fr') {
  answer(listMembers, () => [own, julien, hugo, ines, invited])
  answer(readTeam, () => given)
  answer(readSessionLimit, () => ({ hours: null, groupHours: null }))
  return show(<TeamPage />, { as, at: '/settings/team', locale })
}
const panel = async () => within(await soonByRole('region', 'Double authentification'))
async function askFrom(day: string) {
  const { user } = await open()
  await panel()
  await press(user, 'Exiger')
  await soonByRole('dialog', 'Exiger la double authentification')
  await writeIn(user, 'À partir du', day)
  await press(user, 'Enregistrer')
}
const resetOf = (name: string) => `Réinitialiser la double authentification de ${name}`

it('shows who is ready, without those who have no account yet', async () => {
  await open()
  const rows = (await panel()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(
    ['Claire MorelActivée', 'Julien PetitActivée', 'Hugo PetitActivée', 'Inès PetitPas encore'].map(
      (start) => expect.stringMatching(`^${start}`),
    ),
  )
  expect(screen.getByText(/3 personnes sur 4 sont prêtes/)).toBeDefined()
})

it('asks the whole team from a day on, and says so', async () => {
  const sent = answer(requireOfTeam, ({ body }) => state({ requiredFrom: body.requiredFrom }))
  await askFrom('11/01/2027')
  await waitFor(() => expect(toasts().join()).toContain('11 janvier 2027'))
  expect(sent).toEqual([{ body: { requiredFrom: '2027-01-11' } }])
  expect(screen.getByText(/exigée de toute l’équipe à partir du 11 janvier 2027/)).toBeDefined()
})

it('says at the field that a day is past', async () => {
  answer(requireOfTeam, () => refusedFields(issue(['requiredFrom'], 'errors.factor.day_past')))
  await askFrom('11/01/2027')
  await waitFor(() =>
    expect(saidOf(byRole('textbox', 'À partir du'))).toContain(
      errorSentence('errors.factor.day_past'),
    ),
  )
})

it('no longer requires it once that is confirmed', async () => {
  const sent = answer(requireOfTeam, () => state())
  const { user } = await open(state({ requiredFrom: '2027-01-11' }))
  await panel()
  await press(user, 'Ne plus exiger')
  const question = within(await soonByRole('alertdialog', /^Ne plus exiger/))
  expect(sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Ne plus exiger' }))
  await waitFor(() =>
    expect(toasts()).toEqual(['Réussi La double authentification n’est plus exigée.']),
  )
  expect(sent).toEqual([{ body: { requiredFrom: null } }])
})

it('resets the lost one of a member once that is confirmed, and shows when it takes effect', async () => {
  const members = state().members.map((member) =>
    member.id === julien.id ? { ...member, resetAt: '2026-11-24T09:00:00.000Z' } : member,
  )
  const sent = answer(resetOfMember, () => state({ members }))
  const { user } = await open()
  await panel()
  await press(user, resetOf('Julien Petit'))
  const question = within(await soonByRole('alertdialog', /Julien Petit/))
  expect(question.getByText(/24 heures/)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Réinitialiser' }))
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(sent).toEqual([{ params: { id: julien.id } }])
  expect(screen.getByText(/^Réinitialisation le/)).toBeDefined()
  expect(hasRole('button', resetOf('Julien Petit'))).toBe(false)
})

it('resets neither one’s own, nor one that is not there, nor that of the group', async () => {
  await open()
  await panel()
  expect(hasRole('button', resetOf('Claire Morel'))).toBe(false)
  expect(hasRole('button', 'Réinitialiser la double authentification d’Inès Petit')).toBe(false)
  const ofGroup = byRole('button', /^Réinitialiser .*Hugo Petit$/)
  expect(isClosed(ofGroup)).toBe(true)
  expect(saidOf(ofGroup)).toContain(errorSentence('errors.team.other_organisation'))
})

it.each([
  ['a manager', { role: 'user' as const }],
  ['staff who act for an administrator', { actingUntil: '2026-11-23T18:00:00.000Z' }],
])('is not shown to %s', async (_who, as) => {
  await open(state(), as)
  await soonByRole('table', 'Membres de l’équipe')
  expect(hasRole('region', 'Double authentification')).toBe(false)
})

it('says that it could not be loaded, and reads it again when asked', async () => {
  answer(listMembers, () => [own])
  answer(readTeam, () => refused('errors.organisation.required'))
  answer(readSessionLimit, () => ({ hours: null, groupHours: null }))
  const { user } = await show(<TeamPage />, { at: '/settings/team' })
  await screen.findByText('La double authentification de l’équipe n’a pas pu être chargée.')
  answer(readTeam, () => state())
  await press(user, 'Réessayer')
  expect(await screen.findByText(/Elle n’est pas exigée/)).toBeDefined()
})

it('says the same in English', async () => {
  await open(state(), {}, 'en')
  expect(await screen.findByText(/3 people of 4 are ready/)).toBeDefined()
})
