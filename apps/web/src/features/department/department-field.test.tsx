import { createDepartment, listDepartments } from '@renfort/contract/department.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDepartment } from '../../testing/a-department.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose, writeIn } from '../../testing/write-in.ts'
import { DepartmentField } from './department-field.tsx'

const room = aDepartment()
const gone = aDepartment({
  id: '00000000-0000-4000-8000-000000000d03',
  name: 'Traiteur',
  deletedAt: '2026-11-10T09:00:00.000Z',
})

beforeEach(() => void answer(listDepartments, () => [room, gone]))

async function open(value: string | null, as: Partial<Me> = {}) {
  const onChange = vi.fn<(id: string) => void>()
  const view = await show(<DepartmentField value={value} onChange={onChange} />, { as })
  return { ...view, onChange }
}
const label = 'Service de la mission'

it('POST-27 offers the departments that are there, with their code', async () => {
  const { user, onChange } = await open(null)
  await soonByRole('combobox', label)
  await user.click(byRole('combobox', label))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Salle Code analytique A12',
  ])
  await user.keyboard('{Escape}')
  await choose(user, label, /^Salle/)
  expect(onChange).toHaveBeenCalledWith(room.id)
})

it('POST-27 keeps the one of the mission, which was deleted since, and says so', async () => {
  const { user } = await open(gone.id)
  expect((await soonByRole('combobox', label)).textContent).toBe('Traiteur')
  await user.click(byRole('combobox', label))
  expect(hasRole('option', /^Traiteur.*Service supprimé/)).toBe(true)
})

it('POST-27 DEPT-01 adds the one that is missing and takes it', async () => {
  answer(listDepartments, () => [])
  const bar = { ...room, id: '00000000-0000-4000-8000-000000000d04', name: 'Bar', code: null }
  const sent = answer(createDepartment, () => bar)
  const { user, onChange } = await open(null)
  await user.click(await soonByRole('button', 'Ajouter un service'))
  await soonByRole('dialog', 'Nouveau service')
  await writeIn(user, 'Nom du service', 'Bar')
  await press(user, 'Ajouter le service')
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(bar.id))
  expect(sent[0]?.body).toEqual({ name: 'Bar', code: null })
})

it('lets a collaborator choose, not add, and says why', async () => {
  await open(room.id, { role: 'collaborator' })
  const add = await soonByRole('button', 'Ajouter un service')
  expect(isClosed(add)).toBe(true)
  expect(saidOf(add)).toContain('Vous n’êtes pas autorisé à faire cela.')
})

it('offers to read the list again when it could not be loaded', async () => {
  answer(listDepartments, () => refused('errors.organisation.required'))
  const { user } = await open(room.id)
  await screen.findByText('Les services n’ont pas pu se charger.')
  answer(listDepartments, () => [room])
  await user.click(byRole('button', 'Réessayer'))
  expect((await soonByRole('combobox', label)).textContent).toBe('Salle')
})
