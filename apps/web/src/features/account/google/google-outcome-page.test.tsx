import { startSignUp } from '@renfort/contract/auth.ts'
import {
  activateWithGoogle,
  exchangeGoogleCode,
  verifyGoogleToken,
} from '@renfort/contract/google.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { storedSession } from '../../../platform/session.ts'
import { storage } from '../../../platform/storage.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { finishGoogle } from './finish-google.ts'
import { type GoogleErrand, keepJourney } from './google-journey.ts'
import { GoogleOutcomePage } from './google-outcome-page.tsx'

const userId = '00000000-0000-4000-8000-0000000000a1'
const token = 'a'.repeat(43)
const organisationId = '00000000-0000-4000-8000-0000000000c0'
const session = { token: '', userId, organisationId, organisationType: 'other' as const }
const ticket = { googleToken: 'ticket', email: 'lea@brasserie.test', fullName: 'Léa Roux' }

const signIn = { purpose: 'signIn' } as const
const signUp = { purpose: 'signUp', search: { email: 'lea@brasserie.test' } } as const
const activation = { purpose: 'activation', userId, token } as const

const open = (outcome: Parameters<typeof GoogleOutcomePage>[0]['outcome']) =>
  show(<GoogleOutcomePage outcome={outcome} />, { as: null, config: { google: true } })
const failed = (errand: GoogleErrand, key: string) =>
  open({ kind: 'failed', errand, error: new CallError({ status: 401, key }) })
const alert = () => screen.getAllByRole('alert')[0]?.textContent

describe('a visit to Google that ended without a session', () => {
  it.each([
    ['the sign-in', signIn, 'Revenir à la connexion', '/signin'],
    ['a sign-up', signUp, 'Revenir à la création du compte', '/signup?email=lea%40brasserie.test'],
    [
      'an invitation',
      activation,
      'Revenir à l’invitation',
      `/invitation?userId=${userId}&token=${token}`,
    ],
  ])('of %s was left: it leads back with what it began with', async (_what, errand, name, href) => {
    await open({ kind: 'cancelled', errand })
    expect(hasRole('heading', 'Connexion annulée')).toBe(true)
    expect(byRole('link', name).getAttribute('href')).toBe(href)
    expect(hasRole('button', 'Continuer avec Google')).toBe(true)
  })

  it.each([
    [
      'AUTH-14 of a sign-in',
      signIn,
      'errors.auth.could_not_authenticate',
      'Nous n’avons pas pu vous authentifier.',
    ],
    [
      'of an invitation',
      activation,
      'errors.auth.google_email_mismatch',
      /n’a pas l’adresse invitée/,
    ],
  ])('%s that failed says why, and offers another try', async (_what, errand, key, sentence) => {
    await failed(errand, key)
    expect(alert()).toMatch(sentence)
    expect(hasRole('button', 'Continuer avec Google')).toBe(true)
  })

  it('AUTH-18 leads somebody who has an account to the sign-in', async () => {
    await failed(signUp, 'errors.user.email_used')
    expect(alert()).toMatch(/déjà utilisé/)
    expect(byRole('link', 'Revenir à la connexion').getAttribute('href')).toBe('/signin')
  })

  it('AUTH-42 does not offer again a link that is over', async () => {
    await failed(activation, 'errors.auth.activation_link_invalid')
    expect(alert()).toMatch(/Demandez une nouvelle invitation à un collègue/)
    expect(hasRole('button', 'Continuer avec Google')).toBe(false)
    expect(hasRole('link', 'Revenir à l’invitation')).toBe(false)
  })
})

describe('somebody whom Google knows and the product does not', () => {
  const create = 'Créer un compte entreprise'

  it('AUTH-14 says so, and offers to sign up with the same proof', async () => {
    const sent = answer(startSignUp, ({ body }) => body)
    const { user, place } = await open({ kind: 'unknown', ticket })
    expect(screen.getByText('Nous n’avons pas pu vous authentifier.')).toBeDefined()
    await user.click(byRole('button', create))
    await waitFor(() => expect(place()).toBe('/signup'))
    expect(sent).toEqual([{ body: { email: 'lea@brasserie.test' } }])
  })

  it('AUTH-18 says that an account with this e-mail is not active', async () => {
    answer(startSignUp, () => refused('errors.user.email_used'))
    const { user, place } = await open({ kind: 'unknown', ticket })
    await user.click(byRole('button', create))
    await waitFor(() => expect(alert()).toMatch(/déjà utilisé/))
    expect(place()).toBe('/')
  })
})

describe('what comes back from Google', () => {
  const keep = (errand: GoogleErrand) =>
    keepJourney({ state: 'state', nonce: 'n'.repeat(22), codeVerifier: 'v'.repeat(43), errand })
  const back = { code: 'code', state: 'state' }

  it('AUTH-12 opens a session that remembers it was Google', async () => {
    keep(signIn)
    answer(exchangeGoogleCode, () => ticket)
    const sent = answer(verifyGoogleToken, () => session)
    expect(await finishGoogle(back)).toEqual({ kind: 'entered', to: '/' })
    expect(sent).toEqual([{ body: { googleToken: 'ticket' } }])
    expect(storedSession()).toMatchObject({ userId, organisationId })
    expect(storage.read('googleLogin')).toBe('true')
  })

  it.each([
    ['AUTH-41', organisationId, '/home'],
    ['AUTH-40', null, '/me/profile'],
  ])('%s activates an invitation and goes on to where it has to', async (_id, company, to) => {
    keep(activation)
    const sent = answer(activateWithGoogle, () => ({ ...session, organisationId: company }))
    expect(await finishGoogle(back)).toEqual({ kind: 'entered', to })
    expect(storedSession()?.userId).toBe(userId)
    expect(sent[0]?.params).toEqual({ userId })
    expect(sent[0]?.body).toMatchObject({ code: 'code', token })
  })

  it.each([
    ['nobody in this tab asked for', { code: 'code', state: 'other' }, 'unexpected'],
    ['says that it was left', { state: 'state', error: 'access_denied' }, 'cancelled'],
    ['has no code', { state: 'state' }, 'failed'],
  ])('opens nothing where it %s', async (_what, from, kind) => {
    keep(signIn)
    expect((await finishGoogle(from)).kind).toBe(kind)
    expect(storedSession()).toBeNull()
  })

  it('works once', async () => {
    keep(signIn)
    await finishGoogle({ state: 'state', error: 'access_denied' })
    expect(await finishGoogle(back)).toEqual({ kind: 'unexpected' })
  })
})
