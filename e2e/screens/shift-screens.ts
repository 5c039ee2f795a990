import type { Page } from '@playwright/test'
import { addShift, aDraft, aFilledDraft } from '../filled-draft.ts'
import { aRestaurant } from '../new-company.ts'
import { signedInCall } from '../signed-in-call.ts'
import { button, dialog, inDialog, openDialog } from './screens.ts'

export async function* shiftScreens(page: Page) {
  const { motiveId } = await aRestaurant(page)
  const empty = await aDraft(page)
  await signedInCall(page, 'PATCH', `/tasks/${empty}`, {
    id: empty,
    motiveId,
  })
  await page.goto(`/taskPosting/${empty}/planning-type`)
  await button(page, /^Créneaux précis/).waitFor()
  yield 'type of planning'
  await signedInCall(page, 'PATCH', `/tasks/${empty}`, { id: empty, flexiblePlanning: false })
  await page.goto(`/taskPosting/${empty}/shifts`)
  await page.getByText('Aucun créneau pour l’instant').waitFor()
  yield 'no shift'
  const line = page.getByRole('textbox', { name: 'Décrire en une ligne' })
  await line.fill('2 serveurs samedi et dimanche 18h-23h, pause 30 min, tenue noire')
  await button(page, 'Ajouter 2 créneaux').waitFor()
  yield 'line in words'
  await line.fill('2 serveurs samedi ou dimanche')
  await page
    .getByText(/écrivez une seule possibilité/)
    .first()
    .waitFor()
  yield 'line in words that is not understood'
  await line.fill('')
  await button(page, 'Ajouter un créneau').first().click()
  await dialog(page).getByRole('textbox', { name: 'Date' }).fill('10/12/2026')
  await dialog(page).getByRole('combobox', { name: 'Début' }).fill('20:00')
  await dialog(page).getByRole('combobox', { name: 'Fin' }).fill('04:00')
  await dialog(page).getByRole('combobox', { name: 'Fin' }).press('Tab')
  await dialog(page).getByText('Le créneau finit le lendemain (+1).').waitFor()
  yield 'shift of a night'

  const id = await aFilledDraft(page, 'delegation', 1)
  await addShift(page, id, '2026-12-15')
  await page.goto(`/taskPosting/${id}/shifts`)
  const panel = page.getByRole('complementary', { name: 'Prix estimé' })
  await panel.getByText('€').first().waitFor()
  yield 'table of shifts'
  await panel.getByRole('button', { name: 'Voir le détail' }).click()
  await dialog(page).getByRole('button', { expanded: false }).first().click()
  yield 'price explained'
  await inDialog(page, 'Fermer')
  await page.getByRole('row').nth(1).hover()
  await button(page, /Dupliquer le créneau du lun/).click()
  for (const date of [21, 22, 23, 24, 25, 26, 27]) {
    await dialog(page)
      .getByRole('button', { name: new RegExp(`${date} décembre 2026`) })
      .first()
      .click()
  }
  await dialog(page)
    .getByText(/7 jours de travail d’affilée/)
    .waitFor()
  yield 'copies of a shift, with warnings'
  await page.goto(`/taskPosting/${id}/shifts`)
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  yield 'selected shifts'
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).uncheck()
  const cell = page.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  await cell.click()
  await page.keyboard.type('15/12/2026')
  await page.keyboard.press('Enter')
  await page.getByRole('row').nth(1).getByText('Un créneau identique existe déjà').waitFor()
  yield 'line that cannot be saved'
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await dialog(page).getByText('Reprendre la ligne du dessus').waitFor()
  yield 'keys of the table'
  await page.keyboard.press('Escape')
  await button(page, 'Coller d’un tableur').click()
  await dialog(page).getByRole('textbox').fill('Jour\tDébut\tFin\n07/01/2027\t9h\tbientôt')
  await button(page, 'Lire ces lignes').click()
  await dialog(page).getByRole('textbox', { name: 'Fin, ligne 1' }).waitFor()
  yield 'pasted lines'
  await page.goto(`/taskPosting/${id}/shifts`)
  await openDialog(page, 'Copier une semaine')
  await dialog(page)
    .getByRole('checkbox', { name: /Semaine 52/ })
    .check()
  yield 'copy of a week'
  await dialog(page).getByRole('radio', { name: 'À intervalle régulier' }).check()
  await dialog(page).getByRole('textbox', { name: 'Jusqu’au' }).fill('10/01/2027')
  await dialog(page).getByRole('textbox', { name: 'Jusqu’au' }).blur()
  yield 'copy of a week at an interval'
  await page.keyboard.press('Escape')
  for (const day of [4, 5, 6, 7, 8, 11, 12, 13]) {
    await addShift(page, id, `2027-01-${String(day).padStart(2, '0')}`)
  }
  await page.goto(`/taskPosting/${id}/shifts`)
  await page.getByRole('switch', { name: 'Lignes compactes' }).check()
  await button(page, /^Semaine 1,/).click()
  yield 'compact table with a folded week'
}

export async function* seriesScreens(page: Page) {
  const { motiveId } = await aRestaurant(page)
  const id = await aDraft(page)
  await signedInCall(page, 'PATCH', `/tasks/${id}`, { id, motiveId, flexiblePlanning: false })
  await page.goto(`/taskPosting/${id}/shifts?create=true`)
  await dialog(page).getByRole('textbox', { name: 'Date' }).fill('01/02/2027')
  await dialog(page).getByRole('switch', { name: 'Répéter ce créneau' }).check()
  await dialog(page).getByText('4 créneaux', { exact: true }).first().waitFor()
  yield 'shift that is repeated'
  const preview = dialog(page).getByRole('region', { name: 'Créneaux qui seront créés' })
  await preview.getByText('Voir les jours').click()
  yield 'days of a series'
  await inDialog(page, 'Ajouter les créneaux')
  await page.getByText('4 créneaux ajoutés.').waitFor()
  yield 'series in the table'
  await page.getByRole('row').nth(2).hover()
  await button(page, /^Modifier le créneau du/)
    .nth(1)
    .click()
  await dialog(page)
    .getByRole('radio', { name: /^Ce créneau et les suivants/ })
    .check()
  yield 'change of a series'
  await page.keyboard.press('Escape')
  await page.goto(`/taskPosting/${id}/shifts`)
  await page.getByRole('row').nth(2).hover()
  await button(page, /^Supprimer le créneau du/)
    .nth(1)
    .click()
  await dialog(page)
    .getByRole('radio', { name: /^Toute la série/ })
    .check()
  yield 'deletion of a series'
}
