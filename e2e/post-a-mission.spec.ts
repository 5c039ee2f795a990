import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aMember, aRestaurant } from './new-company.ts'
import { openFolds } from './open-folds.ts'
import { keepSession } from './sign-in.ts'
import { tabTo } from './tab-to.ts'
import { type Language, speak } from './language.ts'
import {
  addShifts,
  button,
  checkPrice,
  chooseMotive,
  createDraft,
  draftOf,
  fillDetails,
  overflow,
  post,
  selectTwo,
} from './posting-steps.ts'
import { postingWords } from './posting-words.ts'

/** Six screens, typed as a client does. */
const longWalk = 'a whole mission is ordered'

async function walk(page: Page, language: Language, suffix: string): Promise<void> {
  const words = postingWords[language]
  await createDraft(page, words, suffix)
  // The single motive of the company is chosen already; the user may add another.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await chooseMotive(page, words)
  await button(page, words.next).click()
  await expect(page).toHaveURL(/\/planning-type/)
  await button(page, words.precise).click()
  await addShifts(page, words)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await checkPrice(page, words)
  await button(page, words.next).click()
  await expect(page).toHaveURL(/\/details/)
  await fillDetails(page, words)
  await button(page, words.next).click()
  await expect(page).toHaveURL(/\/workers/)
  await selectTwo(page, words)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await button(page, words.next).click()
  await expect(page.getByRole('heading', { name: words.summary })).toBeVisible()
  await openFolds(page)
  await button(page, words.editTools).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const mission = await draftOf(page)
  expect(mission.requestedSiders).toHaveLength(2)
  expect(mission.missionInformation).toBe('Sonner à l’interphone.')
  await post(page, words)
  await expect(page.getByText(suffix).first()).toBeVisible()
}

test('JD-25, POST-07 to POST-10, POST-19, POST-27, SHIFT-09, SUM-14, SUM-15, SUM-18 to SUM-20: a mission from its job description to its planning, at 1 440 px', async ({
  page,
}) => {
  test.slow(true, longWalk)
  await page.setViewportSize({ width: 1440, height: 900 })
  await aRestaurant(page)
  await walk(page, 'fr', 'Vitrines')
})

test('JD-25, POST-07 to POST-10, POST-19, POST-27, SHIFT-09, SUM-14, SUM-15, SUM-18 to SUM-20: the same in English, on a phone', async ({
  page,
}) => {
  test.slow(true, longWalk)
  await aRestaurant(page)
  await speak(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await walk(page, 'en', 'Windows')
})

async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, button(page, name))
  await page.keyboard.press(key)
}

test('POST-07 to POST-10, SUM-18, SUM-19: a mission posted by keyboard alone', async ({ page }) => {
  test.slow(true, longWalk)
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepSession(page, await aMember(page, await aRestaurant(page), 'missionManager'))
  const words = postingWords.fr
  await page.goto('/job-descriptions')
  await tabTo(page, page.getByRole('link', { name: words.job }).first())
  await page.keyboard.press('Enter')
  await press(page, words.createMission)
  await tabTo(page, page.getByRole('dialog').getByLabel(words.suffix))
  await page.keyboard.type('Clavier')
  await press(page, words.createIt)
  await expect(page).toHaveURL(/\/motive/)

  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(button(page, words.next)).not.toHaveAttribute('aria-disabled')
  await press(page, words.next)
  await expect(page.locator('#step')).toBeFocused()
  await press(page, words.precise)

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: words.day })).toBeFocused()
  await page.keyboard.type('10/12/2026')
  await tabTo(page, dialog.getByRole('combobox', { name: words.end }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('16h30')
  await tabTo(page, dialog.getByRole('textbox', { name: words.siders }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row')).toHaveCount(3)
  await press(page, words.next)

  await expect(page).toHaveURL(/\/details/)
  await tabTo(page, page.getByRole('combobox', { name: words.department }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const manager = page
    .getByRole('combobox', { name: words.manager })
    .or(page.getByRole('button', { name: words.manager }))
  await tabTo(page, manager)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(button(page, words.next)).not.toHaveAttribute('aria-disabled')
  await press(page, words.next)

  await expect(page).toHaveURL(/\/workers/)
  await tabTo(page, page.getByRole('textbox', { name: words.search }))
  const first = page.getByRole('region', { name: words.mySiders }).getByRole('checkbox').first()
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await press(page, words.next)

  await expect(page).toHaveURL(/\/summary/)
  await tabTo(page, page.getByRole('checkbox', { name: words.check }))
  await page.keyboard.press('Space')
  await press(page, words.post)
  await expect(page.getByRole('dialog', { name: words.posted })).toBeVisible()
  await press(page, words.seePlanning)
  await expect(page).toHaveURL(/\/planning\?.*week=50/)
})
