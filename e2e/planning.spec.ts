import { aPlannedTask } from '../apps/web/src/testing/a-planned-task.ts'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { languages, speak } from './language.ts'
import { openAs, signIn } from './sign-in.ts'

const weeks = (page: Page) => page.getByRole('navigation', { name: 'Choix de la semaine' })
const sheet = (page: Page, week: number) =>
  page.getByRole('grid', { name: new RegExp(`semaine ${week},`) })
const days = (page: Page) => page.getByRole('row').first().getByRole('columnheader')

/** Lists the weeks of the planning that the page loads. */
function listenToWeeks(page: Page): number[] {
  const asked: number[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/planning') asked.push(Number(searchParams.get('week')))
  })
  return asked
}

test('PLAN-01, PLAN-03, PLAN-04 opens on the week of today and turns week by week', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning')
  await expect(sheet(page, 49)).toBeVisible()
  await expect(days(page)).toHaveCount(7)
  await expect(days(page).first()).toContainText('lun. 30 nov.')
  await expect(days(page).nth(2)).toHaveAttribute('aria-current', 'date')
  await expect(days(page).nth(2)).toContainText('Aujourd’hui')

  await weeks(page).getByRole('link', { name: 'Semaine suivante' }).click()
  await expect(page).toHaveURL(/(?=.*week=50)(?=.*year=2026)/)
  await expect(sheet(page, 50)).toBeVisible()
  await weeks(page).getByRole('link', { name: 'Semaine précédente' }).click()
  await weeks(page).getByRole('link', { name: 'Semaine précédente' }).click()
  await expect(sheet(page, 48)).toBeVisible()
  await weeks(page).getByRole('link', { name: 'Semaine en cours' }).click()
  await expect(sheet(page, 49)).toBeVisible()

  // Week 53 of a year with 52 weeks is the first week of the next year; an invalid week is the present one.
  await page.goto('/planning?week=53&year=2027')
  await expect(sheet(page, 1)).toBeVisible()
  await page.goto('/planning?week=abc&year=-4')
  await expect(sheet(page, 49)).toBeVisible()
})

test('PLAN-02 shows each mission with its slots, its Siders and its hours', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning?week=50&year=2026')
  const table = sheet(page, 50)
  await expect(table).toContainText('Gala de l’opéra')
  await expect(table).toContainText('50h45')
  const friday = table
    .getByRole('row')
    .filter({ hasText: 'Gala de l’opéra' })
    .getByRole('gridcell')
    .nth(4)
  await expect(friday).toContainText('18:00 – 02:00')
  await expect(friday).toContainText('+1')
  await expect(friday).toContainText('0/3')
  await expect(table).toContainText('Renfort de décembre')
  await expect(table.getByText('09:00 – 15:00')).toHaveCount(5)
  await expect(table.getByText('Chloé F.')).toHaveCount(5)
})

test('PLAN-05 loads a week with two on either side, and keeps them', async ({ page }) => {
  await openAs(page, demoAccounts.admin)
  await expect(sheet(page, 49)).toBeVisible()
  await page.goto('about:blank')
  const asked = listenToWeeks(page)
  await page.goto('/planning')
  await expect(sheet(page, 49)).toBeVisible()
  // The neighbouring weeks load once the browser is idle.
  await expect.poll(() => asked.toSorted()).toEqual([47, 48, 49, 50, 51])
  expect(asked[0]).toBe(49)
  asked.length = 0
  await weeks(page).getByRole('link', { name: 'Semaine suivante' }).click()
  await expect(sheet(page, 50)).toContainText('Gala de l’opéra')
  await expect.poll(() => asked).toEqual([52])
})

test('PLAN-03 the page keys turn the weeks of the sheet', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning?week=50&year=2026')
  await sheet(page, 50)
    .getByRole('button', { name: /18:00 – 02:00/ })
    .first()
    .focus()
  await page.keyboard.press('PageUp')
  await expect(sheet(page, 49).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(sheet(page, 51)).toBeVisible()
})

test('PLAN-11 a mission leads to its recap and back to the same week', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning?week=50&year=2026')
  await page.getByRole('link', { name: 'Barman / Barmaid – Gala de l’opéra', exact: true }).click()
  await expect(page).toHaveURL(/\/tasks\/view\/[\w-]+\?(?=.*origin=planning)/)
  await page.getByRole('main').getByRole('link', { name: 'Planning' }).click()
  await expect(sheet(page, 50)).toBeVisible()
})

test('PLAN-11, C-30 a collaborator reads the planning without the way to missions', async ({
  page,
}) => {
  await signIn(page, demoAccounts.collaborator)
  await page.goto('/planning?week=50&year=2026')
  await expect(sheet(page, 50)).toContainText('Gala de l’opéra')
  await expect(sheet(page, 50).getByRole('link')).toHaveCount(0)
  await page.goto('/planning?week=3&year=2027')
  await expect(page.getByRole('heading', { name: 'Aucune mission cette semaine' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /fiche de poste/ })).toHaveCount(0)
})

