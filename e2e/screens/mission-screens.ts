import type { Page } from '@playwright/test'
import { demoAccounts } from '../demo-accounts.ts'
import { aDraft } from '../filled-draft.ts'
import { aNewCompany, aRestaurant } from '../new-company.ts'
import { openFolds } from '../open-folds.ts'
import { aPostedMission } from '../posted-mission.ts'
import { openAs, signIn } from '../sign-in.ts'
import { signedInCall } from '../signed-in-call.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function choose(page: Page, mission: string, action: string): Promise<void> {
  await row(page, mission)
    .getByRole('button', { name: /^Actions pour/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

export async function* missionListScreens(page: Page) {
  await signIn(page, demoAccounts.admin)
  for (const list of ['all', 'draft', 'completed', 'closed']) {
    await page.goto(`/tasks/${list}`)
    await heading(page)
    await page
      .getByRole('main')
      .getByRole('table')
      .or(page.getByText(/^Aucune mission/))
      .first()
      .waitFor()
    yield `missions: ${list}`
  }
  await page.goto('/tasks/all#confirmation')
  await page.getByRole('dialog', { name: 'Votre mission est publiée' }).waitFor()
  yield 'what follows a posted mission'
  await page.goto('/notifications')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .or(page.getByText('Aucune notification'))
    .first()
    .waitFor()
  yield 'notifications'
  await page.goto('/tasks/anything')
  await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
  yield 'unknown path inside the product'
  await page.goto('/tasks/all')
  await choose(page, 'Renfort de décembre', 'Dupliquer')
  await dialog(page)
    .getByRole('checkbox', { name: /2 Siders/ })
    .check()
  yield 'renewal of a mission'
  await page.route(/\/api\/me\/tasks\?/, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { tasks: object[] }
    const tasks = body.tasks.map((task) => ({ ...task, migrated: true }))
    await route.fulfill({ json: { ...body, tasks } })
  })
  await page.goto('/tasks/all')
  await choose(page, 'Gala de l’opéra', 'Dupliquer')
  await page.getByText('Cette mission ne peut pas être dupliquée').waitFor()
  yield 'imported mission that cannot be copied'
  await onPhone(page)
  await page.goto('/tasks/all')
  await row(page, 'Gala de l’opéra').waitFor()
  yield 'phone: missions'
}

export async function* ownMissionScreens(page: Page) {
  await aNewCompany(page)
  await page.goto('/tasks')
  await page.getByRole('heading', { name: /^Bienvenue, / }).waitFor()
  yield 'missions of a new company'
  const restaurant = await aRestaurant(page)
  const draft = await aPostedMission(restaurant, { name: 'Vœux de la mairie', isPosted: false })
  await page.goto('/tasks/draft')
  await choose(page, 'Vœux', 'Supprimer')
  await page.getByRole('alertdialog').waitFor()
  yield 'question before a draft is deleted'
  await inDialog(page, 'Annuler')
  await choose(page, 'Vœux', 'Renommer')
  await dialog(page).waitFor()
  yield 'another name'
  await page.goto(`/tasks/view/${draft}`)
  await heading(page)
  yield 'page of a draft'
  await openFolds(page)
  yield 'page of a draft with its themes open'
  await page.getByRole('button', { name: /^Modifier.*Siders demandés$/ }).click()
  await dialog(page).getByRole('listitem').first().waitFor()
  yield 'Siders that a draft asks for'
  await onPhone(page)
  await page.goto(`/tasks/view/${draft}`)
  await heading(page)
  yield 'phone: page of a draft'
  await onDesk(page)
  const id = await aPostedMission(restaurant)
  const path = `/organisations/${restaurant.id}`
  await signedInCall(page, 'PATCH', `${path}/hours-types`, { sundays: { increase: 45 } })
  await signedInCall(page, 'PUT', `${path}/confirm_hours-types`)
  await page.goto(`/tasks/view/${id}`)
  await page.getByText('La politique a changé depuis').waitFor()
  yield 'page of a mission whose pay policy has changed'
  await openDialog(page, 'Voir le détail du prix')
  yield 'price of a mission'
}

/** Creates a week with two missions of fifty Siders each. */
async function fillWeek(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/planning\?/, async (route) => {
    const reply = await route.fetch()
    const { tasks, ...week } = (await reply.json()) as { tasks: { slots: object[] }[] }
    const siders = Array.from({ length: 50 }, (_, index) => ({
      id: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      firstName: `Prénom${index}`,
      lastName: 'Nom',
      pictureURL: null,
      phoneNumber: '+33639980014',
    }))
    const siderIds = siders.map(({ id }) => id)
    const crowded = tasks.map((task) => ({
      ...task,
      siders,
      slots: task.slots.map((slot) => ({ ...slot, slots: 50, siderIds })),
    }))
    await route.fulfill({ json: { ...week, tasks: crowded } })
  })
}

