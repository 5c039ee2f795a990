import { closeOtherSessions } from '@renfort/contract/account.ts'
import { prove, startProof } from '@renfort/contract/second-factor.ts'
import { removeMember } from '@renfort/contract/team.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { call } from '../../../platform/call.ts'
import { CallError } from '../../../platform/call-error.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ProofPlace } from './proof-place.tsx'

const title = 'Confirmez que c’est bien vous'
const params = { id: '00000000-0000-4000-8000-0000000000a2' }

let isProved = false

beforeEach(() => {
  isProved = false
  answer(startProof, () => ({ hasApp: true, passkey: null, hasPassword: false }))
  answer(prove, () => {
    isProved = true
  })
})

const remove = () =>
  answer(removeMember, () => (isProved ? [] : refused('errors.factor.proof_required')))

it('asks for a code before what cannot be undone, then does it', async () => {
  const sent = remove()
  const { user } = await show(<ProofPlace />)
  const removed = call(removeMember, { params })
  await soonByRole('dialog', title)
  await user.type(await soonByRole('textbox', 'Code de confirmation'), '123456')
  await press(user, 'Confirmer')
  expect(await removed).toEqual([])
  expect(sent).toHaveLength(2)
  await waitFor(() => expect(hasRole('dialog', title)).toBe(false))
})

it('asks once for two calls that need it together', async () => {
  remove()
  const { user } = await show(<ProofPlace />)
  const both = Promise.all([call(removeMember, { params }), call(removeMember, { params })])
  await soonByRole('dialog', title)
  await user.type(await soonByRole('textbox', 'Code de confirmation'), '123456')
  await press(user, 'Confirmer')
  expect(await both).toEqual([[], []])
  expect(hasRole('dialog', title)).toBe(false)
})

it('leaves the call refused when the question is closed', async () => {
  const sent = remove()
  const { user } = await show(<ProofPlace />)
  const failure = call(removeMember, { params }).catch((error: unknown) => error)
  await soonByRole('dialog', title)
  await user.click(byRole('button', 'Fermer'))
  const error = await failure
  expect(error instanceof CallError && error.key).toBe('errors.factor.proof_required')
  expect(sent).toHaveLength(1)
})

const closeOthers = () =>
  answer(closeOtherSessions, () => (isProved ? undefined : refused('errors.factor.proof_required')))

it('ASVS 7.5.2 asks somebody without a second factor for their password, and says that it is wrong', async () => {
  answer(startProof, () => ({ hasApp: false, passkey: null, hasPassword: true }))
  const proofs = answer(prove, () =>
    refusedFields(issue(['currentPassword'], 'errors.user.invalid_password')),
  )
  closeOthers()
  const { user } = await show(<ProofPlace />)
  const closed = call(closeOtherSessions, {})
  await soonByRole('dialog', title)
  await waitFor(() => expect(screen.queryByLabelText('Mot de passe actuel')).not.toBeNull())
  const password = screen.getByLabelText('Mot de passe actuel')
  await press(user, 'Confirmer')
  expect(saidOf(password)).toContain(errorSentence('errors.field.required'))
  await user.type(password, 'Demo!2026')
  await press(user, 'Confirmer')
  await waitFor(() =>
    expect(saidOf(password)).toContain(errorSentence('errors.user.invalid_password')),
  )
  expect(proofs).toEqual([{ body: { currentPassword: expect.stringMatching(/^[0-9a-f]{64}$/) } }])
  answer(prove, () => {
    isProved = true
  })
  await press(user, 'Confirmer')
  expect(await closed).toBeUndefined()
})

it('sends somebody with neither password nor second factor to sign in again, and back', async () => {
  answer(startProof, () => ({ hasApp: false, passkey: null, hasPassword: false }))
  closeOthers()
  const { user, place } = await show(<ProofPlace />, { at: '/profile' })
  const failure = call(closeOtherSessions, {}).catch((error: unknown) => error)
  await soonByRole('dialog', title)
  await soonByRole('button', 'Se connecter à nouveau')
  await press(user, 'Se connecter à nouveau')
  await waitFor(() => expect(place()).toBe('/signin'))
  expect(sessionStorage.getItem('place')).toContain('/profile')
  expect(hasRole('textbox', 'Code de confirmation')).toBe(false)
  void failure
})