test('PLAN-10 an empty week leads to the job descriptions, its holiday in red', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning?week=53&year=2026')
  await expect(days(page).nth(4)).toContainText('Jour de l’An')
  await page.getByRole('link', { name: 'Voir les fiches de poste' }).click()
  await expect(page).toHaveURL(/\/job-descriptions/)
})

test('PLAN-13 a week that does not load shows a toast, and can be loaded again', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  let fails = true
  await page.route('**/api/v1/planning**', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { key: 'errors.internal', requestId: 'r-1' } })
      : route.continue(),
  )
  await page.goto('/planning?week=50&year=2026')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /n’a pas pu se charger/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('r-1')
  fails = false
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(sheet(page, 50)).toContainText('Gala de l’opéra')
})

for (const language of languages) {
  test(`PLAN-02, PLAN-08 is accessible on a laptop and on a phone (${language})`, async ({
    page,
  }) => {
    await signIn(page, demoAccounts.admin)
    await speak(page, language)
    await page.goto('/planning?week=50&year=2026')
    await expect(page.getByRole('grid')).toContainText('Gala de l’opéra')
    await page.setViewportSize({ width: 390, height: 844 })
    const friday = page.getByRole('region', {
      name: language === 'fr' ? 'ven. 11 déc.' : 'Fri 11 Dec',
    })
    await expect(friday.getByText('18:00 – 02:00')).toBeVisible()
    await expect(friday).toContainText('Gala de l’opéra')
    await expect(page.getByRole('grid')).toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

interface Crowd {
  missions: number
  sidersEach: number
}

/** Creates a week of 1 000 Siders who all work every day. */
async function fillWeek(page: Page, { missions, sidersEach }: Crowd): Promise<void> {
  const idOf = (kind: number, number: number) =>
    `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  await page.route('**/api/v1/planning**', async (route) => {
    const search = new URL(route.request().url()).searchParams
    const [week, year] = [Number(search.get('week')), Number(search.get('year'))]
    const tasks = Array.from({ length: week === 50 ? missions : 0 }, (_, mission) => {
      const siders = Array.from({ length: sidersEach }, (_, sider) => ({
        id: idOf(1, mission * sidersEach + sider),
        firstName: `Prénom${sider}`,
        lastName: 'Nom',
        pictureURL: null,
        phoneNumber: '+33639980014',
      }))
      const task = aPlannedTask({
        id: idOf(2, mission),
        name: `Équipe ${mission}`,
        jobTitle: { id: 'waiter', name: 'Serveur' },
        siders,
        slots: Array.from({ length: 7 }, (_, day) => ({
          shiftId: idOf(3, mission * 7 + day),
          startDate: `2026-12-${String(7 + day).padStart(2, '0')}T08:00:00.000Z`,
          endDate: `2026-12-${String(7 + day).padStart(2, '0')}T15:00:00.000Z`,
          breakDuration: 30,
          slots: sidersEach,
          siderIds: siders.map(({ id }) => id),
        })),
      })
      return task
    })
    await route.fulfill({ json: { week, year, tasks } })
  })
}

test('PLAN-02 a week of 1 000 missions keeps its names in the page, and few of its days', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await fillWeek(page, { missions: 1000, sidersEach: 1 })
  await page.goto('/planning?week=50&year=2026')
  await expect(page.getByRole('link', { name: 'Serveur – Équipe 0', exact: true })).toBeVisible()
  const elements = () => page.locator('*').count()
  const rows = page.locator('tr[data-heads]')
  const table = page.locator('table[data-rows="missions"]')
  await expect(table).toHaveAttribute('aria-rowcount', '2001')
  // The browser finds in the page what is out of sight.
  await expect(table).toContainText('Serveur – Équipe 999')
  expect(await rows.count()).toBeLessThan(20)
  expect(await elements()).toBeLessThan(2500)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('link', { name: 'Serveur – Équipe 999', exact: true })).toBeVisible()
  await expect(table).toContainText('Serveur – Équipe 500')
  expect(await rows.count()).toBeLessThan(20)
  expect(await elements()).toBeLessThan(2500)
})

test('PLAN-02 a crowded shift shows a few names, and everyone in a panel', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await fillWeek(page, { missions: 2, sidersEach: 50 })
  await page.goto('/planning?week=50&year=2026')
  await page
    .getByRole('button', { name: /^\+ 47 autres/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: '50 Siders' })
  await expect(panel.getByRole('listitem')).toHaveCount(50)
  await expect(panel.getByText('Prénom49 Nom')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('the week prints on A4 landscape, every name included', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await fillWeek(page, { missions: 2, sidersEach: 10 })
  await page.goto('/planning?week=50&year=2026')
  await expect(page.getByRole('link', { name: 'Serveur – Équipe 1', exact: true })).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = [...paper.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box]) => box)
  expect(sheets.length).toBeGreaterThan(0)
  for (const box of sheets) expect(box).toMatch(/^0 0 84[12][\d.]* 59[45][\d.]*$/)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('Prénom9 N.')).toHaveCount(14)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByText('Prénom9 N.')).toHaveCount(0)
})
