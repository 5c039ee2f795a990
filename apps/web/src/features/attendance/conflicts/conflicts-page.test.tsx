import { resolveHours } from '@renfort/contract/attendance/attendance.ts'
import { listConflicts } from '@renfort/contract/attendance/conflicts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aConflict } from '../../../testing/a-conflict.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import type { Conflict } from '../queries.ts'
import { ConflictsPage } from './conflicts-page.tsx'

const pageOf = (conflicts: ReturnType<typeof aConflict>[]) => ({
  conflicts,
  total: conflicts.length,
  limit: 25,
  offset: 0,
})
const open = (locale: 'fr' | 'en' = 'fr') =>
  show(<ConflictsPage page={1} />, { as: { isInsider: true, organisation: null }, locale })
const decided = {
  id: aConflict().id,
  shiftId: null,
  taskId: aConflict().task.id,
  siderId: aConflict().sider.id,
  status: 'att.validated' as const,
  history: [],
  comment: null,
  absenceJustification: null,
  paidAt: null,
}

it('TS-25 shows the versions side by side, who said what and when, and the comment', async () => {
  answer(listConflicts, () => pageOf([aConflict()]))
  await open()
  const card = within(await soonByRole('region', 'Awa Diallo'))
  const columns = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(columns).toEqual([
    expect.stringMatching(/^Prévu09:00.*17:00Pause.*30.min.*Travail.*7h30Planning/),
    expect.stringMatching(/^Déclaré par le Sider09:00.*17:30Sans pauseTravail.*8h30Sider/),
    expect.stringMatching(
      /^Version de l’entreprise09:00.*16:00Sans pauseTravail.*7hJulien Morel.*10:00Refusée par le Sider.*19:05$/,
    ),
  ])
  expect(card.getByText('Parti à 16h avec l’accord du chef')).toBeDefined()
  expect(card.getByRole('link', { name: 'Brasserie Bellecour' })).toBeDefined()
})

it('says how the hours were clocked and what is odd about it, in the list and where it is decided', async () => {
  const clocking = {
    marks: ['phone', 'offline'],
    oddities: [{ kind: 'farFromPlace', size: 1_200 }],
  } satisfies Partial<Conflict['clocking']>
  answer(listConflicts, () => pageOf([aConflict({ clocking })]))
  const { user } = await open()
  const card = await soonByRole('region', 'Awa Diallo')
  const said = /Pointage\s?: téléphone, hors réseauà 1,2\skm du lieu de travail/
  expect(card.textContent).toMatch(said)
  await user.click(byRole('button', /^Trancher/))
  expect((await soonByRole('dialog', /Awa Diallo/)).textContent).toMatch(said)
})

it.each([
  ['Retenir le prévu', '2026-12-07T16:00:00.000Z', 1],
  ['Retenir le déclaré', '2026-12-07T16:30:00.000Z', 0],
  ['Retenir la version de l’entreprise', '2026-12-07T15:00:00.000Z', 0],
])('« %s » fills the form with one click', async (label, endDate, breaks) => {
  answer(listConflicts, () => pageOf([aConflict()]))
  const asked = answer(resolveHours, () => decided)
  const { user } = await open()
  await user.click(await soonByRole('button', /^Trancher.*Awa Diallo$/))
  await user.click(await soonByRole('button', label))
  await user.click(byRole('button', 'Retenir ces heures'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ params: { id: aConflict().id }, body: { endDate } })
  expect(asked[0]?.body.breaks).toHaveLength(breaks)
})

it('other hours are typed, and what is wrong closes the act with its reason', async () => {
  answer(listConflicts, () => pageOf([aConflict()]))
  const asked = answer(resolveHours, () => decided)
  const { user } = await open()
  await user.click(await soonByRole('button', /^Trancher/))
  const end = await soonByRole('combobox', /^Fin/)
  await user.clear(end)
  await user.type(end, '08:00')
  const submit = byRole('button', 'Retenir ces heures')
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  await user.clear(end)
  await user.type(end, '16:15')
  await user.click(submit)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ body: { endDate: '2026-12-07T15:15:00.000Z' } })
})

it('TS-17 that nobody worked is retained as the company says it, or taken back', async () => {
  const [shift, sider, company] = aConflict().versions
  const absence = company && { ...company, endDate: company.startDate, minutes: 0 }
  const versions = [shift, sider, absence].flatMap((version) => version ?? [])
  answer(listConflicts, () => pageOf([aConflict({ versions, absenceJustification: 'dayOff' })]))
  const asked = answer(resolveHours, () => decided)
  const { user } = await open()
  expect((await soonByRole('region', 'Awa Diallo')).textContent).toContain('jour de repos')
  await user.click(byRole('button', /^Trancher/))
  await user.click(await soonByRole('button', 'Retenir la version de l’entreprise'))
  await user.click(byRole('button', 'Retenir des heures'))
  await user.click(byRole('button', 'Retenir la version de l’entreprise'))
  await user.click(byRole('button', 'Retenir ces heures'))
  await waitFor(() => expect(asked).toHaveLength(1))
  const { startDate, endDate, breaks } = asked[0]?.body ?? {}
  expect([endDate, breaks]).toEqual([startDate, []])
})

it('a refusal of the API shows next to the button', async () => {
  answer(listConflicts, () => pageOf([aConflict()]))
  answer(resolveHours, () => refused('errors.attendance.validated'))
  const { user } = await open()
  await user.click(await soonByRole('button', /^Trancher/))
  await user.click(await soonByRole('button', 'Retenir ces heures'))
  expect((await screen.findByRole('alert')).textContent).toContain('validées')
})

it('says that nothing is left, in English too, and offers another try after a failure', async () => {
  answer(listConflicts, () => refused('errors.internal'))
  const { user } = await open('en')
  await soonByRole('heading', 'The disagreements could not be loaded')
  answer(listConflicts, () => pageOf([]))
  await user.click(byRole('button', 'Try again'))
  expect(await soonByRole('heading', 'No disagreement')).toBeDefined()
})
