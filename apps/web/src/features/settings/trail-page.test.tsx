import { exportCompanyTrail, listCompanyTrail } from '@renfort/contract/history.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { TrailPage } from './trail-page.tsx'

const entry = {
  id: 9,
  at: '2026-11-20T08:30:00.000Z',
  action: 'session.open' as const,
  subject: 'Claire Morel',
  actor: { name: 'Claire Morel', isInsider: false },
  key: null,
  onBehalfOf: null,
  changes: [],
}

it('G-33 a company reads who signed in and what changed, by subject, and asks for a month as a file', async () => {
  answer(readCompletion, () => aCompletion({}))
  const sent = answer(listCompanyTrail, ({ query }) => ({
    entries: query.kind === 'payment' ? [] : [entry],
    next: null,
  }))
  const asked = answer(exportCompanyTrail, () => refused('errors.user.forbidden'))
  const { user } = await show(<TrailPage kind={undefined} />, { at: '/settings/trail' })
  expect(await screen.findByText('Par Claire Morel')).toBeDefined()
  expect(sent.map(({ params, query }) => [params.id, query.kind])).toEqual([[companyId, undefined]])
  await user.click(await soonByRole('button', 'Télécharger le journal du mois'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.query.month).toMatch(/^\d{4}-\d\d$/)
  expect(byRole('combobox', 'Sujet')).toBeDefined()
})

it('G-33 a subject without changes says so', async () => {
  answer(readCompletion, () => aCompletion({}))
  answer(listCompanyTrail, () => ({ entries: [], next: null }))
  await show(<TrailPage kind="payment" />, { at: '/settings/trail?kind=payment' })
  expect(await screen.findByText('Rien à ce sujet pour le moment.')).toBeDefined()
})

it('G-33 the hours of a clocking are told as people read them', async () => {
  answer(readCompletion, () => aCompletion({}))
  const clocked = {
    ...entry,
    action: 'attendance.clock' as const,
    changes: [{ field: 'startDate' as const, before: null, after: '2026-11-20T08:30:00.000Z' }],
  }
  answer(listCompanyTrail, () => ({ entries: [clocked], next: null }))
  await show(<TrailPage kind={undefined} />, { at: '/settings/trail' })
  expect(await screen.findByText(/^Date de début.*20 nov. 2026 à 09:30$/)).toBeDefined()
})
