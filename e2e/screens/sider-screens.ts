import type { Page } from '@playwright/test'
import { createWorker } from '@renfort/contract/company-sider.ts'
import { aPhoneNumber, aRestaurant } from '../new-company.ts'
import { aPostedMission } from '../posted-mission.ts'
import { preparedContracts } from '../read-contracts.ts'
import { openByLink, paperLink } from '../sider-phone.ts'
import { button } from './screens.ts'

/** Widths of a small phone, of a phone, and of a tablet. */
const widths = [320, 390, 1024] as const

/** The papers of a Sider, and what is known of them. */
export async function* siderPageScreens(page: Page) {
  const restaurant = await aRestaurant(page)
  const phoneNumber = aPhoneNumber()
  const sider = { firstName: 'Nora', lastName: 'Petit', phoneNumber }
  const { id } = await restaurant.call(createWorker, { body: sider })
  await aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 1]],
    siderIds: [id],
  })
  await preparedContracts(restaurant, 1)
  await openByLink(page, phoneNumber)
  const document = await paperLink(page, /^Lire le document/)
  const [opened] = await Promise.all([page.waitForEvent('popup'), document.click()])
  await opened.close()
  await page.getByRole('checkbox', { name: 'J’ai lu ce document' }).check()
  await page.getByRole('checkbox', { name: /consignes de sécurité$/ }).check()
  await button(page, 'Recevoir le code').waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    yield `papers of a Sider at ${width} px`
  }
  await page.goto('/s/me')
  await button(page, 'Ajouter une adresse').click()
  await button(page, 'Demander l’effacement').click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    yield `what is known of a Sider at ${width} px`
  }
}
