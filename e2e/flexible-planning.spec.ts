import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { expect, type Page } from '@playwright/test'
import { money } from './expected-price.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { type Language, speak } from './language.ts'
import { aNewDraft } from './new-draft.ts'
import { openFolds } from './open-folds.ts'
import { signedInCall } from './signed-in-call.ts'

const fr = {
  language: 'fr' as Language,
  next: 'Suivant',
  flexible: /^Planning flexible/,
  precise: /^Créneaux précis/,
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  saturday: 'Le samedi',
  holidays: 'Les jours fériés',
  volume: 'Volume de chaque Sider',
  volumeOption: /^42h/,
  siders: 'Nombre de Siders',
  until: 'Jusqu’à',
  preview: '24 jours de travail dans la période.',
  tooShort: 'L’amplitude est trop courte pour ce volume.',
  noHoliday: 'La période ne compte aucun jour férié.',
  price: 'Prix estimé',
  emptyPrice: 'Le prix s’affiche ici dès que le planning est complet.',
  saved: 'Enregistré',
  addDepartment: 'Ajouter un service',
  newDepartment: 'Nouveau service',
  name: 'Nom du service',
  taken: 'Un service porte déjà ce nom.',
  saveDepartment: 'Ajouter le service',
  done: 'Service ajouté.',
  department: 'Service de la mission',
  badge: 'Planning flexible',
  sentence:
    '2 Siders, 42h par semaine chacun, du lundi 4 janvier 2027 au dimanche 31 janvier 2027. ' +
    'Du lundi au samedi, entre 08:00 et 20:00. Les jours fériés ne sont pas travaillés.',
  check: /J’ai vérifié/,
  post: 'Publier la mission',
  posted: 'Votre mission est publiée',
}

const en: typeof fr = {
  language: 'en',
  next: 'Next',
  flexible: /^Flexible planning/,
  precise: /^Precise shifts/,
  firstDay: 'First day',
  lastDay: 'Last day',
  saturday: 'Saturdays',
  holidays: 'Public holidays',
  volume: 'Volume of each Sider',
  volumeOption: /^42 hours/,
  siders: 'Number of Siders',
  until: 'Until',
  preview: '24 working days in the period.',
  tooShort: 'The time range is too short for this volume.',
  noHoliday: 'There is no public holiday in the period.',
  price: 'Estimated price',
  emptyPrice: 'The price shows here as soon as the planning is complete.',
  saved: 'Saved',
  addDepartment: 'Add a department',
  newDepartment: 'New department',
  name: 'Name of the department',
  taken: 'A department already has this name.',
  saveDepartment: 'Add the department',
  done: 'Department added.',
  department: 'Department of the mission',
  badge: 'Flexible planning',
  sentence:
    '2 Siders, 42 hours a week each, from Monday 4 January 2027 to Sunday 31 January 2027. ' +
    'Monday to Saturday, between 08:00 and 20:00. Public holidays are not worked.',
  check: /I have checked/,
  post: 'Post the mission',
  posted: 'Your mission is posted',
}
const wordsOf: Readonly<Record<Language, typeof fr>> = { fr, en }

// At the 13 € an hour of the demo’s waiter: 280 normal hours, and 56 above the weekly 35.
const example7Cents = 887_264

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

/** A draft of the demo’s waiter with a motive, a manager and its address. */
async function aDraft(page: Page, name: string): Promise<string> {
  const isWaiter = ({ jobTitle }: JobDescription) => jobTitle?.id === 'waiter'
  const id = await aNewDraft(page, { type: 'delegation', name }, isWaiter)
  const [motive] = await signedInCall<{ id: string }[]>(page, 'GET', '/motives')
  const members = await signedInCall<{ id: string; role: string }[]>(
    page,
    'GET',
    '/me/organisations/users',
  )
  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    motiveId: motive?.id,
    managerId: members.find(({ role }) => role === 'admin')?.id,
  })
  return id
}

const read = (page: Page, id: string) => signedInCall<Mission>(page, 'GET', `/tasks/${id}`)

