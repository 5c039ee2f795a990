import { correctContractHours } from '@renfort/contract/amendment.ts'
import { readContract, regenerateContracts } from '@renfort/contract/contract.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anEffect } from '../../../testing/a-chain.ts'
import { contractDetails } from '../../../testing/a-contract.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose, writeIn } from '../../../testing/write-in.ts'
import { SignaturePage } from '../signature/signature-page.tsx'

const rate = {
  since: 1,
  changes: [
    {
      field: 'hourlyRate' as const,
      label: 'Taux horaire brut',
      before: ['13,00\u202f€'],
      after: ['15,40\u202f€'],
    },
  ],
}
const contestation = {
  name: 'Ana Roux',
  actingFor: null,
  date: '2026-12-01T09:30:00.000Z',
  description: 'Le taux est faux',
}
/** Without a paper, only the actions are drawn. */
const without = { documentUrl: null, pages: null }

const open = async (
  changes: Parameters<typeof contractDetails>[0],
  situation: Parameters<typeof show>[1] = {},
) => {
  const shown = contractDetails({ ...without, ...changes })
  answer(readContract, () => shown)
  return show(<SignaturePage documentId={shown.documentId} />, situation)
}

function ComeAndGo({ documentId }: { documentId: string }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Aller et revenir
      </button>
      {isHere && <SignaturePage documentId={documentId} />}
    </>
  )
}

it('CTR-22 a corrected version shows its changes side by side, and the note of the staff', async () => {
  await open({ version: 2, changes: rate, note: 'Le taux convenu est rétabli.' })
  const panel = within(await soonByRole('region', 'Ce que change cette version'))
  const cells = panel.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['13,00\u202f€', '15,40\u202f€'])
  expect(panel.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Avant (version 1)',
    'Cette version',
  ])
  expect(panel.getByText('Le taux convenu est rétabli.')).toBeTruthy()
})

it('CTR-22 a version of the same terms says so, in English too', async () => {
  await open({ version: 2, changes: { since: 1, changes: [] } }, { locale: 'en' })
  const panel = await soonByRole('region', 'What this version changes')
  expect(panel.textContent).toContain('The terms are the same as in version 1.')
})

it('a first version says nothing of changes', async () => {
  await open({})
  await soonByRole('region', 'Signature')
  expect(hasRole('region', 'Ce que change cette version')).toBe(false)
})

const headOfDialog = () =>
  byRole('dialog', 'Horaires de ce document').querySelector('[role=alert]')?.textContent ?? ''

const contested = { status: 'contested', contestation } as const

