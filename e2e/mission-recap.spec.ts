import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test, withoutNews } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { openFolds } from './open-folds.ts'
import { aPostedMission } from './posted-mission.ts'
import { signIn } from './sign-in.ts'

async function openRecap(page: Page, list: string, mission: string): Promise<void> {
  await page.goto(list)
  await page.getByRole('link', { name: mission }).click()
  await expect(page.getByRole('heading', { level: 1, name: mission })).toBeVisible()
  await openFolds(page)
}

const head = (page: Page) => page.locator('main header')
const [blue, purple] = ['rgb(29, 95, 209)', 'rgb(122, 63, 196)']

/** One fact of the recap, by its name. */
const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) })

test('TASK-36, TASK-38, TASK-41, TASK-42, TASK-46 the recap shows a mission whole', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await openRecap(page, '/tasks/all', 'Gala de l’opéra')
  await expect(head(page)).toContainText('À venir')
  await expect(head(page).getByText('Délégation')).toHaveCSS('color', blue)
  await expect(fact(page, 'Langues')).toContainText('Français (niveau courant)')
  await expect(fact(page, 'Outils')).toContainText('Tireuse à bière (niveau intermédiaire)')
  await expect(fact(page, 'Expériences')).toContainText('12 mois')
  await expect(fact(page, 'Tenue')).toContainText('Tenue noire')
  for (const name of [
    'Risques du poste',
    'Précisions sur les risques',
    'Permis',
    'Note pour Renfort',
    'Informations sur la mission',
  ]) {
    await expect(fact(page, name).first()).toBeVisible()
  }
  const shifts = page.getByRole('table', { name: 'Créneaux de la mission' })
  await expect(shifts.getByRole('row').last()).toContainText('50h45')
  // The address is locked while Siders are requested (TASK-46).
  await expect(page.getByText('2 Siders ont été demandés')).toBeVisible()
  await expect(page.getByRole('button', { name: /Modifier.*Adresse de la mission/ })).toBeHidden()
})

test('TASK-47, TASK-48 the price has two decimals, its tax and its detail', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await openRecap(page, '/tasks/all', 'Gala de l’opéra')
  const box = page.getByRole('region', { name: 'Prix estimé' })
  const amounts = (await box.locator('dd').allInnerTexts()).map((text) =>
    Number(text.replaceAll(/[\s€]/gu, '').replace(',', '.')),
  )
  expect(amounts).toHaveLength(2)
  await expect(box).toContainText(/\d,\d\d\s€/u)
  expect(amounts[1]).toBeCloseTo((amounts[0] ?? 0) * 1.2, 2)
  await box.getByRole('button', { name: 'Voir le détail du prix' }).click()
  await expect(page.getByRole('dialog', { name: 'Détail du prix estimé' })).toContainText(
    'Heures de nuit',
  )
})

test('TASK-45, TASK-49, ERR-50 a draft is edited in place and finished from its recap', async ({
  page,
}) => {
  const id = await aPostedMission(await aRestaurant(page), { isPosted: false })
  await page.goto(`/tasks/view/${id}`)
  await openFolds(page)
  await page.getByRole('button', { name: /Modifier.*Informations sur la mission/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Entrée par la cour.')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(fact(page, 'Informations sur la mission')).toContainText('Entrée par la cour.')
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dupliquer' })).toBeHidden()
  await page.getByRole('link', { name: 'Finir le brouillon' }).click()
  await expect(page).toHaveURL(/\/taskPosting\//)
})

test('TASK-36, TASK-46, TASK-53 a payroll mission says that contracts seal it all but its name and note, and is duplicated from its recap', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await openRecap(page, '/tasks/all', 'Renfort de décembre')
  await expect(head(page).getByText('Gestion')).toHaveCSS('color', purple)
  await expect(page.getByText('Des contrats existent pour cette mission')).toBeVisible()
  await expect(fact(page, 'Tenue')).toBeVisible()
  await expect(page.getByRole('button', { name: /Modifier.*Tenue/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Renommer' })).toBeEnabled()
  await expect(page.getByRole('button', { name: /Modifier.*Note pour/ })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Dupliquer' })).toBeVisible()
})

test('TASK-47, TASK-48 price, main act, planning and what comes next stand on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, demoAccounts.admin)
  await openRecap(page, '/tasks/all', 'Gala de l’opéra')
  const essentials = page.getByRole('region', { name: 'L’essentiel' })
  for (const text of ['ven. 11 déc.', 'Salle des Réceptions', '4 Siders', 'Claire Moreau']) {
    await expect(essentials.getByText(text)).toBeInViewport({ ratio: 1 })
  }
  const box = page.getByRole('region', { name: 'Prix estimé' })
  await expect(box.locator('dd').first()).toBeInViewport({ ratio: 1 })
  const again = page.getByRole('button', { name: 'Commander à nouveau' })
  await expect(again).toBeInViewport({ ratio: 1 })
  const timeline = page.getByRole('region', { name: 'Où en est la mission' })
  await expect(timeline).toBeInViewport({ ratio: 1 })
  // On a phone, the price and the main action stay at the foot of the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(again).toBeInViewport({ ratio: 1 })
  await again.click({ trial: true })
})

test('a mission page keeps its place while it loads, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoAccounts.admin)
  await withoutNews(page)
  await page.goto('/tasks/all')
  const mission = page.getByRole('link', { name: 'Gala de l’opéra' })
  const address = await mission.getAttribute('href')
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address ?? '')
  await expect(page.getByText('Politique de rémunération appliquée')).toBeAttached()
  await expect(page.getByText(/hors taxes/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sum = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  )
  expect(sum).toBeLessThanOrEqual(0.005)
})
