import {
  closeSiderErasure,
  listSiderErasures,
  type SiderErasure,
} from '@renfort/contract/sider-self.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, isClosed, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ErasuresPanel } from './erasures-panel.tsx'

const erasure: SiderErasure = {
  id: '00000000-0000-4000-8000-0000000009e1',
  siderId: '00000000-0000-4000-8000-0000000008a1',
  siderName: 'Nora Petit',
  askedAt: '2026-12-02T09:00:00.000Z',
  comment: 'Je pars',
  upcomingShifts: 0,
}
async function open(changes: Partial<SiderErasure> = {}) {
  answer(listSiderErasures, () => [{ ...erasure, ...changes }])
  const closed = answer(closeSiderErasure, () => undefined)
  return { ...(await show(<ErasuresPanel />, { as: staff })), closed }
}

it('GDPR 17 erases after a question that says what stays', async () => {
  const { user, closed } = await open()
  await user.click(await soonByRole('button', 'Effacer'))
  expect(screen.getByText(/Les contrats, les heures et les factures restent/)).toBeTruthy()
  expect(closed).toEqual([])
  const [confirm] = screen.getAllByRole('button', { name: 'Effacer' }).slice(-1)
  if (confirm === undefined) throw new Error('There is no confirmation.')
  await user.click(confirm)
  await waitFor(() => expect(toasts().join()).toContain('effacées'))
  expect(closed).toEqual([{ params: { id: erasure.id }, body: { outcome: 'erased' } }])
})

it('who still has shifts to come is not erased, and a refusal has a reason', async () => {
  const { user, closed } = await open({ upcomingShifts: 2 })
  expect(isClosed(await soonByRole('button', 'Effacer'))).toBe(true)
  await user.click(byRole('button', 'Refuser'))
  const [confirm] = screen.getAllByRole('button', { name: 'Refuser' }).slice(-1)
  if (confirm === undefined) throw new Error('There is no confirmation.')
  await user.click(confirm)
  expect(closed).toEqual([])
  await user.type(byRole('textbox', /Raison/), 'Un litige est en cours')
  await user.click(confirm)
  await waitFor(() => expect(closed[0]?.body.note).toBe('Un litige est en cours'))
})
