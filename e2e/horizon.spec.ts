import { expect, type Page } from '@playwright/test'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { aRestaurant } from './new-company.ts'

const titles = {
  fr: 'Et maintenant, recrutez pour longtemps.',
  en: 'And now, hire for the long run.',
} as const

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Demander un recrutement en CDI' })
}

for (const language of languages) {
  test(`HRZ-01 HRZ-02 everybody reads what the offer is (${language})`, async ({ page }) => {
    await speak(page, language)
    await page.goto('/horizon')
    await expect(page.getByRole('heading', { name: titles[language], level: 1 })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /30.(jours|day)/ })).not.toHaveCount(
      0,
    )
    await expect(page.locator('#steps li')).toHaveCount(5)
    await expect(page.getByText(/salaire annuel brut|gross annual salary/).first()).toBeVisible()
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { scrollWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }))
      expect(scrollWidth).toBeLessThanOrEqual(width)
    }
  })
}

test('signed-out users are led to the sign-up', async ({ page }) => {
  await page.goto('/horizon?request=true')
  await expect(page.getByRole('link', { name: 'Créer un compte entreprise' }).first()).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('HRZ-03 to HRZ-09 API-86 G-36 a position is described, sent, and reaches the provider', async ({
  page,
}) => {
  const { name } = await aRestaurant(page, `Halles ${newEmail().slice(0, 8)}`)
  await page.goto('/planning')
  await page.getByRole('link', { name: 'Fiches de poste', exact: true }).click()
  await page.getByRole('link', { name: 'Recruter en CDI avec Horizon' }).click()
  await page.getByRole('button', { name: 'Déposer une demande' }).first().click()
  const form = dialog(page)

  await test.step('says what is missing, at each field', async () => {
    await form.getByRole('button', { name: 'Envoyer la demande' }).click()
    for (const field of [
      form.getByLabel('Intitulé du poste'),
      form.getByLabel('Date de début souhaitée'),
      form.getByRole('combobox', { name: 'Adresse' }),
    ]) {
      await expect(field).toHaveAccessibleDescription(/Ce champ est obligatoire\./)
    }
    await expect(form.getByText('Ce champ est obligatoire.')).toHaveCount(3)
    await expect(form.getByLabel('Nombre de postes')).toHaveValue('1')
    await form.getByLabel('Date de début souhaitée').fill('01/12/2026')
    await form.getByLabel('Nombre de postes').fill('0')
    await form.getByLabel('Maximum').fill('26000')
    await form.getByLabel('Minimum').fill('31000')
    await expect(form.getByText('Choisissez aujourd’hui ou un jour à venir.')).toBeVisible()
    await expect(form.getByText(/trop petite.*1 au moins/)).toBeVisible()
    await expect(form.getByText(/trop petite.*31000 au moins/)).toBeVisible()
  })

  await test.step('keeps what is typed', async () => {
    await form.getByLabel('Intitulé du poste').fill('Chef de rang')
    await form.getByLabel('Date de début souhaitée').fill('04/01/2027')
    await form.getByLabel('Nombre de postes').fill('2')
    await form.getByLabel('Maximum').fill('')
    await expect(form.getByText(/le salaire ne sera pas envoyé/)).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Intitulé du poste')).toHaveValue('Chef de rang')
    await expect(form.getByLabel('Nombre de postes')).toHaveValue('2')
  })

  await test.step('finds the address, which fills the place of its search: nothing moves', async () => {
    await form.getByRole('combobox', { name: 'Adresse' }).fill('Lyon')
    const city = form.getByRole('option', { name: /Lyon/ }).first()
    await city.waitFor()
    const below = form.getByRole('button', { name: 'Saisir l’adresse à la main' })
    const before = await below.boundingBox()
    await city.click()
    const change = form.getByRole('button', { name: 'Changer d’adresse' })
    await expect(change).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
    // Half of the card is below the middle of its button, then comes a gap.
    const { y = 0, height = 0 } = (await change.boundingBox()) ?? {}
    expect((before?.y ?? 0) - y - height / 2).toBeLessThan(65)
  })

  await test.step('is sent, and says what comes next', async () => {
    await expect(form.getByLabel(/^Commentaire/)).toHaveValue('')
    const sending = page.waitForRequest((request) => request.method() === 'POST')
    await form.getByRole('button', { name: 'Envoyer la demande' }).click()
    expect(JSON.stringify((await sending).postDataJSON())).not.toContain('salary')
    const sent = page.getByRole('dialog', { name: 'Votre demande est partie' })
    await expect(sent.getByText(/Chef de rang/)).toBeFocused()
    await sent.getByRole('button', { name: 'Terminer' }).click()
    await expect(sent).toBeHidden()
    await page.goto('/dev/outbox')
    await expect(
      page.getByText(new RegExp(`Demande de CDI.*Chef de rang \\(${name}\\)`)),
    ).toBeVisible()
  })
})
