import { createMission } from '@renfort/contract/job-description.ts'
import { readMission } from '@renfort/contract/mission.ts'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { aNewCompany, aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { signIn } from './sign-in.ts'

/** Opens a company with the given number of drafts and nothing else. */
async function enterWithDrafts(page: Page, count: number): Promise<void> {
  const { call, jobIds } = await aRestaurant(page)
  for (let index = 1; index <= count; index++) {
    await call(createMission, {
      params: { id: jobIds[0] ?? '' },
      body: { taskDetails: { type: 'delegation', name: `Brouillon ${index}` } },
    })
  }
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Listes de missions' }).getByRole('link', { name })

async function chooseAction(page: Page, mission: string, action: string): Promise<void> {
  await row(page, mission)
    .getByRole('button', { name: /^Actions pour/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('TASK-01 to TASK-03, TASK-11, TASK-14 to TASK-16, TASK-18 the home list says what goes on and what comes', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  const [listed] = await Promise.all([
    page.waitForRequest(/\/api\/me\/tasks\?/),
    page.goto('/tasks'),
  ])
  expect(new URL(listed.url()).searchParams.get('limit'), 'TASK-03').toBeNull()
  await expect(page).toHaveURL(/\/tasks\/all$/)

  const ongoing = page.getByRole('table', { name: 'En cours' })
  const kitchen = ongoing.getByRole('row').filter({ hasText: 'Renfort de décembre' })
  await expect(kitchen).toContainText('Gestion')
  await expect(kitchen).toContainText(/M26\d{6}/)
  await expect(kitchen).toContainText('lun. 30 nov.')
  await expect(kitchen).toContainText('Brasserie Bellecour')
  await expect(kitchen).toContainText('Julien Faure')
  await expect(kitchen).toContainText('Créée par Claire M.')
  const upcoming = page.getByRole('table', { name: 'À venir' })
  const gala = upcoming.getByRole('row').filter({ hasText: 'Gala de l’opéra' })
  await expect(gala).toContainText('Délégation')
  await expect(gala).toContainText('Sélection en cours')
  await expect(page.getByText('Vœux de la mairie')).toBeHidden()

  await kitchen.getByRole('link', { name: '2 Siders, semaine 49' }).click()
  await expect(page).toHaveURL(/\/planning\?(?=.*week=49)(?=.*year=2026)/)
})

test('TASK-19 a selection that ended with nobody says so', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.route(/\/api\/me\/tasks\?/, async (route) => {
    const reply = await route.fetch()
    const listed = (await reply.json()) as { tasks: object[] }
    const ended = { selectionStatus: 'closed', hiredSidersCount: 0 }
    const tasks = listed.tasks.map((task) => ({ ...task, ...ended }))
    await route.fulfill({ response: reply, json: { ...listed, tasks } })
  })
  await page.goto('/tasks/all')
  await expect(row(page, 'Gala de l’opéra')).toContainText('0 Sider')
  await expect(row(page, 'Gala de l’opéra').getByRole('link', { name: /semaine/ })).toBeHidden()
})

test('TASK-05, TASK-06, TASK-29 each status has its page, and its words when it is empty', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/tasks/draft')
  await expect(page.getByRole('heading', { name: 'Aucun brouillon' })).toBeVisible()
  const done = page.waitForRequest(/\/api\/me\/tasks\?(?=.*status=done)/)
  await tab(page, 'Terminées').click()
  await done
  await expect(page).toHaveURL(/\/tasks\/completed$/)
  await expect(page.getByRole('heading', { name: 'Aucune mission terminée' })).toBeVisible()
  for (const [status, title] of [
    ['Nouvelles', 'Aucune nouvelle mission'],
    ['En cours', 'Aucune mission en cours'],
    ['À venir', 'Aucune mission à venir'],
    ['Clôturées', 'Aucune mission clôturée'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Autres statuts' }).click()
    await page.getByRole('option', { name: status }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.goto('/tasks/anything')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})

test('TASK-30 a company without any mission is greeted with its first step', async ({ page }) => {
  await aNewCompany(page)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: /^Bienvenue, / })).toBeVisible()
  await page.getByRole('link', { name: 'Décrire un premier poste' }).click()
  await expect(page).toHaveURL(/\/job-descriptions/)
})

test('TASK-04, TASK-20, TASK-21 drafts come ten at a time and can be deleted', async ({ page }) => {
  await enterWithDrafts(page, 12)
  await page.goto('/tasks/draft')
  await expect(rows(page)).toHaveCount(10)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(2)

  for (const left of [1, 0]) {
    const first = rows(page).first()
    const name = await first.getByRole('link').first().innerText()
    await first.getByRole('button', { name: /^Actions pour/ }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(name)
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Brouillon supprimé.')).toBeVisible()
    await expect(question).toBeHidden()
    if (left > 0) await expect(rows(page)).toHaveCount(left)
  }
  // After the last row of page 2 is deleted, page 1 shows.
  await expect(page).toHaveURL(/\/tasks\/draft$/)
  await expect(rows(page)).toHaveCount(10)
  await expect(pages).toBeHidden()
})

test('TASK-20 the question before a deletion can be answered by no', async ({ page }) => {
  await enterWithDrafts(page, 1)
  await page.goto('/tasks/draft')
  await chooseAction(page, 'Brouillon 1', 'Supprimer')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(row(page, 'Brouillon 1')).toBeVisible()
})

test('TASK-27, TASK-34 a draft is renamed by its suffix of 25 characters at most', async ({
  page,
}) => {
  await enterWithDrafts(page, 1)
  await page.goto('/tasks/draft')
  await chooseAction(page, 'Brouillon 1', 'Renommer')
  const dialog = page.getByRole('dialog', { name: 'Renommer la mission' })
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  const suffix = dialog.getByLabel('Complément du nom')
  await suffix.fill('x'.repeat(26))
  await suffix.blur()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await suffix.fill('  Terrasse du soir  ')
  await expect(dialog.getByText(/Nom de la mission.*– Terrasse du soir/)).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(row(page, '– Terrasse du soir')).toBeVisible()
})

test('TASK-23, TASK-24, TASK-31, TASK-32 a posted mission is duplicated into a draft and its first step', async ({
  page,
}) => {
  await aPostedMission(await aRestaurant(page))
  await page.goto('/tasks/all')
  await chooseAction(page, 'Gala de l’opéra', 'Dupliquer')
  const dialog = page.getByRole('dialog', { name: 'Dupliquer la mission' })
  await dialog.getByLabel('Complément du nom').fill('Gala, la copie')
  await dialog.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page).toHaveURL(/\/taskPosting\/[\w-]+\/motive/)

  await page.goto('/tasks/draft')
  await row(page, 'Gala, la copie').getByRole('link', { name: 'Finir le brouillon' }).click()
  await expect(page).toHaveURL(/\/taskPosting\/[\w-]+\/\w+/)
})

test('TASK-28, N-13 a mission is renewed: a draft that asks for the Siders who were hired', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  await aPostedMission(restaurant, {
    type: 'gestion',
    shifts: [[4, '18:00', '23:00', 30, 2]],
    siderIds: restaurant.siderIds.slice(0, 2),
  })
  await page.goto('/tasks/all')
  await chooseAction(page, 'Gala de l’opéra', 'Dupliquer')
  const dialog = page.getByRole('dialog', { name: 'Dupliquer la mission' })
  await dialog.getByLabel('Complément du nom').fill('La suite')
  await dialog.getByRole('checkbox', { name: /2 Siders/ }).check()
  await dialog.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page).toHaveURL(/\/taskPosting\/[\w-]+\/motive/)
  const id = /taskPosting\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const mission = await restaurant.call(readMission, { params: { id } })
  expect(mission).toMatchObject({ name: 'La suite', status: 'draft', type: 'gestion', shifts: [] })
  expect(mission.requestedSiders).toHaveLength(2)
})

test('TASK-33 an answer without the id of the copy shows a warning', async ({ page }) => {
  await aPostedMission(await aRestaurant(page))
  await page.route('**/clone', (route) => route.fulfill({ status: 201, json: {} }))
  await page.goto('/tasks/all')
  await chooseAction(page, 'Gala de l’opéra', 'Dupliquer')
  const dialog = page.getByRole('dialog', { name: 'Dupliquer la mission' })
  await dialog.getByLabel('Complément du nom').fill('Perdue')
  await dialog.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(page.getByText('La mission n’a pas été dupliquée.')).toBeVisible()
  await expect(dialog.getByLabel('Complément du nom')).toHaveValue('Perdue')
})

test('TASK-26 an imported mission leads to the job descriptions instead of a copy', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  await page.route(/\/api\/me\/tasks\?/, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { tasks: object[] }
    await route.fulfill({
      json: { ...body, tasks: body.tasks.map((task) => ({ ...task, migrated: true })) },
    })
  })
  await page.goto('/tasks/all')
  await chooseAction(page, 'Gala de l’opéra', 'Dupliquer')
  await expect(page.getByText('Cette mission ne peut pas être dupliquée')).toBeVisible()
  await page.getByRole('button', { name: 'Voir les fiches de poste' }).click()
  await expect(page).toHaveURL(/\/job-descriptions/)
})

