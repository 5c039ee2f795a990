import {
  endSiderDevice,
  listSiderDevices,
  sendSiderLink,
  type SiderDevice,
} from '@renfort/contract/sider-access.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { aSider } from '../../../testing/a-sider.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, isClosed, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { DevicesPanel } from './devices-panel.tsx'

const phone: SiderDevice = {
  id: '00000000-0000-4000-8000-0000000006a1',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastSeenAt: '2026-11-20T08:30:00.000Z',
  expiresAt: '2026-12-01T09:00:00.000Z',
  browser: 'chrome',
  system: 'android',
}

function open(changes: Parameters<typeof aSider>[0] = {}) {
  return show(<DevicesPanel sider={aSider(changes)} />, { as: staff })
}

it('sends a link by SMS or e-mail, and says where it went', async () => {
  answer(listSiderDevices, () => [])
  const sent = answer(sendSiderLink, () => undefined)
  const { user } = await open()
  await screen.findByText('Ouvert sur aucun appareil.')
  await user.click(byRole('button', 'Envoyer un lien par SMS'))
  await waitFor(() => expect(toasts().join()).toContain('+33612345678'))
  await user.click(byRole('button', 'Envoyer un lien par e-mail'))
  await waitFor(() => expect(sent.map(({ body }) => body.through)).toEqual(['sms', 'email']))
})

it('says why no link can be sent', async () => {
  answer(listSiderDevices, () => [])
  await open({ email: null })
  const byEmail = await soonByRole('button', 'Envoyer un lien par e-mail')
  expect(isClosed(byEmail)).toBe(true)
  expect(saidOf(byEmail).join()).toContain('envoyez le lien par SMS')
  expect(isClosed(byRole('button', 'Envoyer un lien par SMS'))).toBe(false)
})

it('sends nothing to a profile that is deactivated', async () => {
  answer(listSiderDevices, () => [])
  await open({ deactivated: true })
  for (const name of ['Envoyer un lien par SMS', 'Envoyer un lien par e-mail']) {
    expect(saidOf(byRole('button', name)).join()).toContain('Le profil de Nora Petit est désactivé')
  }
})

it('shows the devices, and closes the pages on one of them', async () => {
  let devices = [phone]
  answer(listSiderDevices, () => devices)
  const ended = answer(endSiderDevice, () => {
    devices = []
    return undefined
  })
  const { user } = await open()
  await screen.findByText('Chrome · Android')
  await user.click(byRole('button', /^Fermer l’espace sur Chrome · Android/))
  await screen.findByText('Ouvert sur aucun appareil.')
  expect(ended).toEqual([{ params: { id: aSider().id, deviceId: phone.id } }])
})

it('devices that could not be read are asked for again', async () => {
  answer(listSiderDevices, () => refused('errors.input.invalid'))
  const { user } = await open()
  await screen.findByText('Les appareils n’ont pas pu être chargés.')
  answer(listSiderDevices, () => [phone])
  await user.click(byRole('button', 'Réessayer'))
  expect(await screen.findByText('Chrome · Android')).toBeTruthy()
})
