import { correctHours, listBilledHours } from '@renfort/contract/invoice/hours-correction.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DeskInvoice } from '@renfort/contract/invoice/staff.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { companyId, staff } from '../../../testing/a-me.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { anInvoice, quietStanding } from '../../../testing/an-invoice.ts'
import { byRole, isClosed, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { CorrectHoursDialog } from './correct-hours-dialog.tsx'

const invoice: DeskInvoice = {
  ...anInvoice(),
  company: { id: companyId, name: 'Brasserie Bellecour' },
  left: 1460.2,
  standing: quietStanding,
}
const id = '00000000-0000-4000-8000-0000000000a1'
const worked = {
  startDate: '2026-12-07T08:00:00.000Z',
  endDate: '2026-12-07T16:00:00.000Z',
  breaks: [],
}
const given = () =>
  answer(listBilledHours, () => ({
    invoice: { id: invoice.id, referenceNumber: 'F2026-000001', company: 'Brasserie Bellecour' },
    hours: [
      {
        id,
        sider: { id, firstName: 'Léa', lastName: 'Roux' },
        task: { id, name: null, jobTitle: { id: 'waiter', name: 'Serveur' } },
        timeZone: parisZone,
        validated: { ...worked, minutes: 480 },
        corrections: [],
      },
    ],
  }))
const corrected = () =>
  answer(correctHours, ({ body: { reason, ...time } }) => ({
    correction: { ...time, minutes: 0, reason, madeAt: '2026-12-16T09:00:00.000Z' },
    creditNotes: ['A2026-000007'],
  }))
const open = () =>
  show(<CorrectHoursDialog invoice={invoice} onClose={() => undefined} />, { as: staff })

it('billed hours are corrected with a reason, and say which credit note gives them back', async () => {
  given()
  const sent = corrected()
  const { user } = await open()
  await user.click(await soonByRole('button', /^Corriger les heures d/))
  await soonByRole('dialog', 'Heures de Léa Roux')
  expect(screen.getByText(/la prochaine facture les reprend/)).toBeTruthy()
  expect(isClosed(byRole('button', 'Corriger les heures'))).toBe(true)
  await writeIn(user, byRole('textbox', 'Motif'), 'Départ à midi')
  await press(user, 'Corriger les heures')
  await waitFor(() => expect(toasts().join(' ')).toContain('l’avoir A2026-000007 est émis'))
  expect(sent).toEqual([{ params: { id }, body: { ...worked, reason: 'Départ à midi' } }])
})

it('an absence is sent with an end that is the start', async () => {
  given()
  const sent = corrected()
  const { user } = await open()
  await user.click(await soonByRole('button', /^Corriger les heures d/))
  await writeIn(user, await soonByRole('textbox', 'Motif'), 'Absence')
  await press(user, 'N’a pas travaillé')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ ...worked, endDate: worked.startDate, reason: 'Absence' })
})
