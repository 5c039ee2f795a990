import { signInWithPasskey, startPasskeySignIn } from '@renfort/contract/passkey.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { storedSession } from '../../../platform/session.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { aPasskeyRequest, stubPasskey } from '../../../testing/stub-passkey.ts'
import { SignInPage } from '../sign-in-page.tsx'

const session = {
  token: '',
  userId: '00000000-0000-4000-8000-0000000000a1',
  organisationId: '00000000-0000-4000-8000-0000000000c0',
  organisationType: 'other' as const,
}
const open = () => show(<SignInPage />, { as: null, at: '/signin' })
const usePasskey = () => soonByRole('button', 'Utiliser une clé d’accès')

beforeEach(() => void answer(startPasskeySignIn, () => aPasskeyRequest))

it('signs in with the passkey that its owner chose, and keeps the session', async () => {
  const asked = stubPasskey()
  const sent = answer(signInWithPasskey, () => session)
  const { user, place } = await open()
  await user.click(await usePasskey())
  await waitFor(() => expect(place()).toBe('/'))
  expect(asked).toEqual(['pressed'])
  expect(sent.map(({ body }) => body.credential.id)).toEqual(['AQID'])
  expect(storedSession()).toMatchObject({ userId: session.userId })
})

it('signs in with the passkey that the browser offers at the e-mail', async () => {
  const asked = stubPasskey({ offers: true })
  answer(signInWithPasskey, () => session)
  const { place } = await open()
  await waitFor(() => expect(place()).toBe('/'))
  expect(asked).toEqual(['conditional'])
})

it('says that the passkey was not used when its owner does not go on', async () => {
  stubPasskey({ goesOn: false })
  const { user, place } = await open()
  await user.click(await usePasskey())
  expect(await screen.findByText('La clé d’accès n’a pas été utilisée.')).toBeDefined()
  expect(place()).toBe('/signin')
})

it('says nothing of an offer that nobody took', async () => {
  const asked = stubPasskey({ offers: true, goesOn: false })
  await open()
  await usePasskey()
  await waitFor(() => expect(asked).toEqual(['conditional']))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', ''])
})

it('shows in the page alone that a passkey is not accepted', async () => {
  stubPasskey()
  answer(signInWithPasskey, () => refused('errors.factor.passkey_refused'))
  const { user, place } = await open()
  await user.click(await usePasskey())
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)[1]).not.toBe(''),
  )
  expect(toasts()).toEqual([])
  expect(place()).toBe('/signin')
})

it('is not offered by a browser that has no passkeys', async () => {
  await open()
  expect(byRole('textbox', 'E-mail professionnel')).toBeDefined()
  expect(hasRole('button', 'Utiliser une clé d’accès')).toBe(false)
})
