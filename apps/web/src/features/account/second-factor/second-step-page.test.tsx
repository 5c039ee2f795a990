import { prove, startProof } from '@renfort/contract/second-factor.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { aPasskeyRequest, stubPasskey } from '../../../testing/stub-passkey.ts'
import { SecondStepPage } from './second-step-page.tsx'

const code = () => byRole('textbox', 'Code de confirmation')

async function open(ways: { hasApp?: boolean; hasPasskey?: boolean } = {}) {
  const { hasApp = true, hasPasskey = false } = ways
  answer(startProof, () => ({
    hasApp,
    passkey: hasPasskey ? aPasskeyRequest : null,
    hasPassword: false,
  }))
  const view = await show(<SecondStepPage />, { at: '/second-step' })
  await soonByRole('textbox', 'Code de confirmation')
  return view
}

it('ends the sign-in with a code, and goes home', async () => {
  const sent = answer(prove, () => undefined)
  const { user, place } = await open()
  expect(hasRole('button', 'Utiliser une clé d’accès')).toBe(false)
  await user.type(code(), '123 456')
  await press(user, 'Confirmer')
  await waitFor(() => expect(place()).toBe('/'))
  expect(sent).toEqual([{ body: { code: '123 456' } }])
})

it('begins at the code, which says what it is', async () => {
  await open({ hasPasskey: true })
  expect(document.activeElement).toBe(code())
  expect(saidOf(code())).toEqual([
    'Saisissez le code que votre application affiche, ou un code de secours.',
  ])
})

it('begins at the passkey where there is no app', async () => {
  await open({ hasApp: false, hasPasskey: true })
  expect(document.activeElement).toBe(byRole('button', 'Utiliser une clé d’accès'))
})

it.each([
  ['errors.factor.code_wrong'],
  ['errors.factor.code_used'],
  ['errors.factor.code_expired'],
] as const)('says at the field: %s', async (key) => {
  answer(prove, () => refusedFields(issue(['code'], key)))
  const { user, place } = await open()
  await user.type(code(), '123456')
  await press(user, 'Confirmer')
  await waitFor(() => expect(saidOf(code()).join()).not.toBe(''))
  expect(code()).toHaveProperty('value', '123456')
  expect([place(), toasts()]).toEqual(['/second-step', []])
})

it('sends nothing without a code', async () => {
  const { user } = await open()
  await press(user, 'Confirmer')
  await waitFor(() => expect(saidOf(code())).toContain('Ce champ est obligatoire.'))
})

it('says how long to wait after too many codes', async () => {
  answer(prove, () => refused('errors.auth.throttled', { minutes: 7 }))
  const { user } = await open()
  await user.type(code(), '123456')
  await press(user, 'Confirmer')
  await waitFor(() => expect(byRole('alert', '').textContent).toContain('7 min'))
})

it('takes a passkey instead', async () => {
  stubPasskey()
  const sent = answer(prove, () => undefined)
  const { user, place } = await open({ hasApp: false, hasPasskey: true })
  await press(user, 'Utiliser une clé d’accès')
  await waitFor(() => expect(place()).toBe('/'))
  expect(sent).toMatchObject([{ body: { credential: { id: 'AQID' } } }])
})

it('says that the passkey was not used when its owner does not go on', async () => {
  stubPasskey({ goesOn: false })
  const { user, place } = await open({ hasPasskey: true })
  await press(user, 'Utiliser une clé d’accès')
  expect(await screen.findByText('La clé d’accès n’a pas été utilisée.')).toBeDefined()
  expect(place()).toBe('/second-step')
})

it('leads back to the sign-in of another account', async () => {
  await open()
  const link = byRole('link', 'Se connecter avec un autre compte')
  expect(link.getAttribute('href')).toBe('/signin')
})

it('says the same in English', async () => {
  answer(startProof, () => ({ hasApp: true, passkey: null, hasPassword: false }))
  await show(<SecondStepPage />, { at: '/second-step', locale: 'en' })
  expect(await soonByRole('textbox', 'Confirmation code')).toBeDefined()
  expect(screen.getByText('Step 2 of 2')).toBeDefined()
})
