import { confirmEmail, undoEmail } from '@renfort/contract/auth.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ConfirmEmailPage, UndoEmailPage } from './email-link-page.tsx'

const userId = '00000000-0000-4000-8000-000000000a01'
const token = 't'.repeat(43)

describe('ASVS 7.5.1 the link of a change of e-mail', () => {
  it.each([
    ['confirms', ConfirmEmailPage, confirmEmail, 'Confirmer l’adresse', 'Continuer', '/'],
    [
      'undoes',
      UndoEmailPage,
      undoEmail,
      'Annuler le changement',
      'Choisir un autre mot de passe',
      '/forgot-password',
    ],
  ] as const)('%s by a click, and leads on', async (_does, Page, endpoint, act, next, href) => {
    const sent = answer(endpoint, () => undefined)
    const { user } = await show(<Page userId={userId} token={token} />, { as: null })
    expect(sent).toEqual([])
    await user.click(byRole('button', act))
    expect((await soonByRole('link', next)).getAttribute('href')).toBe(href)
    expect(sent).toEqual([{ params: { userId }, body: { token } }])
    expect(hasRole('button', act)).toBe(false)
  })

  it('that was refused says so, in English too', async () => {
    answer(confirmEmail, () => refused('errors.auth.link_invalid'))
    const page = <ConfirmEmailPage userId={userId} token={token} />
    const { user } = await show(page, { as: null, locale: 'en' })
    await user.click(byRole('button', 'Confirm the address'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/has expired/))
    expect(hasRole('button', 'Confirm the address')).toBe(true)
  })

  it('that is incomplete offers nothing', async () => {
    await show(<UndoEmailPage userId={userId} />, { as: null })
    expect(byRole('heading', 'Ce lien est incomplet')).toBeDefined()
    expect(hasRole('button', 'Annuler le changement')).toBe(false)
  })
})
