import { type FailedJob, listFailedJobs, retryJob } from '@renfort/contract/administration.ts'
import { addLegalValue, listLegalValues } from '@renfort/contract/law.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId, staff } from '../../../testing/a-me.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { OperationsPage } from './operations-page.tsx'

const mails: FailedJob = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'deliver-mails',
  failedAt: '2026-11-20T08:30:00.000Z',
  tries: 8,
  error: 'connect ECONNREFUSED',
  unwritable: [],
  organisation: { id: companyId, name: 'Brasserie Bellecour' },
}
const unnamed: FailedJob = {
  ...mails,
  id: '00000000-0000-4000-8000-0000000000b2',
  name: 'of-a-later-release',
  error: null,
  organisation: null,
}
const values = [
  { area: 'france' as const, minimumSalary: 12.5, validFrom: '2027-01-01', source: null },
  {
    area: 'france' as const,
    minimumSalary: 12.31,
    validFrom: '2026-06-01',
    source: 'Arrêté du 22 mai 2026',
  },
  {
    area: 'france' as const,
    minimumSalary: 12.02,
    validFrom: '2026-01-01',
    source: 'Décret n° 2025-1228',
  },
]

beforeEach(() => {
  answer(listFailedJobs, () => [mails, unnamed])
  answer(listLegalValues, () => values)
})

const open = () =>
  show(<OperationsPage />, { as: staff, config: { now: '2026-11-24T09:00:00.000Z' } })

describe('the failed jobs', () => {
  it('say what failed, since when, how often, why and for whom', async () => {
    await open()
    const list = within(await soonByRole('list', 'Tâches en échec'))
    const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/^Envoi des e-mailsEn échec depuis le .*20 nov.* à 09:30 · 8 essais/)
    expect(first).toContain('Brasserie Bellecour')
    expect(first).toContain('connect ECONNREFUSED')
    expect(second).toMatch(/^of-a-later-release.*Sans message/)
  })

  it('name the text that keeps a document from being made', async () => {
    const text = { text: 'Nora \uE000', signs: 'U+E000' }
    const unwritable = [
      { ...text, field: 'Le salarié' },
      { ...text, field: '' },
    ]
    answer(listFailedJobs, () => [{ ...mails, name: 'make-contract-document', unwritable }])
    await open()
    const list = within(await soonByRole('list', 'Tâches en échec'))
    const [row] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(row).toMatch(/^Document d’un contrat/)
    expect(row).toMatch(/Le salarié.: «.Nora \uE000.» contient .* \(U\+E000\)\. Corrigez/)
    expect(row).toMatch(/relancez\.«.Nora \uE000.» contient/)
    expect(row).not.toContain('connect ECONNREFUSED')
  })

  it('say that an issued invoice keeps the text that its document cannot show', async () => {
    const unwritable = [{ field: '', text: 'Nora \uE000', signs: 'U+E000' }]
    answer(listFailedJobs, () => [{ ...mails, name: 'make-invoice-document', unwritable }])
    await open()
    const list = within(await soonByRole('list', 'Tâches en échec'))
    expect(list.getByText(/Une facture émise garde ses textes/)).toBeTruthy()
  })

  it('are started again, and read again', async () => {
    const sent = answer(retryJob, () => undefined)
    const { user } = await open()
    const retry = await soonByRole('button', /^Relancer.: Envoi des e-mails/)
    answer(listFailedJobs, () => [])
    await user.click(retry)
    await soonByRole('heading', 'Aucune tâche en échec')
    expect(sent).toEqual([{ params: { id: mails.id } }])
    expect(toasts()[0]).toMatch(/«.Envoi des e-mails.» est relancée/)
  })

  it('are read again when somebody else has started one', async () => {
    answer(retryJob, () => refused('errors.not_found'))
    const { user } = await open()
    const retry = await soonByRole('button', /^Relancer.: Envoi des e-mails/)
    answer(listFailedJobs, () => [unnamed])
    await user.click(retry)
    await waitFor(() => expect(screen.queryByText('Envoi des e-mails')).toBeNull())
    expect(toasts()[0]).toMatch(/n’existe plus/)
  })

  it('say that they could not be read, and are read again', async () => {
    answer(listFailedJobs, () => refused('errors.organisation.required'))
    const { user } = await open()
    await soonByRole('heading', 'La liste n’a pas pu se charger')
    answer(listFailedJobs, () => [mails])
    await user.click(byRole('button', 'Réessayer'))
    expect(await soonByRole('list', 'Tâches en échec')).toBeDefined()
  })
})

describe('the values of the minimum wage', () => {
  it('N-06 are listed with the one in force', async () => {
    await open()
    const rows = within(await soonByRole('table', 'Valeurs du salaire minimum'))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/12,50.€.*Non précisé.*À venir$/)
    expect(rows[1]).toMatch(/12,31.€.*Arrêté du 22 mai 2026.*En vigueur$/)
    expect(rows[2]).toMatch(/12,02.€.*Passée$/)
  })

  async function openDialog() {
    const view = await open()
    await view.user.click(await soonByRole('button', 'Ajouter une valeur'))
    await soonByRole('dialog', 'Nouvelle valeur du salaire minimum')
    return view
  }
  const day = () => byRole('textbox', /^Applicable à partir du/)
  const wage = () => byRole('textbox', /^Salaire minimum brut/)

  it('N-06 are added with their day and their text', async () => {
    const added = {
      area: 'france',
      minimumSalary: 12.6,
      validFrom: '2027-03-01',
      source: 'Arrêté',
    } as const
    const sent = answer(addLegalValue, () => [added, ...values])
    const { user } = await openDialog()
    await writeIn(user, day(), '01/03/2027')
    await writeIn(user, wage(), '12,60')
    await writeIn(user, byRole('textbox', /^Texte de référence/), 'Arrêté')
    await press(user, 'Ajouter')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Valeur ajoutée.']))
    expect(sent).toEqual([{ body: added }])
    expect(screen.getByText(/12,60/)).toBeDefined()
  })

  it.each([
    ['01/03/2027', '126', 'wage', /trop élevée.: 15,00.€ au plus/],
    ['01/03/2027', '12,49', 'wage', /ne baisse pas.: 12,50.€ au moins/],
    ['01/01/2027', '12,60', 'day', /s’applique déjà/],
  ] as const)('N-06 refuses %s with %s', async (typedDay, typedWage, at, sentence) => {
    const { user } = await openDialog()
    await writeIn(user, day(), typedDay)
    await writeIn(user, wage(), typedWage)
    await user.tab()
    const control = at === 'day' ? day() : wage()
    await waitFor(() => expect(saidOf(control).join(' ')).toMatch(sentence))
    expect(isClosed(byRole('button', 'Ajouter'))).toBe(true)
  })
})
