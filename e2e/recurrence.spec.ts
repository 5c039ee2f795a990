import type { Mission } from '@renfort/contract/mission.ts'
import { instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true })

/** Opens the shifts step of an empty draft; resolves to the draft's id. */
async function openShifts(page: Page): Promise<string> {
  const id = await aNewDraft(page, { type: 'delegation', name: 'Série' })
  const [motive] = await signedInCall<{ id: string }[]>(page, 'GET', '/motives')
  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    motiveId: motive?.id,
    flexiblePlanning: false,
  })
  await page.goto(`/taskPosting/${id}/shifts?create=true`)
  return id
}

/** « 0331 10:00-18:00 ×1 r »; the letter marks a shift of a series. */
async function planningOf(page: Page, id: string): Promise<string[]> {
  const { shifts } = await signedInCall<Mission>(page, 'GET', `/tasks/${id}`)
  return shifts.map(({ startDate, endDate, slots, recurrenceId }) => {
    const [start, end] = [localInParis(instant(startDate)), localInParis(instant(endDate))]
    const day = start.date.slice(5).replace('-', '')
    return `${day} ${start.time}-${end.time} ×${slots}${recurrenceId === null ? '' : ' r'}`
  })
}

const edit = (page: Page, day: string) =>
  button(page, new RegExp(`^Modifier le créneau du ${day}`)).click()
const remove = (page: Page, day: string) =>
  button(page, new RegExp(`^Supprimer le créneau du ${day}`)).click()
const choose = (page: Page, scope: string) =>
  dialog(page)
    .getByRole('radio', { name: new RegExp(`^${scope}`) })
    .check()

test('SHIFT-16, SHIFT-17, SHIFT-20, SHIFT-22, SHIFT-23: the last working day of the month, over a clock change, changed and deleted with each scope', async ({
  page,
}) => {
  await aRestaurant(page)
  const id = await openShifts(page)

  await dialog(page).getByRole('textbox', { name: 'Date' }).fill('01/02/2027')
  await dialog(page).getByRole('switch', { name: 'Répéter ce créneau' }).check()
  await expect(dialog(page).getByText('4 créneaux', { exact: true }).first()).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'Mois' }).check()
  await dialog(page).getByRole('combobox', { name: 'Jour du mois' }).click()
  await page.getByRole('option', { name: 'Le dernier des jours choisis' }).click()
  for (const day of ['mardi', 'mercredi', 'jeudi', 'vendredi']) {
    await dialog(page).getByRole('checkbox', { name: day }).check()
  }
  const until = dialog(page).getByRole('textbox', { name: 'Jusqu’au' })
  await until.fill('31/01/2027')
  await until.press('Tab')
  await expect(dialog(page).getByText('La fin de la récurrence est avant son début.')).toBeVisible()
  await until.fill('31/05/2027')
  await until.press('Tab')
  const preview = dialog(page).getByRole('region', { name: 'Créneaux qui seront créés' })
  await expect(preview).toContainText('4 créneaux')
  await expect(preview).toContainText('du ven. 26 févr. 2027 au lun. 31 mai 2027')
  await preview.getByText('Voir les jours').click()
  await expect(preview.getByText('mer. 31 mars')).toBeVisible()
  await inDialog(page, 'Ajouter les créneaux').click()
  await expect(page.getByText('4 créneaux ajoutés.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  const series = [
    '0226 09:00-17:00 ×1 r',
    '0331 09:00-17:00 ×1 r',
    '0430 09:00-17:00 ×1 r',
    '0531 09:00-17:00 ×1 r',
  ]
  expect(await planningOf(page, id)).toEqual(series)
  await expect(page.getByText('Récurrent', { exact: true })).toHaveCount(4)

  await edit(page, 'mer. 31 mars')
  await expect(dialog(page).getByRole('switch')).toHaveCount(0)
  await expect(dialog(page).getByText(/Chaque mois, le dernier de ces jours/)).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Nombre de Siders' }).fill('3')
  await inDialog(page, 'Enregistrer').click()
  await expect(page.getByText('Créneau enregistré.')).toBeVisible()
  await expect(page.getByText('Récurrent', { exact: true })).toHaveCount(3)
  expect(await planningOf(page, id)).toContain('0331 09:00-17:00 ×3')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Le planning est revenu comme avant.')).toBeVisible()
  await expect(page.getByText('Récurrent', { exact: true })).toHaveCount(4)
  expect(await planningOf(page, id)).toEqual(series)

  await edit(page, 'mer. 31 mars')
  await choose(page, 'Ce créneau et les suivants')
  await expect(dialog(page).getByText(/^3 créneaux modifiés, du mer. 31 mars 2027/)).toBeVisible()
  await dialog(page).getByRole('combobox', { name: 'Début' }).fill('10:00')
  await dialog(page).getByRole('combobox', { name: 'Fin' }).fill('18:00')
  await dialog(page).getByRole('combobox', { name: 'Fin' }).press('Tab')
  const date = dialog(page).getByRole('textbox', { name: 'Date' })
  await date.fill('30/03/2027')
  await date.press('Tab')
  await expect(
    dialog(page).getByText('La date change seulement pour un créneau à la fois.', { exact: false }),
  ).toBeVisible()
  await date.fill('31/03/2027')
  await date.press('Tab')
  await inDialog(page, 'Enregistrer').click()
  await expect(page.getByText('3 créneaux enregistrés.')).toBeVisible()
  const later = (slots: number) => [
    series[0],
    `0331 10:00-18:00 ×${slots} r`,
    `0430 10:00-18:00 ×${slots} r`,
    `0531 10:00-18:00 ×${slots} r`,
  ]
  expect(await planningOf(page, id)).toEqual(later(1))

  await edit(page, 'ven. 30 avr.')
  await choose(page, 'Toute la série')
  await dialog(page).getByRole('textbox', { name: 'Nombre de Siders' }).fill('2')
  await inDialog(page, 'Enregistrer').click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => planningOf(page, id)).toEqual(later(2))

  await remove(page, 'lun. 31 mai')
  await inDialog(page, 'Supprimer 1 créneau').click()
  await expect.poll(() => planningOf(page, id)).toEqual(later(2).slice(0, 3))
  await remove(page, 'ven. 30 avr.')
  await choose(page, 'Ce créneau et les suivants')
  await expect(dialog(page).getByText('1 créneau supprimé, le ven. 30 avr. 2027.')).toBeVisible()
  await inDialog(page, 'Supprimer 1 créneau').click()
  await expect.poll(() => planningOf(page, id)).toEqual(later(2).slice(0, 2))
  await remove(page, 'ven. 26 févr.')
  await choose(page, 'Toute la série')
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await inDialog(page, 'Supprimer 1 créneau').click()
  await removed
  await expect.poll(() => planningOf(page, id)).toEqual(later(2).slice(1, 2))
  await button(page, 'Annuler').click()
  await expect(page.getByText('Créneau rétabli.')).toBeVisible()
  expect(await planningOf(page, id)).toEqual(later(2).slice(0, 2))
})
