import { activateAccount, resetPassword } from '@renfort/contract/auth.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { storedSession } from '../../../platform/session.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, password, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { hashPassword } from './hash-password.ts'
import { InvitationPage } from '../invitation-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const userId = '00000000-0000-4000-8000-0000000000a1'
const organisationId = '00000000-0000-4000-8000-0000000000c0'
const token = 'a'.repeat(43)
const session = { token: '', userId, organisationId, organisationType: 'other' as const }

const invitation = (config = {}) =>
  show(<InvitationPage userId={userId} token={token} />, { as: null, at: '/invitation', config })

async function choose(
  user: UserEvent,
  label: string,
  chosen: string,
  again: string,
  button: string,
) {
  await user.type(password(label), chosen)
  await user.type(password('Confirmez le mot de passe'), again)
  await user.click(byRole('button', button))
}
const activate = (user: UserEvent, chosen: string, again = chosen) =>
  choose(user, 'Mot de passe', chosen, again, 'Activer mon compte')

describe('an invitation', () => {
  it.each([
    ['userId', undefined, token],
    ['token', userId, undefined],
  ])('AUTH-36 without its %s is told to be broken', async (_part, id, secret) => {
    await show(<InvitationPage userId={id} token={secret} />, { as: null })
    expect(hasRole('heading', 'Ce lien est incomplet')).toBe(true)
    expect(hasRole('button', 'Activer mon compte')).toBe(false)
  })

  it('AUTH-37 offers a password, and Google where the installation has it', async () => {
    await invitation()
    expect(hasRole('button', 'Activer mon compte')).toBe(true)
    expect(hasRole('button', 'Continuer avec Google')).toBe(false)
    cleanup()
    await invitation({ google: true })
    expect(await soonByRole('button', 'Continuer avec Google')).toBeDefined()
  })

  it('AUTH-35 AUTH-40 sends the link with the hash, keeps the session and opens the profile', async () => {
    const sent = answer(activateAccount, () => session)
    const { user, place } = await invitation()
    await activate(user, 'Bellecour!')
    await waitFor(() => expect(place()).toBe('/me/profile'))
    expect(sent).toEqual([
      { params: { userId }, body: { token, password: await hashPassword('Bellecour!') } },
    ])
    expect(storedSession()).toMatchObject({ userId, organisationId })
  })

  it.each([
    ['abc', 'à compléter', 'à compléter'],
    ['abcdefgh', 'respecté', 'à compléter'],
    ['abc!', 'à compléter', 'respecté'],
    ['abcdefg!', 'respecté', 'respecté'],
  ])(
    'AUTH-38 tells of « %s » its length (%s) and its special sign (%s) apart',
    async (typed, length, special) => {
      const { user } = await invitation()
      await user.type(password('Mot de passe'), typed)
      const said = saidOf(password('Mot de passe')).join(' ')
      expect(said).toContain(`8 caractères au moins ${length}`)
      expect(said).toContain(`Un caractère spécial ${special}`)
    },
  )

  it.each([
    ['abc', 'Le mot de passe a au moins 8 caractères.'],
    ['abcdefgh', 'Le mot de passe a au moins un caractère spécial.'],
  ])('AUTH-38 refuses « %s » under its field and sends nothing', async (typed, sentence) => {
    const { user } = await invitation()
    await activate(user, typed)
    await waitFor(() => expect(saidOf(password('Mot de passe'))).toContain(sentence))
  })

  it('AUTH-39 refuses a confirmation that differs', async () => {
    const { user } = await invitation()
    await activate(user, 'Bellecour!', 'Bellecour?')
    await waitFor(() =>
      expect(saidOf(password('Confirmez le mot de passe'))).toContain(
        'Les mots de passe sont différents.',
      ),
    )
  })

  it('AUTH-42 asks to request another one where it is over', async () => {
    answer(activateAccount, () => refused('errors.auth.activation_link_invalid'))
    const { user, place } = await invitation()
    await activate(user, 'Bellecour!')
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/invitation/))
    expect(place()).toBe('/invitation')
    expect(storedSession()).toBeNull()
  })
})

describe('a link to choose another password', () => {
  const page = <ResetPasswordPage userId={userId} token={token} />
  const reset = (user: UserEvent) =>
    choose(user, 'Nouveau mot de passe', 'Bellecour!', 'Bellecour!', 'Enregistrer et me connecter')

  it('opens a session with the new password', async () => {
    const sent = answer(resetPassword, () => session)
    const { user, place } = await show(page, { as: null, at: '/reset-password' })
    await reset(user)
    await waitFor(() => expect(place()).toBe('/'))
    expect(sent[0]?.body.token).toBe(token)
    expect(storedSession()).toMatchObject({ userId })
  })

  it('offers to ask for another link once it was refused', async () => {
    answer(resetPassword, () => refused('errors.auth.link_invalid'))
    const { user } = await show(page, { as: null })
    expect(hasRole('link', 'Demander un nouveau lien')).toBe(false)
    await reset(user)
    const again = await soonByRole('link', 'Demander un nouveau lien')
    expect(again.getAttribute('href')).toBe('/forgot-password')
  })
})
