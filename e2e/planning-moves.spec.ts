import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

const week = '/planning?week=50&year=2026'
const shift = (page: Page, when: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^Actions.*${when}`) })

test('PLAN-02, SHIFT-11 the week is worked by keyboard alone', async ({ page }) => {
  await aPostedMission(await aRestaurant(page))
  await page.goto(week)
  await shift(page, 'ven. 11 déc.').focus()
  await page.keyboard.press('ArrowRight')
  await expect(shift(page, 'sam. 12 déc.')).toBeFocused()
  await page.keyboard.press('ArrowLeft')

  // A day earlier and a quarter later: seen at once, with its price.
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(shift(page, 'jeu. 10 déc., 18:15 – 02:15')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Prix de la mission' })).toBeVisible()
  // Kept once the keys rest.
  await expect(page.getByText(/Créneau déplacé.*jeu. 10 déc., 18:15 – 02:15/)).toBeVisible()
  await page.reload()
  await expect(shift(page, 'jeu. 10 déc., 18:15 – 02:15')).toBeVisible()

  // The same by the menu, and undone.
  await shift(page, 'jeu. 10 déc.').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Déplacer…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Jour' }).fill('09/12/2026')
  await page.getByRole('button', { name: 'Déplacer', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(shift(page, 'mer. 9 déc., 18:15 – 02:15')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(shift(page, 'jeu. 10 déc., 18:15 – 02:15')).toBeVisible()

  // To the next week: the sheet follows.
  await shift(page, 'sam. 12 déc.').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page).toHaveURL(/week=51/)
  await expect(shift(page, 'lun. 14 déc.')).toBeFocused()
  await expect(page.getByText(/Créneau déplacé.*lun. 14 déc./)).toBeVisible()
})

test('a move without a connection springs back and says it', async ({ page, context }) => {
  await aPostedMission(await aRestaurant(page))
  await page.goto(week)
  await shift(page, 'ven. 11 déc.').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(shift(page, 'jeu. 10 déc.')).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(shift(page, 'ven. 11 déc.')).toBeVisible()
  await context.setOffline(false)
})
