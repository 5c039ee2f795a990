import { expect, type Page } from '@playwright/test'
import { disputeHours, listHours, resolveHours } from '@renfort/contract/attendance/attendance.ts'
import { createWorker } from '@renfort/contract/company-sider.ts'
import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { aPhoneNumber, aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { aPhone, cutNetwork, openByLink, pageOf } from './sider-phone.ts'
import { hiredThisMorning } from './worked-today.ts'

/** A Sider of a new restaurant, hired for a shift of this morning. */
async function hiredNora(page: Page) {
  const restaurant = await aRestaurant(page)
  const phoneNumber = aPhoneNumber()
  const sider = { firstName: 'Nora', lastName: 'Petit', phoneNumber }
  const { id: siderId } = await restaurant.call(createWorker, { body: sider })
  const { insider } = await hiredThisMorning(page, restaurant, {
    shifts: [[2, '07:00', '11:00', 0, 1]],
    siderIds: [siderId],
  })
  return { restaurant, phoneNumber, siderId, insider }
}

test('TS-22 TS-24 a Sider accepts a mission, clocks without a network and accepts changed hours', async ({
  page,
  browser,
}) => {
  const { restaurant, phoneNumber, siderId } = await hiredNora(page)
  await aPostedMission(restaurant, {
    name: 'Service du jeudi',
    monday: isoDate('2026-11-30'),
    shifts: [[3, '11:00', '15:00', 0, 1]],
    siderIds: [siderId],
  })
  const phone = await aPhone(browser)
  await phone.goto('/s')
  await expectAccessible(phone, 'the way in of a Sider')
  const hourOfServer = await openByLink(phone, phoneNumber)

  await pageOf(phone, 'Demandes')
  const request = phone.getByRole('article', { name: 'Service du jeudi' })
  await request.getByText('Ce que cela paie, en brut').click()
  await expect(request).toContainText('Indemnité de fin de mission (IFM)')
  await expectAccessible(phone, 'what is asked of a Sider')
  await request.getByRole('button', { name: 'Accepter' }).click()
  await request.getByRole('button', { name: 'J’accepte la mission' }).click()
  await expect(phone.getByText('C’est accepté')).toBeVisible()

  await pageOf(phone, 'Missions')
  const next = phone.getByRole('region', { name: 'À venir' })
  await expect(next.getByRole('article', { name: 'Service du jeudi' })).toBeVisible()
  const now = phone.getByRole('region', { name: 'Maintenant' })
  await expect(now.getByRole('article', { name: 'Petits déjeuners' })).toBeVisible()

  await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
  await cutNetwork(phone, true)
  await phone.clock.setFixedTime('2026-12-02T06:05:00Z')
  await now.getByRole('button', { name: 'Commencer' }).click()
  await expect(now.getByText('Au travail')).toBeVisible()
  await phone.clock.setFixedTime('2026-12-02T08:40:00Z')
  // The pages open from the phone, with what was read and pressed.
  await phone.goto('/s/')
  await expect(phone.getByText(/^Pas de réseau/)).toBeVisible()
  await expect(next.getByRole('article', { name: 'Service du jeudi' })).toBeVisible()
  await expect(now.getByText('Au travail')).toBeVisible()
  await now.getByRole('button', { name: 'Terminer' }).click()
  await now.getByRole('button', { name: 'Oui, j’ai terminé' }).click()
  await expect(now.getByText('À envoyer : 2')).toBeVisible()
  await expectAccessible(phone, 'the clock of a Sider without a network')
  await phone.clock.setFixedTime(hourOfServer())
  await cutNetwork(phone, false)
  await expect(now).toBeHidden()

  const { attendances } = await restaurant.call(listHours, { query: {} })
  const [declared] = attendances
  expect(declared?.history.at(-1)).toMatchObject({
    origin: 'sider',
    startDate: '2026-12-02T06:05:00.000Z',
    endDate: '2026-12-02T08:40:00.000Z',
  })
  await restaurant.call(disputeHours, {
    params: { id: declared?.id ?? '' },
    body: {
      startDate: '2026-12-02T06:05:00.000Z',
      endDate: '2026-12-02T08:30:00.000Z',
      breakDates: [],
      comment: 'Départ à 9 h 30',
    },
  })
  await pageOf(phone, 'Heures')
  const hours = phone.getByRole('article', { name: 'Petits déjeuners' })
  await expect(hours.getByRole('row', { name: 'À 09:40 09:30' })).toBeVisible()
  await expect(hours).toContainText('Départ à 9 h 30')
  await expectAccessible(phone, 'the hours of a Sider')
  await hours.getByRole('button', { name: 'Accepter ces heures' }).click()
  await hours.getByRole('button', { name: 'J’accepte ces heures' }).click()
  await expect(hours).toContainText('Validées')

  await phone.getByRole('link', { name: 'Mes rappels' }).click()
  const eve = phone.getByRole('group', { name: /^La veille/ })
  await eve.getByLabel('Par SMS').uncheck()
  await expect(phone.getByText('C’est enregistré.')).toBeVisible()
  await expectAccessible(phone, 'the reminders of a Sider')
})

test('TS-21 TS-23 TS-25 TS-26 hours that a Sider contests without a network at first are decided, and final', async ({
  page,
  browser,
}) => {
  const { restaurant, phoneNumber, insider } = await hiredNora(page)
  const phone = await aPhone(browser)
  const hourOfServer = await openByLink(phone, phoneNumber)
  const cut = (isCut: boolean) => cutNetwork(phone, isCut)
  const now = phone.getByRole('region', { name: 'Maintenant' })
  // A worker that starts lets a call through that was to find no network.
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
  await cut(true)
  await phone.clock.setFixedTime('2026-12-02T06:05:00Z')
  await now.getByRole('button', { name: 'Commencer' }).click()
  await phone.clock.setFixedTime('2026-12-02T08:40:00Z')
  await now.getByRole('button', { name: 'Terminer' }).click()
  await now.getByRole('button', { name: 'Oui, j’ai terminé' }).click()
  await expect(now.getByText('À envoyer : 2')).toBeVisible()
  await phone.clock.setFixedTime(hourOfServer())
  await cut(false)
  await expect(now).toBeHidden()

  const { attendances } = await restaurant.call(listHours, { query: {} })
  const params = { id: attendances[0]?.id ?? '' }
  const hoursUntil = (time: string) => ({
    startDate: instant('2026-12-02T06:05:00.000Z'),
    endDate: instant(`2026-12-02T${time}:00.000Z`),
  })
  const dispute = {
    params,
    body: { ...hoursUntil('08:00'), breakDates: [], comment: 'Départ à 9 h' },
  }
  const line = phone.getByRole('article', { name: 'Petits déjeuners' })
  await pageOf(phone, 'Heures')
  await expect(line).toContainText('L’entreprise vérifie')
  await restaurant.call(disputeHours, dispute)
  await expect(restaurant.call(disputeHours, dispute)).rejects.toThrow(/already_disputed/)

  await phone.reload()
  await expect(line).toContainText('L’entreprise a changé vos heures')
  await line.getByRole('button', { name: 'Contester' }).click()
  await line.getByLabel(/Avec vos mots/).fill('J’ai rangé la salle')
  await cut(true)
  await line.getByRole('button', { name: 'Je conteste ces heures' }).click()
  await expect(line).toContainText('Vérifiez votre connexion')
  await cut(false)
  await line.getByRole('button', { name: 'Je conteste ces heures' }).click()
  await expect(line).toContainText('L’agence regarde')

  await insider(resolveHours, { params, body: { ...hoursUntil('08:30'), breaks: [] } })
  await phone.reload()
  await expect(line).toContainText('Validées')
  await expect(line.getByRole('columnheader', { name: 'L’agence' })).toBeVisible()
  await expect(line.getByRole('button')).toHaveCount(0)
  await expect(restaurant.call(disputeHours, dispute)).rejects.toThrow(/attendance\.validated/)
})
