import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { aFilledDraft } from './filled-draft.ts'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { signedInCall } from './signed-in-call.ts'
import { signIn } from './sign-in.ts'

type Night = RemunerationPolicyReply['hoursTypes']['night']

async function policyPath(page: Page): Promise<string> {
  return `/organisations/${await page.evaluate(() => localStorage.getItem('organisationId') ?? '')}`
}

/** Another night for the company, by which it stands. */
async function settleNight(page: Page, night: Night): Promise<void> {
  const path = await policyPath(page)
  await signedInCall(page, 'PATCH', `${path}/hours-types`, { night })
  await signedInCall(page, 'PUT', `${path}/confirm_hours-types`)
}

const priceBox = (page: Page) => page.getByRole('region', { name: 'Prix estimé' })

async function openGala(page: Page): Promise<void> {
  await page.goto('/tasks/all')
  await page.getByRole('link', { name: 'Gala de l’opéra' }).click()
  await expect(priceBox(page).getByText('Politique de rémunération appliquée')).toBeVisible()
}

test('TASK-47, SUM-14: a mission says with which pay policy it was priced, whatever changes later', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await openGala(page)
  const box = priceBox(page)
  await expect(box).toContainText('proposée à l’inscription de l’entreprise')
  await expect(box).toContainText('Figée à la confirmation, le')
  await expect(box).toContainText('Elle n’a pas changé depuis.')
  await expect(box.getByRole('link')).toBeHidden()
  const price = await box.locator('dl').innerText()
  const path = `${await policyPath(page)}/remuneration-policy`
  const { night } = (await signedInCall<RemunerationPolicyReply>(page, 'GET', path)).hoursTypes
  try {
    await settleNight(page, { ...night, increase: 45 })
    await page.reload()
    await expect(box).toContainText('La politique a changé depuis')
    await expect(box).toContainText('proposée à l’inscription de l’entreprise')
    await expect(box.locator('dl')).toHaveText(price.replaceAll('\n', ''))

    const draft = await aFilledDraft(page)
    await page.goto(`/taskPosting/${draft}/summary`)
    const panel = page.getByRole('region', { name: 'Publier la mission' })
    await expect(panel).toContainText(/En vigueur depuis le .* à 10:0\d\. Modifiée par/)
    await expect(panel).toContainText('le prix suit la politique du jour')

    await openGala(page)
    for (const language of languages) {
      await speak(page, language)
      await page.reload()
      await expect(page.getByText(/La politique a changé|The policy has changed/)).toBeVisible()
      await expectAccessible(page)
    }
    await speak(page, 'fr')
    await page.reload()
    await box.getByRole('link', { name: 'Voir l’historique de la politique' }).click()
    await expect(page).toHaveURL(/\/settings\/remuneration#history$/)
    const history = page.getByRole('region', { name: 'Historique des changements' })
    await expect(history.getByRole('listitem').first()).toBeVisible()
    await expect(history).toContainText('45')
    await expect(history.getByRole('heading')).toBeInViewport()
  } finally {
    await settleNight(page, night)
  }
})

test('a manager reads since when the policy holds, not who changed it', async ({
  page,
  browser,
}) => {
  await signIn(page, demoAccounts.admin)
  await openGala(page)
  const device = await (await browser.newContext()).newPage()
  await signIn(device, demoAccounts.manager)
  await device.goto(page.url())
  await expect(priceBox(device)).toContainText('La politique a changé depuis')
  await expect(priceBox(device).getByRole('link')).toBeHidden()
  await device.context().close()
})