export async function* planningScreens(page: Page) {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning?week=50&year=2026')
  await page.getByRole('grid').getByText('Gala de l’opéra').first().waitFor()
  yield 'planning'
  await button(page, /^Actions.*18:00 – 02:00/)
    .first()
    .click()
  await page.getByRole('menuitem').first().waitFor()
  yield 'what can be done with a shift of the planning'
  await page.getByRole('menuitem', { name: 'Déplacer…' }).click()
  await dialog(page).waitFor()
  yield 'the move of a shift'
  await page.keyboard.press('Escape')
  await button(page, 'Télécharger').click()
  await page.getByRole('menuitem', { name: /^PDF/ }).waitFor()
  yield 'files of a week'
  await page.keyboard.press('Escape')
  await openDialog(page, 'Copier la semaine')
  await dialog(page)
    .getByText('Ouvrir la mission')
    .or(dialog(page).getByRole('checkbox'))
    .first()
    .waitFor()
  yield 'the copy of a week'
  await onPhone(page)
  yield 'phone: the copy of a week'
  await onDesk(page)
  await page.keyboard.press('Escape')
  await openDialog(page, /^À faire/)
  await dialog(page)
    .getByRole('heading', { name: /^Contrats à signer/ })
    .waitFor()
  yield 'what waits beside the planning'
  await page.goto('/inbox')
  await page.getByRole('heading', { name: /^Contrats à signer/ }).waitFor()
  yield 'what waits'
  await onPhone(page)
  yield 'phone: what waits'
  await onDesk(page)
  await page.goto('/planning?week=50&year=2026&view=siders')
  await page.getByRole('grid', { name: /par Sider/ }).waitFor()
  yield 'planning by Sider'
  await onPhone(page)
  yield 'phone: planning by Sider'
  await onDesk(page)
  await page.goto('/planning?view=day&day=2026-12-11')
  await page.getByRole('table', { name: /^Heures du/ }).waitFor()
  yield 'a day of the planning'
  await onPhone(page)
  yield 'phone: a day of the planning'
  await onDesk(page)
  await page.goto('/planning?view=month&day=2026-12-11')
  await page.getByRole('grid', { name: /^Planning de/ }).waitFor()
  yield 'a month of the planning'
  await onPhone(page)
  yield 'phone: a month of the planning'
  await onDesk(page)
  await page.goto('/planning?week=50&year=2026&job=cook-helper')
  await page.getByRole('heading', { name: 'Aucune mission ne correspond aux filtres' }).waitFor()
  yield 'planning of which the filters keep nothing'
  await page.goto('/planning?week=53&year=2026')
  await page.getByText('Jour de l’An').first().waitFor()
  yield 'empty week'
  await onPhone(page)
  await page.goto('/planning?week=50&year=2026')
  await page.getByText('Gala de l’opéra').first().waitFor()
  yield 'phone: planning'
  await onDesk(page)
  await fillWeek(page)
  await page.goto('/planning?week=50&year=2026')
  await page
    .getByRole('button', { name: /^\+ 47 autres/ })
    .first()
    .click()
  await dialog(page).getByRole('listitem').first().waitFor()
  yield 'everybody of a shift'
}

export async function* searchScreens(page: Page) {
  await openAs(page, demoAccounts.admin)
  const field = page.getByRole('combobox', { name: 'Recherche et actions' })
  await openDialog(page, 'Aide')
  await dialog(page).getByRole('heading', { level: 3 }).first().waitFor()
  yield 'help'
  await button(page, 'Raccourcis clavier').click()
  await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor()
  yield 'keyboard shortcuts'
  await page.keyboard.press('Escape')
  await button(page, 'Rechercher').click()
  await field.waitFor()
  yield 'search and actions'
  await field.fill('opera gala')
  await page.getByRole('option', { name: /^Barman .*Gala de l’opéra/ }).waitFor()
  yield 'search that found'
  await page.route('**/api/search*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await field.fill('serveur')
  await page
    .getByText(/La recherche ne répond pas/)
    .last()
    .waitFor()
  yield 'search that fails'
  await aRestaurant(page)
  await page.goto(`/taskPosting/${await aDraft(page)}/motive`)
  await heading(page)
  await page.keyboard.press('Control+k')
  await field.waitFor()
  yield 'search over the steps of a mission'
}
