import { expect, type Page } from '@playwright/test'
import { aFilledDraft } from './filled-draft.ts'
import { test, withoutNews } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { button } from './posting-steps.ts'

/** Holds back scripts by the start of their name; the returned function releases them. */
async function holdScripts(page: Page, name: string): Promise<() => void> {
  let letScriptsCome = () => {}
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await scripts
    await route.continue()
  })
  return letScriptsCome
}

/** Checks each frame that the browser draws; the returned function counts the frames without the element. */
async function picturesWithout(page: Page, selector: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((selected) => {
    const seen = { without: 0 }
    const look = () => {
      if (document.querySelector(selected)?.checkVisibility() !== true) seen.without += 1
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, selector)
  return () => seen.evaluate(({ without }) => without)
}

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Chargement' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

test('the navigation stays while the scripts of another page come', async ({ page }) => {
  await aRestaurant(page)
  await page.goto('/planning')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Planning/)
  const letScriptsCome = await holdScripts(page, '_app.job-descriptions-')
  const absences = await picturesWithout(page, 'nav[aria-label="Navigation principale"]')
  await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
  await expect(waiting(page)).toBeVisible()
  letScriptsCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Fiches de poste' })).toBeVisible()
  expect(await absences()).toBe(0)
})

test('the wizard’s outline waits for its scripts, never an empty page', async ({ page }) => {
  await aRestaurant(page)
  await aFilledDraft(page)
  await page.goto('/tasks/draft')
  const finish = page.getByRole('link', { name: 'Finir le brouillon' }).first()
  await expect(finish).toBeVisible()
  const letScriptsCome = await holdScripts(page, 'taskPosting.')
  const blanks = await picturesWithout(page, 'main')
  await finish.click()
  await expect(waiting(page)).toBeVisible()
  await expect(navigation(page)).toBeHidden()
  letScriptsCome()
  await expect(page.getByRole('navigation', { name: 'Étapes' })).toBeVisible()
  expect(await blanks()).toBe(0)
})

test('the next step of the wizard needs no more scripts', async ({ page }) => {
  await aRestaurant(page)
  const id = await aFilledDraft(page)
  const nextIsThere = page.waitForResponse(/assets\/taskPosting\..*workers-.*\.js$/)
  await page.goto(`/taskPosting/${id}/shifts`)
  await (await nextIsThere).finished()
  await holdScripts(page, '')
  await button(page, 'Suivant').click()
  await expect(page.getByRole('heading', { name: /^Qui souhaitez-vous/ })).toBeVisible()
})

test('a next step whose scripts do not come ahead leaves the page alone, and opens when asked for', async ({
  page,
}) => {
  await aRestaurant(page)
  const id = await aFilledDraft(page)
  const scripts = /assets\/taskPosting\..*workers-.*\.js$/
  await withoutNews(page)
  await page.route(scripts, (route) => route.abort())
  let loads = 0
  page.on('load', () => (loads += 1))
  const failure = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()))
  await page.goto(`/taskPosting/${id}/shifts`)
  await failure
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
  await page.unroute(scripts)
  await button(page, 'Suivant').click()
  await expect(page.getByRole('heading', { name: /^Qui souhaitez-vous/ })).toBeVisible()
})
