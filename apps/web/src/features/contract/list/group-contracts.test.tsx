import {
  countUnsigned,
  exportContracts,
  listContracts,
  type SeenBatch,
} from '@renfort/contract/contract.ts'
import { searchChildren } from '@renfort/contract/group.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wantedPlace } from '../../../platform/company-switch.ts'
import { aBatch, batchId, contractIds } from '../../../testing/a-contract.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import type { ContractSearch } from '../queries.ts'
import { ContractsPage } from './contracts-page.tsx'

const [groupId = '', nord = '', sud = '', second = ''] = contractIds(4)
const companies = [
  { id: nord, name: 'Atelier Nord', address: null, pictureURL: null },
  { id: sud, name: 'Bar Sud', address: null, pictureURL: null },
]
const documents: readonly SeenBatch[] = [
  aBatch({ company: { id: nord, name: 'Atelier Nord' } }),
  aBatch({ documentId: second, taskName: 'Barman', company: { id: sud, name: 'Bar Sud' } }),
]
const as = { organisation: null, group: { id: groupId, name: 'Groupe Bellerive' } }
const open = (search: ContractSearch = {}) =>
  show(<ContractsPage tab="toSign" search={search} />, { at: '/contracts', as })

beforeEach(() => {
  answer(listContracts, () => ({ documents: [...documents], limit: 20, total: 2 }))
  answer(countUnsigned, () => ({ count: 2 }))
  answer(searchChildren, () => companies)
})

describe('the contracts of the companies of a group', () => {
  it('CTR-05 stand with their company, and are filtered by it in the address', async () => {
    const asked = answer(listContracts, () => ({ documents: [...documents], limit: 20, total: 2 }))
    const { user, place } = await open()
    const table = await soonByRole('table', 'Contrats')
    expect(within(table).getByRole('columnheader', { name: 'Entreprise' })).toBeTruthy()
    expect(within(table).getByRole('row', { name: /Bar Sud.*Barman/ })).toBeTruthy()
    expect(asked.at(-1)?.params).toEqual({ id: groupId })
    await choose(user, 'Entreprise', 'Bar Sud')
    await waitFor(() => expect(place()).toBe(`/contracts?companyId=${sud}`))
  })

  it('CTR-12 are opened in their company, where they are signed: none is chosen here', async () => {
    const { user, place } = await open()
    await user.click(await soonByRole('button', /^Lire et signer.*: Serveur – Gala, dans Atelier/))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toMatchObject({
      company: { id: nord, href: `/contracts/${batchId}/signature` },
    })
    expect(hasRole('checkbox', 'Tout sélectionner')).toBe(false)
    expect(hasRole('button', 'Signer ensemble')).toBe(false)
  })

  it('are exported as they are filtered, and it is said if the file does not come', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const asked = answer(exportContracts, () => 'csv')
    const { user } = await open({ companyId: nord })
    await user.click(await soonByRole('button', 'Exporter'))
    await waitFor(() => expect(toasts().join()).toContain('Export terminé'))
    expect(asked[0]).toMatchObject({ params: { id: groupId }, query: { companyId: nord } })
    answer(exportContracts, () => refused('errors.internal'))
    await press(user, 'Exporter')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(byRole('button', 'Exporter')).toBeTruthy()
  })

  it('are filtered by no company inside one, whatever the address says', async () => {
    const asked = answer(listContracts, () => ({ documents: [], limit: 20, total: 0 }))
    await show(<ContractsPage tab="toSign" search={{ companyId: nord }} />, { at: '/contracts' })
    await soonByRole('heading', 'Aucun contrat à signer')
    expect(asked.at(-1)?.query.companyId).toBeUndefined()
    expect(hasRole('button', 'Entreprise')).toBe(false)
  })
})
