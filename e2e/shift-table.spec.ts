import { readMission } from '@renfort/contract/mission.ts'
import { deleteShifts, type ShiftBody } from '@renfort/contract/shift.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const grid = (page: Page) => page.getByRole('grid', { name: 'Créneaux de la mission' })
const price = (page: Page) => page.getByRole('complementary', { name: 'Prix estimé' })

/** Days from a Monday on, five in each week, from nine to five in Paris winter time. */
function shiftsOf(count: number): ShiftBody[] {
  const monday = isoDate('2026-12-07')
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(monday, Math.floor(index / 5) * 7 + (index % 5))
    return {
      startDate: `${day}T08:00:00.000Z`,
      endDate: `${day}T16:00:00.000Z`,
      breakDuration: 60,
      slots: 2,
    }
  })
}

/** Opens the step of the shifts of a draft; resolves to its id. */
async function openDraft(page: Page, count: number): Promise<string> {
  const id = await aNewDraft(page, { type: 'delegation', name: 'Tableau' })
  const [motive] = await signedInCall<{ id: string }[]>(page, 'GET', '/motives')
  const patch = { id, motiveId: motive?.id, flexiblePlanning: false }
  await signedInCall(page, 'PATCH', `/tasks/${id}`, patch)
  const shifts = shiftsOf(count)
  if (count > 0) await signedInCall(page, 'POST', `/tasks/${id}/shifts`, { shifts })
  await page.goto(`/taskPosting/${id}/shifts`)
  return id
}

/** Whether an element is fully visible: inside the window and not covered. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    const over = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y))
    return isInside && over(top + 2) && over(bottom - 2)
  })

test('SHIFT-02 fifteen compact shifts and their price stand on a laptop screen, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await aRestaurant(page)
  await openDraft(page, 15)
  const lines = grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /créneau du/ }) })
  await expect(lines).toHaveCount(15)
  const heightsOf = () =>
    lines.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...(await heightsOf()))).toBe(88)
  await page.getByRole('switch', { name: 'Lignes compactes' }).check()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Lignes compactes' })).toBeChecked()
  await lines.nth(14).evaluate((row) => row.scrollIntoView({ block: 'end' }))
  await expect
    .poll(async () => {
      const seen = await Promise.all(
        (await lines.all()).map((row) => isInSight(row.getByRole('gridcell').nth(1))),
      )
      return seen.filter(Boolean).length
    })
    .toBe(15)
  expect(await isInSight(price(page).getByText(/€/).first())).toBe(true)
  expect(Math.max(...(await heightsOf()))).toBeLessThanOrEqual(44)
})

for (const [width, height] of [
  [1366, 768],
  [800, 900],
  [390, 844],
] as const) {
  test(`the bar of ticked shifts is in sight at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await aRestaurant(page)
    await openDraft(page, 12)
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    for (const name of ['Dupliquer', 'Supprimer']) {
      await expect.poll(() => isInSight(button(page, name))).toBe(true)
    }
  })
}

test('« back » closes a dialog of the step, and leaves the step only then', async ({ page }) => {
  await aRestaurant(page)
  const id = await openDraft(page, 2)
  const step = new RegExp(`/taskPosting/${id}/shifts$`)
  const dialog = page.getByRole('dialog')
  await button(page, 'Ajouter un créneau').click()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/create=true/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(step)
  await button(page, /^Modifier le créneau du lun/).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(step)

  // A dialog that is closed by hand leaves no history entry.
  await button(page, 'Coller d’un tableur').click()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeHidden()

  // An address that opens the dialog has the step below it in the history.
  await page.goto(`/taskPosting/${id}/shifts?create=true`)
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(step)
})

test('a second tab does not go on with the price of shifts that are gone', async ({ page }) => {
  const company = await aRestaurant(page)
  const id = await openDraft(page, 2)
  const total = await price(page).innerText()
  const { shifts } = await company.call(readMission, { params: { id } })
  await company.call(deleteShifts, { query: {}, body: { ids: [shifts[0]?.id ?? ''] } })
  await button(page, 'Suivant').click()
  await expect(page.getByText(/Le planning a été modifié ailleurs/)).toBeVisible()
  await expect(page).toHaveURL(/\/shifts$/)
  await expect(price(page)).not.toHaveText(total)
  await button(page, 'Suivant').click()
  await expect(page).toHaveURL(/\/details/)
})