/** Types example 7 of the specification: 42 h for 2 Siders in January 2027, Saturdays included. */
async function typePlanning(page: Page, words: typeof fr): Promise<void> {
  await page.getByRole('textbox', { name: words.firstDay }).fill('04/01/2027')
  await page.getByRole('textbox', { name: words.lastDay }).fill('31/01/2027')
  await page.getByRole('checkbox', { name: words.saturday }).check()
  await page.getByRole('combobox', { name: words.volume }).click()
  await page.getByRole('option', { name: words.volumeOption }).click()
  await page.getByRole('textbox', { name: words.siders }).fill('2')
  await page.getByRole('textbox', { name: words.siders }).press('Tab')
}

async function priceInPanel(page: Page, words: typeof fr, cents: number): Promise<void> {
  await expect(page.getByRole('complementary', { name: words.price })).toContainText(
    money(cents, words.language),
  )
}

async function walk(page: Page, language: Language, name: string): Promise<void> {
  const words = wordsOf[language]
  const id = await aDraft(page, name)
  await page.goto(`/taskPosting/${id}`)
  await expect(page).toHaveURL(/\/planning-type$/)
  await button(page, words.flexible).click()
  await expect(page).toHaveURL(/\/flexible-planning$/)

  await test.step('FLEX-15 N-19 the price follows the typing', async () => {
    await expect(button(page, words.next)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(words.emptyPrice)).toHaveCount(1)
    await typePlanning(page, words)
    await priceInPanel(page, words, example7Cents)
    await expect(page.getByText(words.preview)).toBeVisible()
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
  })

  await test.step('FLEX-07 FLEX-14 problems stand at their fields, and nothing goes on', async () => {
    const until = page.getByRole('combobox', { name: words.until })
    await until.fill('14:59')
    await until.press('Tab')
    await expect(page.getByText(words.tooShort)).toBeVisible()
    await page.getByRole('checkbox', { name: words.holidays }).check()
    await expect(page.getByText(words.noHoliday)).toBeVisible()
    await button(page, words.next).click()
    await expect(page.getByRole('checkbox', { name: words.holidays })).toBeFocused()
    await expect(page).toHaveURL(/\/flexible-planning$/)
    await page.getByRole('checkbox', { name: words.holidays }).uncheck()
    await until.fill('20:00')
    await until.press('Tab')
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
  })

  await button(page, words.next).click()
  await expect(page).toHaveURL(/\/details$/)
  await test.step('POST-27 DEPT-03 a department is required, and added on the spot', async () => {
    await page.getByRole('radio').first().check()
    await expect(button(page, words.next)).toHaveAttribute('aria-disabled', 'true')
    await button(page, words.addDepartment).click()
    const dialog = page.getByRole('dialog', { name: words.newDepartment })
    await dialog.getByLabel(words.name).fill('réceptions')
    await button(page, words.saveDepartment).click()
    await expect(dialog.getByText(words.taken)).toBeVisible()
    await dialog.getByLabel(words.name).fill(name)
    await button(page, words.saveDepartment).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('combobox', { name: words.department })).toContainText(name)
    await expect(button(page, words.next)).not.toHaveAttribute('aria-disabled')
  })

  await button(page, words.next).click()
  await expect(page).toHaveURL(/\/workers$/)
  await button(page, words.next).click()
  await test.step('SUM-02 SUM-04 SUM-14 the summary says it all', async () => {
    await openFolds(page)
    await expect(page.getByText(words.sentence)).toBeVisible()
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByText(words.badge).first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(money(example7Cents, words.language), { exact: true })
        .first(),
    ).toBeVisible()
  })
  await page.getByRole('checkbox', { name: words.check }).check()
  await button(page, words.post).click()
  await expect(page.getByRole('dialog', { name: words.posted })).toBeVisible()
  const posted = await read(page, id)
  expect([posted.status, posted.flexiblePlanning?.siders]).toEqual(['submitted', 2])

  await test.step('the recap tells the same planning', async () => {
    await page.goto(`/tasks/view/${id}`)
    await openFolds(page)
    await expect(page.getByText(words.sentence)).toBeVisible()
  })
}

