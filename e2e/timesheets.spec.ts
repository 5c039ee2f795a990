import { expect, type Page } from '@playwright/test'
import { countActs } from './acts.ts'
import { test } from './journey.ts'
import { aRestaurant, someSiders } from './new-company.ts'
import { someWorkedHours } from './worked-hours.ts'

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Sélectionner ${name}`) })

test('TS-11 TS-37 the day of 50 Siders is validated in three acts at most', async ({ page }) => {
  test.slow(true, 'fifty Siders are brought, and clock')
  const restaurant = await aRestaurant(page)
  const names = Array.from({ length: 50 }, (_, i) => `Prénom${String.fromCodePoint(97 + (i % 26))}`)
  const siderIds = await someSiders(restaurant, names)
  await someWorkedHours(
    page,
    restaurant,
    siderIds.map((id) => [id, 0, 0]),
  )
  await page.goto('/timesheets')
  const start = performance.now()
  const { click, pick, count } = countActs(page)
  await expect(page.getByText(/^50 lignes conformes, .*HT$/)).toBeVisible()
  await click(pick('Accepter les 50 lignes conformes'))
  const question = page.getByRole('alertdialog', { name: /Valider 50 lignes/ })
  await expect(question.getByText(/C’est définitif/)).toBeVisible()
  await click(question.getByRole('button', { name: 'Valider 50 lignes' }))
  await expect(page.getByRole('heading', { name: 'Tout est vérifié' })).toBeVisible()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`acts: ${count()} for the hours of 50 Siders, ${seconds} s\n`)
  expect(count()).toBeLessThanOrEqual(3)
  await page.getByRole('link', { name: 'Validées' }).click()
  await expect(page.getByText('50 lignes', { exact: true }).last()).toBeVisible()
})

test('TS-08 TS-21 TS-24 hours are checked by keyboard alone: chosen, validated, corrected', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  const [adele = '', bilal = '', chloe = ''] = restaurant.siderIds
  await someWorkedHours(page, restaurant, [
    [adele, 0, 0],
    [bilal, 12, 0],
    [chloe, 0, 40],
  ])
  await page.goto('/timesheets')
  await expect(page.getByText('en retard de 12 min')).toBeVisible()
  const boxes = page.getByRole('row').getByRole('checkbox')
  await boxes.nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(boxes.nth(2)).toBeFocused()
  await page.keyboard.press('n')
  await expect(boxes.nth(1)).toBeFocused()
  await box(page, 'Adèle').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('v')
  await expect(page.getByRole('alertdialog', { name: /Valider 1 ligne/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 ligne validée.')).toBeVisible()
  await expect(box(page, 'Adèle')).toHaveCount(0)

  await box(page, 'Bilal').focus()
  await page.keyboard.press('e')
  const panel = page.getByRole('dialog', { name: /^Heures de Bilal/ })
  await panel.getByRole('combobox', { name: 'Début', exact: true }).fill('9h05')
  await page.keyboard.press('Tab')
  await expect(panel.getByText(/Par rapport à ce qui est retenu aujourd’hui/)).toBeVisible()
  await panel.getByRole('textbox', { name: /^Message au Sider/ }).fill('Vous étiez là à 9 h 05.')
  await panel.getByRole('button', { name: 'Appliquer' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByText('Ajustée, en attente du Sider')).toBeVisible()
  await expect(box(page, 'Bilal')).toHaveAttribute('aria-disabled', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('TS-11 TS-17 hours are cards, decided with one thumb, and nothing sticks out', async ({
    page,
  }) => {
    const restaurant = await aRestaurant(page)
    const [adele = '', bilal = ''] = restaurant.siderIds
    await someWorkedHours(page, restaurant, [
      [adele, 0, 0],
      [bilal, 12, 0],
    ])
    await page.goto('/timesheets')
    await box(page, 'Bilal').tap()
    const act = page.getByRole('button', { name: 'N’a pas travaillé' })
    const { height = 0, y = 0 } = (await act.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(24)
    // Near the thumb, above the navigation bar.
    expect(y).toBeGreaterThan(500)
    expect(y + height).toBeLessThan(844 - 64)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    await act.tap()
    await page.getByRole('button', { name: 'Confirmer l’absence' }).tap()
    await expect(page.getByText('1 absence envoyée au Sider.')).toBeVisible()
    await expect(page.getByText(/n’a pas travaillé\s: autre raison/)).toBeVisible()
  })
})