test('TASK-09 a filter that hides everything can be taken away', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto(`/tasks/all?managerId=${crypto.randomUUID()}`)
  await expect(
    page.getByRole('heading', { name: 'Aucune mission pour ce responsable' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Afficher tous les responsables' }).click()
  await expect(page).toHaveURL(/\/tasks\/all$/)
  await expect(row(page, 'Gala de l’opéra')).toBeVisible()
})

test('TASK-09 an admin filters by manager, and nobody else does', async ({ page, browser }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/tasks/all')
  await page.getByRole('combobox', { name: 'Responsable' }).click()
  await page.getByRole('option', { name: 'Julien Faure' }).click()
  await expect(page).toHaveURL(/managerId=/)
  await expect(page.getByText('Renfort de décembre')).toBeVisible()
  await expect(page.getByText('Gala de l’opéra')).toBeHidden()
  await tab(page, 'Brouillons').click()
  await expect(page).toHaveURL(/\/tasks\/draft\?managerId=/)

  const other = await browser.newPage()
  await signIn(other, demoAccounts.manager)
  await other.goto('/tasks/all')
  await expect(other.getByText('Renfort de décembre')).toBeVisible()
  await expect(other.getByRole('combobox', { name: 'Responsable' })).toBeHidden()
  await other.close()
})

test('TASK-07, TASK-22 a collaborator sees posted missions, without draft, action or recap', async ({
  page,
}) => {
  await signIn(page, demoAccounts.collaborator)
  await page.goto('/tasks/all')
  await expect(row(page, 'Gala de l’opéra')).toBeVisible()
  await expect(tab(page, 'Terminées')).toBeVisible()
  await expect(tab(page, 'Brouillons')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Actions pour/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Gala de l’opéra/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nouvelle mission' })).toHaveCount(0)
  await page.goto('/tasks/draft')
  await expect(page).toHaveURL(/\/planning/)
  await page.goto(`/tasks/view/${crypto.randomUUID()}`)
  await expect(page).toHaveURL(/\/planning/)
})

test('TASK-10 the next steps of a posted mission show on arrival, once', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/tasks/all#confirmation')
  const dialog = page.getByRole('dialog', { name: 'Votre mission est publiée' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/tasks\/all$/)
})

test('the lists become cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoAccounts.admin)
  await page.goto('/tasks/all')
  await expect(row(page, 'Gala de l’opéra')).toContainText('Salle des Réceptions')
  await expect(row(page, 'Gala de l’opéra').getByRole('button', { name: /^Actions/ })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('rows and their menu are reached by keyboard', async ({ page }) => {
  await enterWithDrafts(page, 2)
  await page.goto('/tasks/draft')
  await expect(rows(page)).toHaveCount(2)
  const first = rows(page).first()
  await first.getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(first.getByRole('link').first()).toBeFocused()
  await first.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  const menu = first.getByRole('button', { name: /^Actions pour/ })
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Renommer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Renommer la mission' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(menu).toBeFocused()
})
