import type { Page } from '@playwright/test'
import { withMissingSettings } from '../with-missing-settings.ts'
import { addDemoMotive } from '../../apps/api/src/seeds/demo-missions.ts'
import { aDraft, aFilledDraft } from '../filled-draft.ts'
import { aRestaurant } from '../new-company.ts'
import { openFolds } from '../open-folds.ts'
import { signedInCall } from '../signed-in-call.ts'
import { button, dialog, inDialog, onDesk, onPhone, openDialog } from './screens.ts'

const steps = [
  ['motive', 'heading'],
  ['shifts', 'grid'],
  ['details', 'radio'],
  ['workers', 'checkbox'],
  ['summary', 'textbox'],
] as const

/** A mission in each step of the wizard. */
export async function* wizardScreens(page: Page) {
  const { call } = await aRestaurant(page)
  await addDemoMotive(call, 'Renfort des réceptions.')
  const draft = await aDraft(page)
  await page.goto(`/taskPosting/${draft}/motive`)
  const addMotive = button(page, /Ajouter un motif|Choisir un motif/)
  await addMotive.waitFor()
  yield 'step of the motive'
  await addMotive.click()
  await dialog(page)
    .getByRole('radio', { name: /^Remplacement/ })
    .check()
  yield 'choice of a motive'
  await button(page, 'Créer une justification').click()
  await page.getByLabel('Raison de l’absence').waitFor()
  yield 'new justification'
  await page.goto(`/taskPosting/${draft}/motive`)
  await addMotive.click()
  await dialog(page)
    .getByRole('radio', { name: /^Accroissement temporaire/ })
    .check()
  await dialog(page)
    .getByRole('button', { name: /^Supprimer le motif/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  yield 'question before a motive is deleted'

  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/shifts`)
  for (const [step, role] of steps) {
    await page.goto(`/taskPosting/${id}/${step}`)
    await page.getByRole('main').getByRole(role).first().waitFor()
    yield `step ${step}`
  }
  await onPhone(page)
  for (const [step, role] of steps) {
    await page.goto(`/taskPosting/${id}/${step}`)
    await page
      .getByRole('main')
      .getByRole(role === 'grid' ? 'row' : role)
      .first()
      .waitFor()
    yield `phone: step ${step}`
  }
}

export async function* workerScreens(page: Page) {
  await aRestaurant(page)
  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/workers`)
  const people = page.getByRole('region', { name: 'Mes Siders' }).getByRole('checkbox')
  await people.nth(0).check()
  await people.nth(1).check()
  await page.getByText('2 Siders sélectionnés sur 2 au plus.').waitFor()
  yield 'selected Siders'
  await page.getByRole('switch', { name: /Uniquement les Siders sélectionnés/ }).click()
  await button(page, 'Réserver la mission').waitFor()
  yield 'question before a mission is reserved'
  await page.goto(`/taskPosting/${id}/workers`)
  await openDialog(page, 'Filtrer')
  yield 'filters of Siders'
  await page.getByRole('combobox', { name: /^Distance du lieu de mission/ }).click()
  await page.getByRole('option').first().waitFor()
  yield 'distances of Siders'
  await page.goto(`/taskPosting/${id}/workers`)
  await page.getByRole('tab', { name: /Réseau partagé/ }).click()
  await page
    .getByRole('tabpanel')
    .getByText(/Aucun Sider/)
    .waitFor()
  yield 'no Sider of the network'
  await page.getByRole('tab', { name: /Sélectionnés/ }).click()
  await page.getByRole('region', { name: 'Sélectionnés' }).getByRole('listitem').first().waitFor()
  yield 'the selected alone'
  const payroll = await aFilledDraft(page, 'gestion')
  await page.goto(`/taskPosting/${payroll}/workers`)
  await openDialog(page, 'Ajouter un profil')
  await dialog(page).getByLabel('Téléphone mobile').fill('06 12')
  await dialog(page).getByLabel('Téléphone mobile').blur()
  await dialog(page).getByText('Le numéro de téléphone n’est pas valable.').waitFor()
  yield 'new profile with an error'
}

export async function* summaryScreens(page: Page) {
  await aRestaurant(page)
  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/summary`)
  await openFolds(page)
  yield 'summary with its themes open'
  await page.getByRole('button', { name: /^Modifier.*Outils et logiciels$/ }).click()
  await dialog(page).waitFor()
  yield 'dialog of a fact'
  await inDialog(page, 'Annuler')
  await withMissingSettings(page)
  await page.reload()
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  await button(page, 'Publier la mission').click()
  await dialog(page).getByText('À compléter').first().waitFor()
  yield 'settings that posting lacks'
  await page.unroute('**/api/me/organisation/completion')
  await page.reload()
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  await button(page, 'Publier la mission').click()
  await page.getByRole('dialog', { name: 'Votre mission est publiée' }).waitFor()
  yield 'mission that was posted'
}

export async function* flexibleScreens(page: Page) {
  const { motiveId, session } = await aRestaurant(page)
  const id = await aDraft(page)
  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    motiveId,
    managerId: session.userId,
    flexiblePlanning: true,
  })
  await page.goto(`/taskPosting/${id}/flexible-planning`)
  const day = page.getByRole('textbox', { name: 'Premier jour' })
  await day.waitFor()
  yield 'flexible planning'
  await day.fill('04/01/2027')
  await page.getByRole('textbox', { name: 'Dernier jour' }).fill('31/01/2027')
  await page.getByRole('combobox', { name: 'Volume de chaque Sider' }).click()
  await page.getByRole('option', { name: /^35h/ }).click()
  await page.getByRole('textbox', { name: 'Nombre de Siders' }).fill('2')
  await page.getByRole('textbox', { name: 'Nombre de Siders' }).press('Tab')
  await page.getByText('Enregistré', { exact: true }).waitFor()
  yield 'flexible planning and its price'
  await onPhone(page)
  yield 'phone: flexible planning'
  await onDesk(page)
  await openDialog(page, 'Passer à des créneaux précis')
  yield 'question before the type of planning changes'
  await inDialog(page, 'Annuler')
  await page.goto(`/taskPosting/${id}/details`)
  await page.getByRole('radio').first().check()
  await openDialog(page, 'Ajouter un service')
  await dialog(page).getByLabel('Nom du service').fill('réceptions')
  await inDialog(page, 'Ajouter le service')
  await dialog(page).getByText('Un service porte déjà ce nom.').waitFor()
  yield 'new department of a mission, with an error'
  await page.goto(`/tasks/view/${id}`)
  await openFolds(page)
  await page.getByText(/35h par semaine chacun/).waitFor()
  yield 'page of a flexible mission'
  await page.goto(`/taskPosting/${id}/flexible-planning`)
  await page.getByRole('checkbox', { name: 'Les jours fériés' }).check()
  await page.getByText('La période ne compte aucun jour férié.').waitFor()
  yield 'flexible planning with a problem'
}

export async function* legalGuardScreens(page: Page) {
  await aRestaurant(page)
  const id = await aFilledDraft(page, 'delegation', 1)
  const shift = {
    startDate: '2026-12-14T23:30:00.000Z',
    endDate: '2026-12-15T07:30:00.000Z',
    breakDuration: 60,
    slots: 1,
  }
  await signedInCall(page, 'POST', `/tasks/${id}/shifts`, { shifts: [shift] })
  await page.goto(`/taskPosting/${id}/shifts`)
  const guard = page.getByRole('region', { name: /Droit du travail/ })
  await guard.getByRole('listitem').first().waitFor()
  yield 'labour law beside the shifts'
  await guard
    .getByRole('button', { name: /^Maintenir le planning/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Pourquoi maintenez-vous/ }).fill('court')
  await button(page, 'Enregistrer la raison').click()
  await page.getByText('Donnez une raison d’au moins 6 caractères.').waitFor()
  yield 'reason that is too short'
  await page.getByRole('textbox', { name: /^Pourquoi/ }).fill('Deux Siders se relaient.')
  await button(page, 'Enregistrer la raison').click()
  await guard.getByText('Deux Siders se relaient.').waitFor()
  yield 'reason that was given'
  await onPhone(page)
  yield 'phone: labour law beside the shifts'
}
