import { countUnsigned, type ContractBatch, listContracts } from '@renfort/contract/contract.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBatch, contractIds } from '../../testing/a-contract.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, saidOf, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { ContractsPage } from './contracts-page.tsx'

const page = (documents: readonly ContractBatch[], total = documents.length) => ({
  documents: [...documents],
  limit: 20,
  total,
})
const late = aBatch({
  documentId: contractIds(9)[8] ?? '',
  taskName: 'Barman – Soirée',
  startDate: '2026-11-14T08:00:00.000Z',
  stage: 'limitPassed',
  signBefore: { target: '2026-11-12T08:00:00.000Z', lastDay: '2026-11-17' },
})
const signed = aBatch({
  status: 'signed',
  stage: null,
  signature: { url: '/api/download/signed', date: '2026-12-01T09:30:00.000Z', name: 'Ana Roux' },
})
const open = (tab: 'toSign' | 'archives' = 'toSign', at = 1, locale: 'fr' | 'en' = 'fr') =>
  show(<ContractsPage tab={tab} page={at} />, { at: '/contracts', locale })

beforeEach(() => {
  answer(countUnsigned, () => ({ count: 2 }))
})

describe('the contracts of a company', () => {
  it('CTR-05 CTR-08 are listed with mission, manager, number, status, start and act', async () => {
    const asked = answer(listContracts, () => page([aBatch(), late]))
    await open()
    const table = await soonByRole('table', 'Contrats')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Mission',
      'Responsable',
      'Contrats',
      'Statut',
      'Début',
      'Action',
    ])
    const [row] = within(table).getAllByRole('row').slice(1)
    for (const text of ['Serveur – Gala', 'Julien Faure', '2', 'À signer', 'lun. 7 déc.']) {
      expect(row?.textContent).toContain(text)
    }
    expect(asked[0]?.query).toMatchObject({ signed: false, limit: 20, offset: 0 })
  })

  it.each([
    [0, '0'],
    [9, '9'],
    [10, '9+'],
  ])('CTR-04 %i to sign stand on the tab as %s', async (count, shown) => {
    answer(countUnsigned, () => ({ count }))
    answer(listContracts, () => page([]))
    await open()
    expect(
      await soonByRole('link', new RegExp(`^À signer ?${shown.replace('+', '\\+')}$`)),
    ).toBeTruthy()
  })

  it('CTR-09 CTR-24 a past start is old and tells since when; both clocks are told', async () => {
    answer(listContracts, () => page([aBatch(), late]))
    await open()
    const day = await screen.findByText('sam. 14 nov.')
    expect(saidOf(day)).toEqual(['La mission a commencé il y a 9 jours'])
    expect(screen.getByText('Délai légal dépassé depuis le mar. 17 nov.')).toBeTruthy()
    expect(screen.getByText(/À signer avant le sam. 5 déc. à 09:00/).textContent).toMatch(
      /Dernier jour légal\s?: mer. 9 déc./,
    )
  })

  it('CTR-10 a signed document is downloaded, the others are read on their page', async () => {
    const contested = aBatch({ documentId: contractIds(1)[0] ?? '', status: 'contested' })
    const done = { ...signed, documentId: contractIds(2)[1] ?? '' }
    answer(listContracts, () => page([aBatch(), contested, done]))
    await open('archives')
    const href = async (name: RegExp) => (await soonByRole('link', name)).getAttribute('href')
    expect(await href(/^Lire et signer/)).toBe(`/contracts/${aBatch().documentId}/signature`)
    expect(await href(/^Lire\s?:/)).toBe(`/contracts/${contested.documentId}/signature`)
    expect(await href(/^Télécharger/)).toBe('/api/download/signed')
    expect(screen.getByText('Signé par Ana Roux le mar. 1er déc. 2026 à 10:30')).toBeTruthy()
  })

  it('C-11 an unknown status looks contested', async () => {
    const { StatusBadge } = await import('./status-badge.tsx')
    await show(<StatusBadge status="disputed" />)
    expect(await screen.findByText('Contesté')).toBeTruthy()
  })

  it('CTR-07 say what is missing, in other words for the archives', async () => {
    answer(listContracts, () => page([]))
    await open()
    expect(await soonByRole('heading', 'Aucun contrat à signer')).toBeTruthy()
    await open('archives')
    expect(await soonByRole('heading', 'Aucun contrat signé')).toBeTruthy()
  })

  it('CTR-02 CTR-03 come twenty a page, whose number is in the address', async () => {
    const asked = answer(listContracts, () => page([aBatch()], 45))
    await open('toSign', 2)
    const links = within(await soonByRole('navigation', 'Pages')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/contracts?page=3')
    expect(asked[0]?.query).toMatchObject({ limit: 20, offset: 20 })
  })

  it('can be asked for again when they do not come, in English too', async () => {
    answer(listContracts, () => refused('errors.unavailable'))
    const { user } = await open('toSign', 1, 'en')
    await soonByRole('heading', 'The contracts could not be loaded')
    answer(listContracts, () => page([aBatch()]))
    await user.click(byRole('button', 'Try again'))
    expect(await soonByRole('table', 'Contracts')).toBeTruthy()
  })
})
