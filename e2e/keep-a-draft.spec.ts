import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { listCandidates } from '@renfort/contract/company-sider.ts'
import { addDemoMotive } from '../apps/api/src/seeds/demo-missions.ts'
import { expect, type Page } from '@playwright/test'
import { aDraft, addShift, aFilledDraft } from './filled-draft.ts'
import { withMissingSettings } from './with-missing-settings.ts'
import { test } from './journey.ts'
import { aMember, aPhoneNumber, aRestaurant, type Restaurant } from './new-company.ts'
import { keepSession } from './sign-in.ts'
import { signedInCall } from './signed-in-call.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Suivant')
const dialog = (page: Page) => page.getByRole('dialog')

const read = (page: Page, id: string) => signedInCall<Mission>(page, 'GET', `/tasks/${id}`)

let company: Restaurant
test.beforeEach(async ({ page }) => {
  company = await aRestaurant(page)
})

test('POST-01, POST-06, POST-12: closed steps, drafts of nobody, the way out', async ({ page }) => {
  // A choice is only needed between two motives.
  await addDemoMotive(company.call, 'Renfort des réceptions.')
  const id = await aDraft(page)
  await page.goto(`/taskPosting/${id}/summary`)
  await expect(page).toHaveURL(/\/motive$/)
  const steps = page.getByRole('navigation', { name: 'Étapes' })
  const shifts = steps.getByRole('button', { name: /Type de planning/ })
  await expect(shifts).toHaveAttribute('aria-disabled', 'true')
  await expect(shifts).toHaveAccessibleDescription('Indiquez le motif de recours.')
  await expect(next(page)).toHaveAccessibleDescription('Indiquez le motif de recours.')
  await page.getByRole('link', { name: 'Fiches de poste', exact: true }).click()
  await expect(page).toHaveURL(/\/job-descriptions/)

  await page.goto('/taskPosting/11111111-1111-4111-8111-111111111111/motive')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
})

test('POST-01: a collaborator is led home', async ({ page, browser }) => {
  const id = await aDraft(page)
  const other = await (await browser.newContext()).newPage()
  await keepSession(other, await aMember(page, company, 'collaborator'))
  await other.goto(`/taskPosting/${id}/motive`)
  await expect(other).toHaveURL(/\/planning/)
  await other.context().close()
})

test('POST-18, POST-19, POST-20: a motive of its own reason, created, chosen, deleted', async ({
  page,
}) => {
  const id = await aDraft(page)
  await page.goto(`/taskPosting/${id}/motive`)
  await button(page, /Ajouter un motif|Choisir un motif/).click()
  await dialog(page)
    .getByRole('radio', { name: /^Remplacement/ })
    .check()
  await button(page, 'Créer une justification').click()
  const form = dialog(page).last()
  await form.getByLabel('Prénom et nom').fill('Nina Faure')
  await form.getByLabel('Poste occupé').fill('Serveuse')
  await form.getByLabel('Raison de l’absence').fill('Congé')
  const justification = form.getByLabel('Justification', { exact: true })
  await justification.fill('Court')
  await justification.blur()
  await expect(form.getByText('La justification a au moins 6 caractères.')).toBeVisible()
  const text = 'Remplacement à retirer'
  await justification.fill(text)
  await button(page, 'Enregistrer la justification').click()
  const created = dialog(page).getByRole('radio', { name: new RegExp(text) })
  await expect(created).toBeChecked()

  // Another reason clears the justification; the first reason offers it again.
  await dialog(page)
    .getByRole('radio', { name: /^Emploi saisonnier/ })
    .check()
  await expect(button(page, 'Choisir ce motif')).toHaveAttribute('aria-disabled', 'true')
  await dialog(page)
    .getByRole('radio', { name: /^Remplacement/ })
    .check()
  await expect(created).not.toBeChecked()
  const remove = dialog(page).getByRole('button', { name: `Supprimer le motif\u202f: ${text}` })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(created).toBeHidden()
})

test('SHIFT-03: a planning without any shift says so, and leads to the first one', async ({
  page,
}) => {
  const id = await aDraft(page)
  const planned = { id, motiveId: company.motiveId, flexiblePlanning: false }
  await signedInCall(page, 'PATCH', `/tasks/${id}`, planned)
  await page.goto(`/taskPosting/${id}/shifts`)
  await expect(page.getByText('Aucun créneau pour l’instant')).toBeVisible()
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Ajouter un créneau').first().click()
  await expect(dialog(page).getByRole('textbox', { name: 'Date' })).toBeVisible()
})

