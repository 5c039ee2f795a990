import { expect, type Locator, type Page } from '@playwright/test'
import { anAmendableMission } from './amended-mission.ts'
import { test, withoutNews } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

const week = '/planning?week=50&year=2026'
const shift = (page: Page, when: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^Actions.*${when}`) })

test.beforeEach(({ page }) => withoutNews(page))

test('PLAN-02, SHIFT-11 the week is worked by keyboard alone', async ({ page }) => {
  await aPostedMission(await aRestaurant(page))
  await page.goto(week)
  await shift(page, 'ven. 11 déc.').focus()
  await page.keyboard.press('ArrowRight')
  await expect(shift(page, 'sam. 12 déc.')).toBeFocused()
  await page.keyboard.press('ArrowLeft')

  // A day earlier and a quarter later: it shows at once, with its price.
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(shift(page, 'jeu. 10 déc., 18:15 – 02:15')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Prix de la mission' })).toBeVisible()
  // Saved once the keys pause.
  await expect(page.getByText(/Créneau déplacé.*jeu. 10 déc., 18:15 – 02:15/)).toBeVisible()
  await page.reload()
  await expect(shift(page, 'jeu. 10 déc., 18:15 – 02:15')).toBeVisible()

  // The same move by the menu, and undone.
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

  // A move into the next week: the sheet follows.
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

const card = (page: Page, when: string) =>
  page
    .locator('[data-card]')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Actions.*${when}`) }) })
const day = (page: Page, number: number) => page.getByRole('gridcell').nth(number)

interface Point {
  readonly x: number
  readonly y: number
}

/** Drags a card by a point at `up` pixels from its foot, and drops it elsewhere. */
async function drag(page: Page, from: Locator, to: Locator | Point, up = 20) {
  // Late content, above the sheet or in its cards, would move the cards from under the pointer.
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    await page.mouse.move(0, 0)
    await from.hover()
    await expect(from).toHaveCSS('cursor', 'grab', { timeout: 1_000 })
  }).toPass()
  // Once the card is ready, the page does not move any more.
  const { x, y } = 'x' in to ? to : await middleOf(to)
  const box = await from.boundingBox()
  if (box === null) throw new Error('The card is not on the page.')
  await page.mouse.move(box.x + 30, box.y + box.height - up)
  await page.mouse.down()
  await page.mouse.move(box.x + 34, box.y + box.height - up + 4, { steps: 3 })
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('The day is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('PLAN-02 a pointer moves, copies and stretches shifts, and what is refused springs back', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await aPostedMission(restaurant, { shifts: [[0, '09:00', '15:00', 30, 2]] })
  await page.goto(week)
  await drag(page, card(page, 'lun. 7 déc.'), day(page, 2))
  await expect(shift(page, 'mer. 9 déc., 09:00 – 15:00')).toBeFocused()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(shift(page, 'lun. 7 déc.')).toBeVisible()

  await page.keyboard.down('Control')
  await drag(page, card(page, 'lun. 7 déc.'), day(page, 3))
  await page.keyboard.up('Control')
  await expect(shift(page, 'jeu. 10 déc.')).toBeVisible()
  await expect(shift(page, 'lun. 7 déc.')).toBeVisible()

  // Dropped on an equal shift.
  await drag(page, card(page, 'lun. 7 déc.'), day(page, 3))
  await expect(page.getByText(/reste le lun. 7 déc., 09:00 – 15:00/)).toBeVisible()
  await expect(shift(page, 'lun. 7 déc.')).toBeVisible()

  // Stretched by an hour at its foot.
  const foot = await card(page, 'lun. 7 déc.').boundingBox()
  const below = { x: (foot?.x ?? 0) + 30, y: (foot?.y ?? 0) + (foot?.height ?? 0) + 30 }
  await drag(page, card(page, 'lun. 7 déc.'), below, 2)
  await expect(shift(page, 'lun. 7 déc., 09:00 – 16:00')).toBeVisible()
})

test('PLAN-02, ENT-34 the week by Sider is worked in its grid, by keyboard and by pointer', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await anAmendableMission(restaurant)
  await aPostedMission(restaurant)
  await page.goto(`${week}&view=siders`)
  const row = (name: RegExp) => page.getByRole('row', { name })
  const free = row(/^Places à pourvoir/)
  const dayOf = (of: Locator, number: number) => of.getByRole('gridcell').nth(number)

  // An open shift moves to another day, and a copy of it is added.
  await shift(page, 'ven. 11 déc., 18:00').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(shift(page, 'jeu. 10 déc., 18:00')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.down('Control')
  await drag(page, card(page, 'jeu. 10 déc., 18:00'), dayOf(free, 2))
  await page.keyboard.up('Control')
  await expect(shift(page, 'mer. 9 déc., 18:00')).toBeFocused()

  // The move hires nobody.
  const person = page.getByRole('rowheader').getByRole('button').first()
  const name = (await person.textContent()) ?? ''
  const theirs = row(new RegExp(`^${name}`))
  await drag(page, card(page, 'mer. 9 déc., 18:00'), dayOf(theirs, 2))
  await expect(page.getByText(/Seul le prestataire.*reste le mer. 9 déc./)).toBeVisible()
  await expect(dayOf(free, 2)).toContainText('18:00')

  // A name opens the profile and gets the focus back; Tab leaves the grid.
  await person.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(person).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(person).toBeFocused()
})
