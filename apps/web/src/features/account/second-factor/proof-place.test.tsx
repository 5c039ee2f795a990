import { prove, startProof } from '@renfort/contract/second-factor.ts'
import { removeMember } from '@renfort/contract/team.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { call } from '../../../platform/call.ts'
import { CallError } from '../../../platform/call-error.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ProofPlace } from './proof-place.tsx'

const title = 'Confirmez que c’est bien vous'
const params = { id: '00000000-0000-4000-8000-0000000000a2' }

let isProved = false

beforeEach(() => {
  isProved = false
  answer(startProof, () => ({ hasApp: true, passkey: null }))
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