test('SHIFT-01, SHIFT-28: what is typed survives a reload, a failed call and a double click', async ({
  page,
}) => {
  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/shifts?create=true`)
  const day = dialog(page).getByRole('textbox', { name: 'Date' })
  const end = dialog(page).getByRole('combobox', { name: 'Fin' })
  await day.fill('16/12/2026')
  await end.fill('18h')
  await end.blur()
  await page.reload()
  await expect(day).toHaveValue('16/12/2026')
  await expect(end).toHaveValue('18:00')

  let calls = 0
  let isDown = true
  await page.route('**/api/tasks/*/shifts', async (route) => {
    if (route.request().method() === 'POST') calls++
    if (isDown) await route.fulfill({ status: 500, json: { key: 'errors.internal' } })
    else await route.continue()
  })
  await button(page, 'Ajouter le créneau').click()
  await expect(page.getByText(/Une erreur est survenue/)).toBeVisible()
  await expect(day).toHaveValue('16/12/2026')
  isDown = false
  calls = 0
  await button(page, 'Ajouter le créneau').dblclick()
  await expect(dialog(page)).toBeHidden()
  expect(calls).toBe(1)
  expect((await read(page, id)).shifts).toHaveLength(2)

  // Another user adds the same shift meanwhile: the refusal shows at the day (SHIFT-15).
  await button(page, 'Ajouter un créneau').click()
  await expect(day).toHaveValue('17/12/2026')
  await end.fill('17:00')
  await end.blur()
  await addShift(page, id, '2026-12-17')
  await button(page, 'Ajouter le créneau').click()
  await expect(dialog(page).getByText(/Un créneau identique existe déjà/)).toBeVisible()
  await expect(page.getByText(/Le planning n’a pas changé/)).toBeVisible()
})

test('a draft that changed in another tab is read again when this one comes back', async ({
  page,
}) => {
  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/shifts`)
  await expect(page.getByRole('row')).toHaveCount(3)
  await addShift(page, id, '2026-12-18')
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(page.getByRole('row')).toHaveCount(4)
})

test('SHIFT-24 to SHIFT-26: several days at once, a copy, a deletion that is undone', async ({
  page,
}) => {
  const id = await aFilledDraft(page)
  const line = page.getByRole('checkbox', { name: /le créneau du/ })
  await page.goto(`/taskPosting/${id}/shifts`)
  await page.getByRole('row').nth(1).hover()
  await button(page, /Dupliquer le créneau du lun/).click()
  const add = dialog(page).getByRole('button', { name: /^Ajouter/ })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await dialog(page)
    .getByRole('button', { name: /14 décembre 2026/ })
    .click()
  await expect(
    dialog(page)
      .getByText(/Un créneau identique existe déjà/)
      .first(),
  ).toBeVisible()
  await button(page, /^Retirer lun\. 14 déc/).click()
  for (const date of [21, 22, 23, 24, 25, 26, 27]) {
    await dialog(page)
      .getByRole('button', { name: new RegExp(`${date} décembre 2026`) })
      .first()
      .click()
  }
  await expect(dialog(page).getByText(/ven\. 25 déc\. est férié \(Noël\)/)).toBeVisible()
  await expect(dialog(page).getByText(/7 jours de travail d’affilée/)).toBeVisible()
  await add.click()
  await expect(page.getByText('7 créneaux dupliqués.')).toBeVisible()
  await expect(line).toHaveCount(8)
  await expect(page.getByText(/7 jours planifiés d’affilée/)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  await button(page, 'Supprimer').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('heading', { name: 'Aucun créneau pour l’instant' })).toBeVisible()
  await expect(page.getByText('8 créneaux supprimés.')).toBeVisible()
  await button(page, 'Annuler').click()
  await expect(line).toHaveCount(8)
  expect((await read(page, id)).shifts).toHaveLength(8)
})

