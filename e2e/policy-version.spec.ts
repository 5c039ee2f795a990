import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { expect, type Page } from '@playwright/test'
import { aFilledDraft } from './filled-draft.ts'
import { test } from './journey.ts'
import { aMember, aRestaurant, type Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { keepSession } from './sign-in.ts'
import { signedInCall } from './signed-in-call.ts'

/** Changes and confirms the night hours of the company on the page. */
async function settleNight(page: Page): Promise<void> {
  const id = await page.evaluate(() => localStorage.getItem('organisationId') ?? '')
  const path = `/organisations/${id}`
  const policy = `${path}/remuneration-policy`
  const { hoursTypes } = await signedInCall<RemunerationPolicyReply>(page, 'GET', policy)
  const night = { ...hoursTypes.night, increase: 45 }
  await signedInCall(page, 'PATCH', `${path}/hours-types`, { night })
  await signedInCall(page, 'PUT', `${path}/confirm_hours-types`)
}

const priceBox = (page: Page) => page.getByRole('region', { name: 'Prix estimé' })

/** A new restaurant posts a mission, which is open on the page. */
async function openGala(page: Page): Promise<{ id: string; restaurant: Restaurant }> {
  const restaurant = await aRestaurant(page)
  const id = await aPostedMission(restaurant)
  await page.goto(`/tasks/view/${id}`)
  await expect(priceBox(page).getByText('Politique de rémunération appliquée')).toBeVisible()
  return { id, restaurant }
}

test('TASK-47, SUM-14: a mission says with which pay policy it was priced, whatever changes later', async ({
  page,
}) => {
  const { id } = await openGala(page)
  const box = priceBox(page)
  await expect(box).toContainText('proposée à l’inscription de l’entreprise')
  await expect(box).toContainText('Figée à la publication, le')
  await expect(box).toContainText('Elle n’a pas changé depuis.')
  await expect(box.getByRole('link')).toBeHidden()
  const price = await box.locator('dl').innerText()
  await settleNight(page)
  await page.reload()
  await expect(box).toContainText('La politique a changé depuis')
  await expect(box).toContainText('proposée à l’inscription de l’entreprise')
  await expect(box.locator('dl')).toHaveText(price.replaceAll('\n', ''))

  const draft = await aFilledDraft(page)
  await page.goto(`/taskPosting/${draft}/summary`)
  const panel = page.getByRole('region', { name: 'Publier la mission' })
  await expect(panel).toContainText(/En vigueur depuis le .* à \d{2}:\d{2}\. Modifiée par/)
  await expect(panel).toContainText('le prix suit la politique du jour')

  await page.goto(`/tasks/view/${id}`)
  await box.getByRole('link', { name: 'Voir l’historique de la politique' }).click()
  await expect(page).toHaveURL(/\/settings\/remuneration#history$/)
  const history = page.getByRole('region', { name: 'Historique des changements' })
  await expect(history.getByRole('listitem').first()).toBeVisible()
  await expect(history).toContainText('45')
  await expect(history.getByRole('heading')).toBeInViewport()
})

test('a manager reads since when the policy holds, not who changed it', async ({
  page,
  browser,
}) => {
  const { restaurant } = await openGala(page)
  await settleNight(page)
  const device = await (await browser.newContext()).newPage()
  await keepSession(device, await aMember(page, restaurant, 'missionManager'))
  await device.goto(page.url())
  await expect(priceBox(device)).toContainText('La politique a changé depuis')
  await expect(priceBox(device).getByRole('link')).toBeHidden()
  await device.context().close()
})
