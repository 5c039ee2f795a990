import type { Mission } from '@renfort/contract/mission.ts'
import { expect, type Page } from '@playwright/test'
import { expectedPrice, money, type TypedShift } from './expected-price.ts'
import type { PostingWords } from './posting-words.ts'
import { signedInCall } from './signed-in-call.ts'

// A plain day, a night that ends on the next day, a Sunday: all in week 50.
const shifts: readonly TypedShift[] = [
  { day: '2026-12-10', start: '09:00', end: '17:00', breakMinutes: 60, siders: 2 },
  { day: '2026-12-11', start: '20:00', end: '04:00', breakMinutes: 30, siders: 1 },
  { day: '2026-12-13', start: '10:00', end: '16:30', breakMinutes: 30, siders: 2 },
]

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

function idOf(page: Page): string {
  return /taskPosting\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** Compares the live price with the price of the domain at each step (SUM-14, "the price follows the form"). */
export function draftOf(page: Page): Promise<Mission> {
  return signedInCall<Mission>(page, 'GET', `/tasks/${idOf(page)}`)
}

function frenchDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Creates an empty draft from a job description; its name is unique. */
export async function createDraft(page: Page, words: PostingWords, suffix: string): Promise<void> {
  await page.goto('/job-descriptions')
  await page.getByRole('link', { name: words.job }).first().click()
  await button(page, words.createMission).click()
  const dialog = page.getByRole('dialog', { name: words.newMission })
  await dialog.getByLabel(words.suffix).fill(suffix)
  await dialog.getByRole('button', { name: words.createIt }).click()
  await expect(page).toHaveURL(/\/taskPosting\/[0-9a-f-]{36}\/motive/)
}

export async function chooseMotive(page: Page, words: PostingWords): Promise<void> {
  await button(page, words.addMotive).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: words.reason }).check()
  await button(page, words.createJustification).click()
  await page.getByRole('textbox', { name: words.justification }).fill('Marché de Noël')
  await button(page, words.saveJustification).click()
  await button(page, words.chooseMotive).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /Marché de Noël/ }).first()).toBeChecked()
}

async function typeShift(page: Page, words: PostingWords, shift: TypedShift): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.day }).fill(frenchDay(shift.day))
  await dialog.getByRole('combobox', { name: words.start }).fill(shift.start)
  await dialog.getByRole('combobox', { name: words.end }).fill(shift.end)
  await dialog.getByRole('combobox', { name: words.end }).press('Tab')
  if (shift.breakMinutes === 30) {
    await dialog
      .getByRole('combobox', { name: words.pause })
      .or(dialog.getByRole('button', { name: words.pause }))
      .click()
    await page.getByRole('option', { name: words.halfHour }).click()
  }
  await dialog.getByRole('textbox', { name: words.siders }).fill(String(shift.siders))
}

/** The live price is the domain's at each step (SUM-14, "the price follows the form"). */
export async function addShifts(page: Page, words: PostingWords): Promise<void> {
  const mission = await draftOf(page)
  await expect(page).toHaveURL(/\/shifts\?create=true/)
  const dialog = page.getByRole('dialog')
  for (const [index, shift] of shifts.entries()) {
    await typeShift(page, words, shift)
    const price = expectedPrice(mission, shifts.slice(0, index + 1))
    const before = index === 0 ? 0 : expectedPrice(mission, shifts.slice(0, index)).priceCents
    const live = dialog.getByRole('status', { name: words.livePrice })
    await expect(live).toContainText(money(price.priceCents, words.language))
    await expect(live).toContainText(`+\u202f${money(price.priceCents - before, words.language)}`)
    if (shift.end < shift.start) {
      await expect(dialog.getByText(words.endsNextDay)).toBeVisible()
    }
    const isLast = index === shifts.length - 1
    await button(page, isLast ? words.addThisShift : words.addAndGoOn).click()
    if (!isLast) await expect(dialog.getByRole('textbox', { name: words.day })).toBeFocused()
  }
  await expect(dialog).toBeHidden()
  // A table has a further line for the next shift; the cards of a phone do not.
  const lines = (await page.getByRole('grid').isVisible()) ? 2 : 1
  await expect(page.getByRole('row')).toHaveCount(lines + shifts.length)
  await expect(page.getByText('+1').first()).toBeVisible()
}

/** Compares the price line by line, in the panel, in the dialog and in the API: all have the cents of the rules. */
export async function checkPrice(page: Page, words: PostingWords): Promise<void> {
  const mission = await draftOf(page)
  const price = expectedPrice(mission, shifts)
  const panel = page.getByRole('complementary', { name: words.price })
  await expect(panel).toContainText(money(price.priceCents, words.language))
  const reply = await signedInCall<{ price: number; assignments: { price: number }[] }>(
    page,
    'GET',
    `/tasks/${idOf(page)}/quotation`,
  )
  expect(Math.round(reply.price * 100)).toBe(price.priceCents)
  expect(reply.assignments.map((line) => Math.round(line.price * 100))).toEqual(
    price.lines.map((line) => line.priceCents),
  )

  const unfold = panel.getByRole('button', { expanded: false })
  if ((await unfold.count()) > 0) await unfold.click()
  await panel.getByRole('button', { name: words.seeDetails }).click()
  const lines = page.getByRole('dialog').getByRole('list', { name: words.lines })
  const buttons = lines.getByRole('button')
  await expect(buttons).toHaveCount(price.lines.length)
  for (const [index, line] of price.lines.entries()) {
    await expect(buttons.nth(index)).toContainText(money(line.priceCents, words.language))
  }
  await lines.getByRole('button', { name: words.nightHours }).first().click()
  await expect(page.getByText(words.nightRule)).toBeVisible()
  await expect(page.getByRole('link', { name: /L3122-20/ })).toBeVisible()
  await expect(page.getByText(words.withoutTax).locator('..')).toContainText(
    money(price.priceCents, words.language),
  )
  const explanation = page.getByRole('dialog')
  await explanation.getByRole('button', { name: words.close, exact: true }).click()
  await expect(explanation).toBeHidden()
}

export async function fillDetails(page: Page, words: PostingWords): Promise<void> {
  await expect(button(page, words.next)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: words.place }).check()
  await page
    .getByRole('combobox', { name: words.manager })
    .or(page.getByRole('button', { name: words.manager }))
    .click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: words.department }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel(words.information).fill('Sonner à l’interphone.')
  await expect(button(page, words.next)).not.toHaveAttribute('aria-disabled')
}

export async function selectTwo(page: Page, words: PostingWords): Promise<void> {
  const people = page.getByRole('region', { name: words.mySiders }).getByRole('checkbox')
  await people.nth(0).check()
  await people.nth(1).check()
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
}

export async function post(page: Page, words: PostingWords): Promise<void> {
  const mission = await draftOf(page)
  const price = expectedPrice(mission, shifts)
  const main = page.getByRole('main')
  // On a phone the bar at the foot also shows the price.
  for (const cents of [price.priceCents, price.priceWithTaxCents]) {
    const said = main.getByText(money(cents, words.language), { exact: true })
    await expect(said.first()).toBeVisible()
  }
  await expect(button(page, words.post)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: words.check }).check()
  await button(page, words.post).click()
  await expect(page.getByRole('dialog', { name: words.posted })).toBeVisible()
  const reload = page.waitForEvent('load')
  await button(page, words.seePlanning).click()
  await reload
  await expect(page).toHaveURL(/\/planning\?.*week=50/)
  await expect(page).toHaveURL(/year=2026/)
}