test('FLEX-07, FLEX-14, FLEX-15, FLEX-16, POST-08, POST-21, POST-25, POST-27, SUM-02, SUM-04, SUM-14: a mission planned by the week', async ({
  page,
}) => {
  test.slow(true, 'a whole mission is ordered')
  await page.setViewportSize({ width: 1440, height: 900 })
  await aRestaurant(page)
  await walk(page, 'fr', 'Hiver souple')
})

test('FLEX-07, FLEX-14, FLEX-15, FLEX-16, POST-08, POST-21, POST-25, POST-27, SUM-02, SUM-04, SUM-14: the same in English, on a phone', async ({
  page,
}) => {
  test.slow(true, 'a whole mission is ordered')
  await aRestaurant(page)
  await speak(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await walk(page, 'en', 'Supple winter')
})

test('POST-22, POST-23, POST-24: changing the type of planning says what is lost, and asks', async ({
  page,
}) => {
  await aRestaurant(page)
  const id = await aDraft(page, 'Volte-face')
  await page.goto(`/taskPosting/${id}/planning-type`)
  await button(page, fr.precise).click()
  await expect(page).toHaveURL(/\/shifts\?create=true$/)
  expect((await read(page, id)).isFlexiblePlanning).toBe(false)
  await page.keyboard.press('Escape')
  await signedInCall(page, 'POST', `/tasks/${id}/shifts`, {
    shifts: [
      {
        startDate: '2026-12-14T08:00:00.000Z',
        endDate: '2026-12-14T16:00:00.000Z',
        breakDuration: 60,
        slots: 1,
      },
    ],
  })
  // The choice is made already: the address leads to the flexible planning.
  await page.goto(`/taskPosting/${id}/planning-type`)
  await expect(page).toHaveURL(/\/shifts/)

  await button(page, 'Passer à un planning flexible').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 créneau sera supprimé.')
  await question.getByRole('button', { name: 'Annuler' }).click()
  expect((await read(page, id)).shifts).toHaveLength(1)
  await button(page, 'Passer à un planning flexible').click()
  await question.getByRole('button', { name: 'Passer à un planning flexible' }).click()
  await expect(page).toHaveURL(/\/flexible-planning$/)
  expect((await read(page, id)).shifts).toHaveLength(0)

  await typePlanning(page, fr)
  await expect(page.getByText(fr.saved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: fr.siders })).toHaveValue('2')
  await button(page, 'Passer à des créneaux précis').click()
  await expect(question).toContainText('Le planning flexible que vous avez indiqué sera supprimé.')
  await question.getByRole('button', { name: 'Passer à des créneaux précis' }).click()
  await expect(page).toHaveURL(/\/shifts\?create=true$/)
  expect((await read(page, id)).flexiblePlanning).toBeNull()
})

test('FLEX-17: a price or a save that fails says so, loses nothing, and can be tried again', async ({
  page,
}) => {
  await aRestaurant(page)
  const id = await aDraft(page, 'Panne')
  await signedInCall(page, 'PATCH', `/tasks/${id}`, { id, flexiblePlanning: true })
  let isDown = true
  await page.route('**/api/tasks/*/flexible-planning**', (route) =>
    isDown ? route.fulfill({ status: 500, json: { key: 'errors.internal' } }) : route.continue(),
  )
  await page.goto(`/taskPosting/${id}/flexible-planning`)
  await typePlanning(page, fr)
  const panel = page.getByRole('complementary', { name: fr.price })
  await expect(panel.getByRole('alert')).toContainText('Une erreur est survenue')
  await expect(page.getByText('Non enregistré')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: fr.firstDay })).toHaveValue('04/01/2027')
  await expect(panel.getByRole('alert')).toBeVisible()
  isDown = false
  await panel.getByRole('button', { name: 'Réessayer' }).click()
  await priceInPanel(page, fr, example7Cents)
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' })
  await retry.click()
  await expect(page.getByText(fr.saved, { exact: true })).toBeVisible()
  expect((await read(page, id)).flexiblePlanning?.weeklyVolume).toBe(42)
})
