import {
  createDepartment,
  deleteDepartment,
  type Department,
  listDepartments,
  type ListedDepartment,
  updateDepartment,
} from '@renfort/contract/department.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDepartment } from '../../testing/a-department.ts'
import { aCompletion } from '../../testing/a-completion.ts'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { Searched } from '../../testing/searched.tsx'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import type { DepartmentSearch } from './department-search.ts'
import { DepartmentsPage } from './departments-page.tsx'
import { AddDepartmentDialog } from './department-dialogs.tsx'

const room = aDepartment({ missionsCount: 3 })
const kitchen = aDepartment({
  id: '00000000-0000-4000-8000-000000000d02',
  name: 'Cuisine',
  code: null,
})
const gone = aDepartment({
  id: '00000000-0000-4000-8000-000000000d03',
  name: 'Traiteur',
  deletedAt: '2026-11-10T09:00:00.000Z',
})

beforeEach(() => {
  answer(readCompletion, () => aCompletion())
  answer(listDepartments, () => [room, kitchen, gone])
})

async function open(as: Partial<Me> = {}) {
  const view = await show(
    <Searched<DepartmentSearch> first={{}}>
      {(search, onSearch) => (
        <DepartmentsPage organisationId={companyId} {...{ search, onSearch }} />
      )}
    </Searched>,
    { as, at: '/settings/departments' },
  )
  await soonByRole('heading', 'Services')
  return view
}
const names = () =>
  within(byRole('table', 'Services de l’entreprise'))
    .getAllByRole('button', { name: /^Actions sur le service/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Actions sur le service ', ''))
const name = () => byRole('textbox', 'Nom du service')
const code = () => byRole('textbox', /^Code analytique/)
const add = () => byRole('button', 'Ajouter le service')

async function openAdd() {
  const view = await open()
  await view.user.click(byRole('button', 'Ajouter un service'))
  await soonByRole('dialog', 'Nouveau service')
  return view
}
async function act(user: UserEvent, department: string, action: string) {
  await user.click(byRole('button', `Actions sur le service ${department}`))
  await user.click(byRole('menuitem', new RegExp(`^${action}`)))
}
const answered = (department: ListedDepartment): Department => department

describe('the list', () => {
  it('DEPT-01 shows the departments by name, without those that were deleted', async () => {
    await open()
    expect(names()).toEqual(['Cuisine', 'Salle'])
    const row = screen.getAllByRole('row')[1]
    expect(row?.textContent).toContain('Sans code')
  })

  it('orders them by their missions where one asks for it', async () => {
    const { user } = await open()
    await user.click(byRole('button', /^Missions/))
    expect(names()).toEqual(['Cuisine', 'Salle'])
    await user.click(byRole('button', /^Missions/))
    expect(names()).toEqual(['Salle', 'Cuisine'])
  })

  it('searches many of them by name or code, whatever the accents, and says where none matches', async () => {
    const more = [...'ABCDEFG'].map((letter, index) =>
      aDepartment({ id: `00000000-0000-4000-8000-0000000001d${index}`, name: `Équipe ${letter}` }),
    )
    answer(listDepartments, () => [kitchen, ...more])
    const { user } = await open()
    const search = byRole('textbox', 'Rechercher un service ou un code')
    await user.type(search, 'equipe c')
    expect(names()).toEqual(['Équipe C'])
    await user.type(search, 'zz')
    expect(hasRole('heading', 'Aucun service ne correspond')).toBe(true)
    await user.click(byRole('button', 'Effacer la recherche'))
    expect(names()).toHaveLength(8)
  })

  it('offers to add the first one', async () => {
    answer(listDepartments, () => [gone])
    await open()
    expect(hasRole('heading', 'Pas encore de service')).toBe(true)
    expect(isClosed(byRole('button', 'Ajouter un service'))).toBe(false)
  })

  it('is read-only for a collaborator, with the reason', async () => {
    const { user } = await open({ role: 'collaborator' })
    const forbidden = 'Vous n’êtes pas autorisé à faire cela.'
    expect(saidOf(byRole('button', 'Ajouter un service'))).toContain(forbidden)
    await user.click(byRole('button', 'Actions sur le service Salle'))
    for (const action of ['Modifier', 'Supprimer']) {
      const entry = byRole('menuitem', new RegExp(`^${action}`))
      expect(isClosed(entry)).toBe(true)
      expect(entry.textContent).toContain(forbidden)
    }
  })
})

describe('a new department', () => {
  it('DEPT-01 DEPT-02 DEPT-04 DEPT-05 is sent trimmed, said, and in the list at once', async () => {
    const made = aDepartment({
      id: '00000000-0000-4000-8000-000000000d09',
      name: 'Bar',
      code: null,
    })
    const sent = answer(createDepartment, () => answered(made))
    const { user } = await openAdd()
    answer(listDepartments, () => [room, kitchen, { ...made, missionsCount: 0 }])
    await writeIn(user, name(), '  Bar  ')
    await press(user, 'Ajouter le service')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Service ajouté.']))
    expect(sent).toEqual([{ params: { id: companyId }, body: { name: 'Bar', code: null } }])
    expect(names()).toEqual(['Bar', 'Cuisine', 'Salle'])
  })

  const characters = /^Utilisez des lettres, des chiffres, des tirets et des espaces simples/
  it.each([
    ['DEPT-02', 'name', ' ', /^Ce champ est obligatoire/],
    ['DEPT-02', 'name', 'É'.repeat(61), /^C’est trop long\s: 60 au plus/],
    ['DEPT-02', 'name', 'Salle & bar', characters],
    ['DEPT-04', 'code', '1'.repeat(21), /^C’est trop long\s: 20 au plus/],
    ['DEPT-04', 'code', 'A_12', characters],
  ])('%s refuses as %s « %s »: %s', async (_id, which, typed, sentence) => {
    const { user } = await show(<AddDepartmentDialog onClose={() => undefined} />)
    const field = which === 'name' ? name : code
    await writeIn(user, name(), 'Bar')
    await writeIn(user, field(), typed)
    await waitFor(() => expect(saidOf(field())[0]).toMatch(sentence))
    expect(isClosed(add())).toBe(true)
  })

  it.each([
    ['É'.repeat(60), '1'.repeat(20)],
    ['Salle-Bar 2', 'a-1'],
  ])('DEPT-02 DEPT-04 takes « %s » with « %s »', async (typed, typedCode) => {
    const { user } = await show(<AddDepartmentDialog onClose={() => undefined} />)
    await writeIn(user, name(), typed)
    await writeIn(user, code(), typedCode)
    await waitFor(() => expect(isClosed(add())).toBe(false))
  })

  it('DEPT-03 says at the name that another has it, and keeps what was typed', async () => {
    answer(createDepartment, () => refused('errors.department.duplicate_name'))
    const { user } = await openAdd()
    await writeIn(user, name(), 'SALLÉ')
    await writeIn(user, code(), 'B7')
    await press(user, 'Ajouter le service')
    await waitFor(() => expect(saidOf(name())[0]).toBe('Un service porte déjà ce nom.'))
    expect(code()).toHaveProperty('value', 'B7')
    expect(toasts()).toEqual([])
  })

  it('is not lost when the service is down, and asks before it is given up', async () => {
    answer(createDepartment, () => refused('errors.unavailable'))
    const { user } = await openAdd()
    await writeIn(user, name(), 'Bar')
    await press(user, 'Ajouter le service')
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(name()).toHaveProperty('value', 'Bar')
    await user.click(byRole('button', 'Annuler'))
    await user.click(await soonByRole('button', 'Continuer la saisie'))
    expect(name()).toHaveProperty('value', 'Bar')
    await user.click(byRole('button', 'Annuler'))
    await user.click(await soonByRole('button', 'Quitter sans enregistrer'))
    await waitFor(() => expect(hasRole('dialog', 'Nouveau service')).toBe(false))
  })
})

describe('a department that is there', () => {
  it('gets another name and code, and says how many missions follow', async () => {
    const sent = answer(updateDepartment, () => answered({ ...room, name: 'Terrasse' }))
    const { user } = await open()
    await act(user, 'Salle', 'Modifier')
    const dialog = await soonByRole('dialog', 'Modifier le service')
    expect(dialog.textContent).toContain('3 missions le portent et le suivent.')
    expect(isClosed(byRole('button', 'Enregistrer'))).toBe(true)
    answer(listDepartments, () => [{ ...room, name: 'Terrasse' }, kitchen])
    await writeIn(user, name(), 'Terrasse')
    await writeIn(user, code(), '')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Service modifié.']))
    expect(sent).toEqual([
      { params: { id: companyId, departmentId: room.id }, body: { name: 'Terrasse', code: null } },
    ])
    await waitFor(() => expect(names()).toEqual(['Cuisine', 'Terrasse']))
  })

  it('DEPT-03 may not take the name of another', async () => {
    answer(updateDepartment, () => refused('errors.department.duplicate_name'))
    const { user } = await open()
    await act(user, 'Salle', 'Modifier')
    await soonByRole('dialog', 'Modifier le service')
    await writeIn(user, name(), 'cuisine')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saidOf(name())[0]).toBe('Un service porte déjà ce nom.'))
  })

  it.each([
    ['Salle', room, 'Les 3 missions qui le portent le gardent, et son nom redevient libre.'],
    ['Cuisine', kitchen, 'Aucune mission ne le porte.'],
  ])('is deleted once confirmed: %s', async (label, department, said) => {
    const sent = answer(deleteDepartment, () => undefined)
    const { user } = await open()
    await act(user, label, 'Supprimer')
    const question = await soonByRole('alertdialog', `Supprimer le service ${label}\u202f?`)
    expect(question.textContent).toContain(said)
    expect(sent).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(toasts()).toEqual([`Réussi Service ${label} supprimé.`]))
    expect(sent).toEqual([{ params: { id: companyId, departmentId: department.id } }])
  })

  it('that another user has just deleted is reported, and the list is read again', async () => {
    answer(deleteDepartment, () => refused('errors.not_found'))
    const { user } = await open()
    const reads = answer(listDepartments, () => [kitchen])
    await act(user, 'Salle', 'Supprimer')
    await user.click(await soonByRole('button', 'Supprimer'))
    await waitFor(() => expect(toasts()[0]).toMatch(/n’existe plus/))
    await waitFor(() => expect(names()).toEqual(['Cuisine']))
    expect(reads).toHaveLength(1)
  })
})
