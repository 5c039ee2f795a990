import { endImpersonation } from '@renfort/contract/administration.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wantedPlace, wantPlace } from '../../platform/company-switch.ts'
import { queryClient } from '../../platform/query-client.ts'
import { storage } from '../../platform/storage.ts'
import { companyId } from '../../testing/a-me.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { show } from '../../testing/show.tsx'
import { SwitchPage } from './switch-page.tsx'

const acting = { actingUntil: '2026-11-23T18:00:00.000Z' }
const former = ['of the former company']

it('NAV-12 stops acting for a user, keeps the session of staff and leads to the administration', async () => {
  const ended = answer(endImpersonation, () => undefined)
  queryClient.setQueryData(former, true)
  wantPlace({ kind: 'administration', q: 'Delmas' })
  const { place } = await show(<SwitchPage />, { as: acting, at: '/switch' })
  await waitFor(() => expect(place()).toBe('/side-admin?q=Delmas'))
  expect([storage.read('logasId'), storage.read('organisationId')]).toEqual([null, null])
  expect(storage.read('signedIn')).not.toBeNull()
  expect(queryClient.getQueryData(former)).toBeUndefined()
  await waitFor(() => expect([ended.length, wantedPlace()]).toEqual([1, null]))
})

it.each([
  [companyId, '/planning'],
  [null, '/home'],
])('NAV-02 enters the company %s with nothing of the former one', async (id, address) => {
  queryClient.setQueryData(former, true)
  wantPlace({ kind: 'company', company: { id, name: 'Atelier Nord' } })
  const { place } = await show(<SwitchPage />, { at: '/switch' })
  await waitFor(() => expect(place()).toBe(address))
  expect(storage.read('organisationId')).toBe(id)
  expect(queryClient.getQueryData(former)).toBeUndefined()
})

it('enters a company at the page that was asked for', async () => {
  const href = '/invoices?from=2026-11-01&to=2026-11-30'
  wantPlace({ kind: 'company', company: { id: companyId, name: 'Atelier Nord', href } })
  const { place } = await show(<SwitchPage />, { at: '/switch' })
  await waitFor(() => expect(place()).toBe(href))
  expect(storage.read('organisationId')).toBe(companyId)
})