describe('internal staff who act for the company', () => {
  beforeEach(() => localStorage.setItem('logasId', '00000000-0000-4000-8000-0000000000a2'))
  afterEach(() => localStorage.removeItem('logasId'))
  const staff = { as: { isInsider: true } }

  it('CTR-22 see what they have corrected, and send it with or without a word', async () => {
    const sent = answer(regenerateContracts, () => ({ documents: [] }))
    const { user } = await open(
      { ...contested, correction: { lock: null, shifts: null, changes: rate } },
      staff,
    )
    const side = within(await soonByRole('region', 'Correction du contrat'))
    expect(side.getByRole('link', { name: 'Corriger la mission' })).toBeTruthy()
    expect(side.getAllByRole('cell').map(({ textContent }) => textContent)).toContain(
      '15,40\u202f€',
    )
    expect(hasRole('button', 'Refaire le document')).toBe(false)
    await press(user, 'Envoyer la version corrigée')
    await user.click(await soonByRole('button', 'Envoyer'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(['documentIds'])
  })

  it('CTR-22 see what they have corrected when they come back at once', async () => {
    let correction = {
      lock: null,
      shifts: null,
      changes: { since: 1, changes: [] as typeof rate.changes },
    }
    answer(readContract, () => contractDetails({ ...contested, correction }))
    const { user } = await show(<ComeAndGo documentId={contractDetails().documentId} />, staff)
    expect((await soonByRole('region', 'Correction du contrat')).textContent).toContain(
      'Rien n’est encore corrigé.',
    )
    correction = { lock: null, shifts: null, changes: rate }
    await press(user, 'Aller et revenir')
    await press(user, 'Aller et revenir')
    const side = await soonByRole('region', 'Correction du contrat')
    await waitFor(() => expect(side.textContent).toContain('15,40\u202f€'))
  })

  it('CTR-22 send the same terms again with a word alone', async () => {
    const sent = answer(regenerateContracts, () => ({ documents: [] }))
    const correction = { lock: 'signed' as const, shifts: null, changes: { since: 1, changes: [] } }
    const { user } = await open({ ...contested, correction }, staff)
    const side = await soonByRole('region', 'Correction du contrat')
    expect(side.textContent).toContain('déjà signé')
    expect(within(side).queryByRole('link', { name: 'Corriger la mission' })).toBeNull()
    await press(user, 'Envoyer la version corrigée')
    const submit = await soonByRole('button', 'Envoyer')
    expect(isClosed(submit)).toBe(true)
    await writeIn(user, 'Réponse à l’entreprise', 'C’est le taux de votre commande.')
    await user.click(byRole('button', 'Envoyer'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.note).toBe('C’est le taux de votre commande.')
  })

  const evening = {
    id: '00000000-0000-4000-8000-0000000000e1',
    startDate: '2026-12-07T17:00:00.000Z',
    endDate: '2026-12-07T22:00:00.000Z',
    breakDuration: 0,
    siderIds: contractDetails().contracts.map(({ siderId }) => siderId),
  }

  it('CTR-22 add a shift that the document lacks, at the usual hours, for those who miss it', async () => {
    const sent = answer(correctContractHours, () => anEffect())
    const correction = { lock: 'signed' as const, shifts: [evening], changes: rate }
    const { user } = await open({ ...contested, correction }, staff)
    const side = await soonByRole('region', 'Correction du contrat')
    expect(side.textContent).toContain('Les horaires des seuls Siders de ce document')
    expect(side.textContent).toContain('dupliquez la mission')
    await press(user, 'Ajouter ou corriger un créneau')
    expect(isClosed(await soonByRole('button', 'Corriger'))).toBe(true)
    await user.click(byRole('checkbox', 'Sider 2'))
    await writeIn(user, 'Jour', '08/12/2026')
    await user.click(byRole('button', 'Corriger'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      documentId: contractDetails().documentId,
      siderIds: [evening.siderIds[0]],
      added: [
        {
          startDate: '2026-12-08T17:00:00.000Z',
          endDate: '2026-12-08T22:00:00.000Z',
          breakDuration: 0,
        },
      ],
    })
  })

  it('CTR-22 write hours on the clocks of the place of work, which are named', async () => {
    const sent = answer(correctContractHours, () => anEffect())
    const correction = { lock: null, shifts: [evening], changes: rate }
    const place = { timeZone: 'Indian/Reunion' as const }
    const { user } = await open({ ...contested, ...place, correction }, staff)
    await press(user, 'Ajouter ou corriger un créneau')
    await user.click(await soonByRole('radio', 'Changer un créneau'))
    expect(byRole('dialog', /./).textContent).toContain('exprimés en heure de La Réunion')
    await choose(user, /^Créneau/, /7 déc. 2026, 21:00 à 02:00/)
    await writeIn(user, byRole('combobox', 'Fin'), '01:00')
    await user.click(byRole('button', 'Corriger'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.changed).toMatchObject([
      { startDate: '2026-12-07T17:00:00.000Z', endDate: '2026-12-07T21:00:00.000Z' },
    ])
  })

  it('CTR-22 read refusals of hours next to their fields, the others at the head, none in a toast', async () => {
    const correction = { lock: null, shifts: [evening], changes: rate }
    const answers = [
      refusedFields(
        issue(['added', 0, 'endDate'], 'errors.shift.duration', { min: 60, max: 600 }),
        issue(['added', 0, 'startDate'], 'errors.shift.past_forbidden'),
        issue(['added'], 'errors.field.too_long', { max: 200 }),
      ),
      refused('errors.hiring.elsewhere', { sider: 'Sider 1' }),
    ]
    answer(correctContractHours, () => answers.shift() ?? anEffect())
    const { user } = await open({ ...contested, correction }, staff)
    await press(user, 'Ajouter ou corriger un créneau')
    await soonByRole('button', 'Corriger')
    await writeIn(user, 'Jour', '08/12/2026')
    await user.click(byRole('button', 'Corriger'))
    const day = byRole('textbox', 'Jour')
    await waitFor(() => expect(document.activeElement).toBe(day))
    expect(saidOf(day).join()).toContain('passé')
    expect(saidOf(byRole('combobox', 'Fin')).join()).toContain('10')
    expect(headOfDialog()).toContain('trop long')
    await writeIn(user, 'Jour', '09/12/2026')
    expect(headOfDialog()).toBe('')
    expect(saidOf(day).join()).not.toContain('passé')
    await user.click(byRole('button', 'Corriger'))
    await waitFor(() => expect(headOfDialog()).toContain('Sider 1'))
    expect(toasts()).toEqual([])
  })

  it('CTR-22 take a shift away', async () => {
    const sent = answer(correctContractHours, () => anEffect())
    const correction = { lock: null, shifts: [evening], changes: rate }
    const { user } = await open({ ...contested, correction }, staff)
    await press(user, 'Ajouter ou corriger un créneau')
    await user.click(await soonByRole('radio', 'Retirer un créneau'))
    await choose(user, /^Créneau/, /7 déc. 2026, 18:00 à 23:00/)
    await user.click(byRole('button', 'Corriger'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.removed).toEqual([evening.id])
  })

  it('CTR-22 read where hours go on that cannot be corrected here', async () => {
    const correction = { lock: 'amended' as const, shifts: null, changes: rate }
    await open({ ...contested, correction }, staff)
    const side = await soonByRole('region', 'Correction du contrat')
    expect(side.textContent).toContain('Ses horaires se corrigent par un avenant')
    expect(hasRole('button', 'Ajouter ou corriger un créneau')).toBe(false)
    expect(within(side).getByRole('link', { name: 'Ouvrir la mission' })).toBeTruthy()
  })
})
