import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { openAs } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

test('G-15 staff find a mission, hire for it and take somebody off, by keyboard alone', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  const mission = `Essai ${randomUUID().slice(0, 8)}`
  await aPostedMission(restaurant, { name: mission, shifts: [[4, '18:00', '23:00', 30, 1]] })
  await openAs(page, demoAccounts.insider)
  await tabTo(page, page.getByRole('link', { name: 'Missions à pourvoir' }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: /^Mission, entreprise/ }))
  await page.keyboard.type(mission)
  const table = page.getByRole('table', { name: 'Missions à pourvoir' })
  await expect(table.getByRole('link')).toHaveCount(1)
  await tabTo(page, table.getByRole('link'))
  await page.keyboard.press('Enter')
  const hire = page.getByRole('button', { name: /^Embaucher / }).first()
  await tabTo(page, hire)
  const name = ((await hire.getAttribute('aria-label')) ?? '').replace('Embaucher ', '')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/1 créneau, 4h30 de travail/)).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Embaucher', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 places pourvues sur 1')).toBeVisible()
  const slots = page.getByRole('region', { name: 'Créneaux' })
  await tabTo(page, slots.getByRole('button', { name: new RegExp(name) }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Raison' }))
  await page.keyboard.type('mal')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Retirer', exact: true }))
  await page.keyboard.press('Enter')
  await expect(slots.getByText('À remplacer')).toBeVisible()
  await expect(slots.getByText(`${name}\u202f: Maladie`)).toBeVisible()
})