test('POST-26, POST-30: a text saves itself, says when it could not, and waits for « next »', async ({
  page,
}) => {
  const id = await aFilledDraft(page)
  let isDown = true
  await page.route(`**/api/tasks/${id}`, async (route) => {
    if (isDown && route.request().method() === 'PATCH') {
      await route.fulfill({ status: 503, json: { key: 'errors.unavailable' } })
    } else await route.continue()
  })
  await page.goto(`/taskPosting/${id}/details#additional-informations`)
  await expect(page.locator('#additional-informations')).toBeFocused()
  const text = page.getByLabel(/Ce que les Siders doivent savoir/)
  await text.fill('Digicode 12B')
  await expect(page.getByText('Non enregistré')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('Digicode 12B')
  await expect(page.getByText('Non enregistré')).toBeVisible()
  isDown = false
  await button(page, 'Réessayer').click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  expect((await read(page, id)).missionInformation).toBe('Digicode 12B')

  await text.fill('Digicode 12C')
  await next(page).click()
  await expect(page).toHaveURL(/\/workers/)
  expect((await read(page, id)).missionInformation).toBe('Digicode 12C')
})

test('WORK-01, WORK-02, WORK-04, WORK-09 to WORK-14: Siders are searched, filtered, selected and reserved', async ({
  page,
}) => {
  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/workers`)
  const people = page.getByRole('region', { name: 'Mes Siders' }).getByRole('checkbox')
  const only = page.getByRole('switch', { name: /Uniquement les Siders sélectionnés/ })
  await expect(only).toHaveAttribute('aria-disabled', 'true')
  await expect(only).toHaveAccessibleDescription(/Sélectionnez encore 2 Siders/)
  await people.nth(0).check()
  await people.nth(1).check()
  // With two places, a third Sider cannot be selected (WORK-13).
  await expect(people.nth(2)).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(page.getByText('2 Siders sélectionnés sur 2 au plus.')).toBeVisible()
  await expect(people.nth(1)).toBeChecked()
  await only.click()
  await button(page, 'Réserver la mission').click()
  await expect(only).toBeChecked()
  await expect.poll(async () => (await read(page, id)).requestedSidersOnly).toBe(true)
  await people.nth(1).uncheck()
  await expect(only).not.toBeChecked()
  await expect.poll(async () => (await read(page, id)).requestedSiders.length).toBe(1)
  expect((await read(page, id)).requestedSidersOnly).toBe(false)

  const search = page.getByRole('textbox', { name: 'Rechercher par prénom, nom ou téléphone' })
  await search.fill('zzz')
  await expect(page.getByRole('heading', { name: 'Aucun Sider ne correspond' })).toBeVisible()
  await button(page, 'Effacer la recherche et les filtres').click()
  const { call, siderIds } = company
  const siders = await call(listCandidates, { params: { id }, query: { limit: 10 } })
  const [first] = siders.siders.filter((sider) => sider.id === siderIds[0])
  for (const typed of ['adèle', 'ADELE martin', first?.phoneNumber.slice(-8) ?? '']) {
    await search.fill(typed)
    await expect(people).toHaveCount(1)
    await expect(people).toHaveAccessibleName(/Adèle Martin/)
  }
  await search.fill('')
  await button(page, 'Filtrer').click()
  await dialog(page).getByRole('checkbox', { name: 'Recommandés seulement' }).check()
  await button(page, 'Appliquer').click()
  await expect(button(page, 'Filtrer (1 actif)')).toBeVisible()
  await page.getByRole('tab', { name: /Réseau partagé/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Aucun Sider')

  // The address is locked while Siders are requested (POST-36).
  await page.goto(`/taskPosting/${id}/details`)
  await expect(page.getByRole('radio').first()).toHaveAttribute('aria-disabled', 'true')
})

test('WORK-05, WORK-08, SUM-18: a payroll mission with people of one’s own', async ({ page }) => {
  const id = await aFilledDraft(page, 'gestion')
  const { siders } = await signedInCall<Reply<typeof listCandidates>>(
    page,
    'GET',
    `/tasks/${id}/siders?limit=1`,
  )
  await page.goto(`/taskPosting/${id}/workers`)
  await button(page, 'Ajouter un profil').click()
  await dialog(page).getByLabel('Prénom').fill('Zoé')
  await dialog(page).getByLabel('Nom', { exact: true }).fill('Carpentier')
  const phone = dialog(page).getByLabel('Téléphone mobile')
  const add = button(page, 'Ajouter et sélectionner')
  await phone.fill('06 12')
  await phone.blur()
  await expect(dialog(page).getByText('Le numéro de téléphone n’est pas valable.')).toBeVisible()
  await phone.fill(siders[0]?.phoneNumber ?? '')
  await add.click()
  await expect(dialog(page).getByText(/déjà sur la plateforme/)).toBeVisible()
  await phone.fill(aPhoneNumber())
  await add.click()
  await expect(page.getByText('Zoé Carpentier rejoint vos Siders.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Sélectionnés/, selected: true })).toBeVisible()

  await next(page).click()
  const missing = page.getByText('Vous n’avez pas sélectionné assez de Siders.')
  await expect(missing).toBeVisible()
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  await expect(button(page, 'Publier la mission')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: /Compléter.*assez de Siders/ }).click()
  await page.getByRole('region', { name: 'Mes Siders' }).getByRole('checkbox').nth(2).check()
  await next(page).click()
  await expect(missing).toBeHidden()
  await page.getByLabel(/Note pour Renfort/).fill('Merci\u202f!')
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  await button(page, 'Publier la mission').dblclick()
  await expect(page.getByRole('dialog', { name: 'Votre mission est publiée' })).toBeVisible()
  const posted = await read(page, id)
  expect([posted.status, posted.hiredSidersCount, posted.sideNote]).toEqual([
    'submitted',
    2,
    'Merci\u202f!',
  ])
  await page.reload()
  await expect(page).toHaveURL(/\/tasks\/view\//)
})

test('SUM-23: a company with missing settings sees which, and cannot post', async ({ page }) => {
  const id = await aFilledDraft(page)
  await withMissingSettings(page)
  await page.goto(`/taskPosting/${id}/summary`)
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  await button(page, 'Publier la mission').click()
  await expect(dialog(page)).toContainText('Paiement')
  await expect(dialog(page).getByText('À compléter')).toHaveCount(2)
  expect((await read(page, id)).status).toBe('draft')
})
