import {
  changeSiderReminder,
  listSiderReminders,
  type SiderReminder,
} from '@renfort/contract/sider-reminder.ts'
import { listSiderRequests } from '@renfort/contract/sider-work.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'

const kinds = ['shiftEve', 'shiftSoon', 'clockOut'] as const
const each = (through: 'email' | 'sms') =>
  kinds.map((kind): SiderReminder => ({ kind, through, isOn: true }))

const eve = /^La veille à 18/

const boxOf = (group: RegExp, way: string) =>
  within(byRole('group', group)).getByRole<HTMLInputElement>('checkbox', { name: way })

it('a Sider switches one way of one reminder off, and the others stay', async () => {
  let stored = [...each('email'), ...each('sms')]
  answer(listSiderReminders, () => stored)
  const sent = answer(changeSiderReminder, () => {
    stored = stored.map((one) =>
      one.kind === 'shiftEve' && one.through === 'sms' ? { ...one, isOn: false } : one,
    )
    return stored
  })
  const user = await showSider({ at: '/s/reminders' })
  await soonByRole('heading', 'Mes rappels')
  await screen.findByText(eve)
  await user.click(boxOf(eve, 'Par SMS'))
  await screen.findByText('C’est enregistré.')
  expect(sent).toEqual([{ body: { kind: 'shiftEve', through: 'sms', isOn: false } }])
  expect(boxOf(eve, 'Par SMS').checked).toBe(false)
  expect(boxOf(eve, 'Par e-mail').checked).toBe(true)
})

it('who has no address sees SMS alone, and why a choice was refused', async () => {
  answer(listSiderReminders, () => each('sms'))
  answer(changeSiderReminder, () => refused('errors.sider.no_email', {}))
  const user = await showSider({ at: '/s/reminders' })
  await soonByRole('heading', 'Mes rappels')
  await screen.findByText(eve)
  expect(screen.queryAllByRole('checkbox', { name: 'Par e-mail' })).toEqual([])
  await user.click(boxOf(eve, 'Par SMS'))
  expect((await screen.findByRole('alert')).textContent).toContain('adresse e-mail')
  expect(boxOf(eve, 'Par SMS').checked).toBe(true)
})

it('the foot of each page leads to the reminders', async () => {
  answer(listSiderReminders, () => each('sms'))
  answer(listSiderRequests, () => [])
  const user = await showSider({ at: '/s/requests' })
  await user.click(await soonByRole('link', 'Mes rappels'))
  expect(await soonByRole('heading', 'Mes rappels')).toBeTruthy()
})
