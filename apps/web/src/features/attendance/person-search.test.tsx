import { listMembers } from '@renfort/contract/organisation.ts'
import { searchWorkers } from '@renfort/contract/company-sider.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handleFailuresWith, type ShownFailure } from '../../platform/failures.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { PersonSearch } from './person-search.tsx'

const nothing = { navigate: () => undefined, place: () => '/timesheets' }
let banners: (ShownFailure | null)[]
beforeEach(() => {
  banners = []
  handleFailuresWith({ ...nothing, banner: (failure) => banners.push(failure) })
})
afterEach(() => handleFailuresWith({ ...nothing, banner: () => undefined }))

it('ERR-49 a failed search of Siders shows in its field only, never as « no result »', async () => {
  answer(searchWorkers, () => refused('errors.input.invalid'))
  const { user } = await show(<PersonSearch search={{}} />, { at: '/timesheets' })
  await user.type(byRole('combobox', 'Nom d’un Sider'), 'nora')
  await screen.findAllByText('La recherche ne répond pas.')
  expect(screen.queryAllByText('Aucun résultat')).toEqual([])
  expect(banners).toEqual([])
})

it('ERR-49 of three hundred letters pasted there, it searches for as many as a search may have', async () => {
  const sent = answer(searchWorkers, () => [])
  const { user } = await show(<PersonSearch search={{}} />, { at: '/timesheets' })
  await user.click(byRole('combobox', 'Nom d’un Sider'))
  await user.paste('n'.repeat(300))
  await waitFor(() => expect(sent.map(({ query }) => query.q)).toEqual(['n'.repeat(100)]))
  expect(banners).toEqual([])
})

it('ERR-49 managers who could not be loaded are not « no result » either', async () => {
  answer(listMembers, () => refused('errors.organisation.required'))
  const { user } = await show(<PersonSearch search={{ searchBy: 'manager' }} />, {
    at: '/timesheets?searchBy=manager',
  })
  await user.click(await soonByRole('combobox', 'Nom d’un responsable'))
  await screen.findAllByText('La recherche ne répond pas.')
  expect(banners).toEqual([])
})
