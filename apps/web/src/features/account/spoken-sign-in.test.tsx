import { login } from '@renfort/contract/auth.ts'
import { findProvider } from '@renfort/contract/sign-on.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'
import { SignInPage } from './sign-in-page.tsx'

const session = {
  token: 'secret',
  userId: '00000000-0000-4000-8000-0000000000a1',
  organisationId: '00000000-0000-4000-8000-0000000000c0',
  organisationType: 'other' as const,
}

it('AUTH-05 AUTH-13 signing in by ear: what is missing, what is refused, then the way home', async () => {
  answer(findProvider, () => ({ isOffered: false, isRequired: false }))
  const { place } = await show(<SignInPage />, { as: null, at: '/signin' })
  const { goTo, press, type, hears } = await listen()
  goTo(byRole('button', 'Se connecter'))
  await hears('button, Se connecter')
  await press('Enter')
  await hears('polite: Ce champ est obligatoire.')
  goTo(byRole('textbox', 'E-mail professionnel'))
  await hears('textbox, E-mail professionnel, Ce champ est obligatoire., invalid')
  await type('claire@brasserie.test')
  await press('Tab')
  await hears(/^Mot de passe, Ce champ est obligatoire/)
  await type('wrong')
  answer(login, () => refused('errors.auth.invalid_credentials'))
  await press('Enter')
  await hears('assertive: Connexion impossible, vérifiez vos identifiants.')
  answer(login, () => session)
  await press('Enter')
  await waitFor(() => expect(place()).toBe('/'))
})
