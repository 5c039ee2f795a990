import { login } from '@renfort/contract/auth.ts'
import { findProvider, startSignOn } from '@renfort/contract/sign-on.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { storedSession } from '../../platform/session.ts'
import { storage } from '../../platform/storage.ts'
import { leaveSession } from '../../platform/unsettled-session.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, password, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { hashPassword } from './password/hash-password.ts'
import { SignInPage } from './sign-in-page.tsx'

const userId = '00000000-0000-4000-8000-0000000000a1'
const organisationId = '00000000-0000-4000-8000-0000000000c0'
const session = { token: '', userId, organisationId, organisationType: 'other' as const }

beforeEach(() => {
  answer(findProvider, () => ({ isOffered: false, isRequired: false }))
})

const open = (config = {}) => show(<SignInPage />, { as: null, at: '/signin', config })
const email = () => byRole('textbox', 'E-mail professionnel')

async function send(user: UserEvent, address: string, secret: string) {
  if (address !== '') await user.type(email(), address)
  if (secret !== '') await user.type(password('Mot de passe'), secret)
  await user.click(byRole('button', 'Se connecter'))
}

it('AUTH-05 AUTH-11 AUTH-12 sends the hash of the password, keeps the session and goes home', async () => {
  const sent = answer(login, () => session)
  const { user, place } = await open()
  await send(user, 'claire@brasserie.test', 'Demo!2026')
  await waitFor(() => expect(place()).toBe('/'))
  const hash = await hashPassword('Demo!2026')
  expect(sent).toEqual([{ body: { email: 'claire@brasserie.test', password: hash } }])
  expect(storedSession()).toMatchObject({ userId, organisationId })
})

it('AUTH-12 keeps the group of a user who signs in to one', async () => {
  answer(login, () => ({ ...session, organisationType: 'parent' as const }))
  const { user, place } = await open()
  await send(user, 'claire@brasserie.test', 'Demo!2026')
  await waitFor(() => expect(place()).toBe('/'))
  expect(storedSession()).toMatchObject({ organisationId: null, groupId: organisationId })
})

it.each([
  ['AUTH-05', '', 'x', 'Ce champ est obligatoire.', undefined],
  ['AUTH-17', 'claire@', 'x', 'L’e-mail n’est pas valable.', undefined],
  ['AUTH-05', 'claire@brasserie.test', '', undefined, 'Ce champ est obligatoire.'],
])(
  '%s sends nothing for « %s » with « %s » and says what is wrong',
  async (_id, address, secret, ofEmail, ofPassword) => {
    const { user, place } = await open()
    await send(user, address, secret)
    await waitFor(() => {
      expect(saidOf(email())[0]).toBe(ofEmail)
      expect(saidOf(password('Mot de passe'))[0]).toBe(ofPassword)
    })
    expect(place()).toBe('/signin')
  },
)

it('AUTH-13 shows wrong credentials in the form alone, and keeps what was typed', async () => {
  answer(login, () => refused('errors.auth.invalid_credentials'))
  const { user, place } = await open()
  await send(user, 'claire@brasserie.test', 'wrong')
  await waitFor(() =>
    expect(byRole('alert', '').textContent).toContain('vérifiez vos identifiants'),
  )
  expect(toasts()).toEqual([])
  expect(email()).toHaveProperty('value', 'claire@brasserie.test')
  expect(place()).toBe('/signin')
  expect(storedSession()).toBeNull()
})

it('says how long to wait after too many tries', async () => {
  answer(login, () => refused('errors.auth.throttled', { minutes: 7 }))
  const { user } = await open()
  await send(user, 'claire@brasserie.test', 'wrong')
  await waitFor(() => expect(byRole('alert', '').textContent).toContain('7 min'))
})

it('GEN-07 says how soon missions are filled', async () => {
  await open()
  expect(screen.getByText('90 % des missions sont pourvues en moins de 24 heures.')).toBeDefined()
})

it('AUTH-07 AUTH-08 leads to a forgotten password and to a new account', async () => {
  await open()
  expect(byRole('link', /^Mot de passe oublié/).getAttribute('href')).toBe('/forgot-password')
  expect(byRole('link', 'Créer un compte entreprise').getAttribute('href')).toBe('/signup')
})

it('AUTH-06 AUTH-09 GEN-08 offers Google and the sign-up of Siders where the installation has them', async () => {
  await open()
  expect(hasRole('button', 'Continuer avec Google')).toBe(false)
  expect(hasRole('link', /^Vous cherchez une mission/)).toBe(false)
  cleanup()
  const links = { helpCentre: null, talentSignUp: 'https://siders.test', externalJobPosting: null }
  await open({ google: true, links })
  expect(await soonByRole('button', 'Continuer avec Google')).toBeDefined()
  const talent = byRole('link', /^Vous cherchez une mission/)
  expect(talent.getAttribute('href')).toBe('https://siders.test')
})

it('fills in the account of the demo that is chosen, in a demo alone', async () => {
  const { user } = await open({ demo: true })
  await user.click(await soonByRole('button', /^Responsable de mission/))
  expect(email()).toHaveProperty('value', 'manager@maison-lumiere.test')
  expect(password('Mot de passe')).toHaveProperty('value', 'Demo!2026')
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
})

it('offers the sign-in of the company where the domain of the e-mail has one', async () => {
  const asked = answer(findProvider, () => ({ isOffered: true, isRequired: true }))
  const started = answer(startSignOn, () => refused('errors.sso.unavailable'))
  const { user } = await open()
  await user.type(email(), 'claire@brasserie.test')
  await user.click(await soonByRole('button', 'Se connecter avec mon entreprise'))
  expect(screen.getByText(/demande de passer par sa propre connexion/)).toBeDefined()
  await screen.findByText(/ne répond pas. Réessayez dans quelques minutes/)
  expect(asked).toEqual([{ query: { email: 'x@brasserie.test' } }])
  expect(started).toMatchObject([{ body: { email: 'claire@brasserie.test' } }])
})

it('still says that the session ended when its notice has gone, until somebody signs in', async () => {
  const text = /^Votre session a pris fin/
  storage.endSession()
  // As the sign-in does for whoever comes to it.
  leaveSession()
  answer(login, () => session)
  const { user, place } = await open()
  expect(screen.getByText(text)).toBeDefined()
  await send(user, 'claire@brasserie.test', 'Demo!2026')
  await waitFor(() => expect(place()).toBe('/'))
  cleanup()
  await open()
  expect(screen.queryByText(text)).toBeNull()
})
