import type { Mission } from '@renfort/contract/mission.ts'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { writeWorkbook } from '../apps/api/src/platform/table-file/write-workbook.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Créneaux de la mission' })
// Headings of weeks are rows too: they are left out.
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('button', { name: /^Semaine/ }) })
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const read = (page: Page, id: string) => signedInCall<Mission>(page, 'GET', `/tasks/${id}`)

/** A draft with a motive and the given shifts, open on its step of the shifts. */
async function openDraft(page: Page, shifts: readonly ShiftBody[] = []): Promise<string> {
  const id = await aNewDraft(page, { type: 'delegation', name: 'Clavier' })
  const [motive] = await signedInCall<{ id: string }[]>(page, 'GET', '/motives')
  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    motiveId: motive?.id,
    flexiblePlanning: false,
  })
  if (shifts.length > 0) await signedInCall(page, 'POST', `/tasks/${id}/shifts`, { shifts })
  await page.goto(`/taskPosting/${id}/shifts`)
  return id
}

/** A shift of eight hours in Paris winter time. */
const dayShift = (day: string, slots = 1): ShiftBody => ({
  startDate: `${day}T08:00:00.000Z`,
  endDate: `${day}T16:00:00.000Z`,
  breakDuration: 60,
  slots,
})

const cell = (page: Page, row: number, column: number) =>
  rows(page).nth(row).getByRole('gridcell').nth(column)

test.beforeEach(async ({ page }) => {
  await aRestaurant(page)
})

test('SHIFT-02, SHIFT-04 three shifts are made by the keyboard alone, changed and deleted', async ({
  page,
}) => {
  const id = await openDraft(page)
  await expect(page.getByRole('heading', { name: 'Aucun créneau pour l’instant' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  const keyboard = page.keyboard
  while (!(await cell(page, 1, 1).evaluate((each) => each === document.activeElement))) {
    await keyboard.press('Tab')
  }

  // The first shift is typed cell by cell; the arrows step the day and a break.
  await keyboard.type('10/12/2026')
  await keyboard.press('Tab')
  await keyboard.type('9h')
  await keyboard.press('Tab')
  await keyboard.type('17h')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await keyboard.type('2')
  await keyboard.press('Tab')
  await expect(rows(page)).toHaveCount(3)
  const panel = page.getByRole('complementary', { name: 'Prix estimé' })
  await expect(panel).toContainText('€')
  const firstPrice = await panel.textContent()
  await expect(cell(page, 2, 1)).toBeFocused()

  // The second shift copies the line above, a day later; the third is a night with an error at first.
  await keyboard.press('Control+d')
  await expect(cell(page, 2, 1)).toContainText('11 déc. 2026')
  await keyboard.press('Control+Enter')
  await expect(rows(page)).toHaveCount(4)
  await expect(panel).not.toHaveText(firstPrice ?? '')
  await keyboard.type('12/12/2026')
  await keyboard.press('Enter')
  await keyboard.type('20:00')
  await keyboard.press('Enter')
  await keyboard.type('8')
  await keyboard.press('Control+Enter')
  await expect(cell(page, 3, 3)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(page, 3, 3)).toContainText('de 2 à 10 heures')
  await keyboard.type('4')
  await keyboard.press('Control+Enter')
  await expect(rows(page)).toHaveCount(5)
  await expect(cell(page, 3, 3)).toContainText('04:00+1')
  await expect(page.getByText('3 créneaux', { exact: true })).toBeVisible()

  // Arrows lead back up; a value that is typed over a cell is saved when the line loses the focus.
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await expect(cell(page, 2, 1)).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Home')
  for (let step = 0; step < 5; step += 1) await keyboard.press('ArrowRight')
  await keyboard.type('5')
  await keyboard.press('Escape')
  await expect(cell(page, 2, 5)).toHaveText('2')
  await keyboard.type('5')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(cell(page, 3, 5)).toBeFocused()
  await expect(cell(page, 2, 6)).toHaveText('30h')

  await keyboard.press('?')
  await expect(dialog(page).getByText('Reprendre la ligne du dessus')).toBeVisible()
  await keyboard.press('Escape')
  await expect(cell(page, 3, 5)).toBeFocused()
  await keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(rows(page)).toHaveCount(4)
  await expect(cell(page, 3, 5)).toBeFocused()
  const { shifts } = await read(page, id)
  expect(
    shifts.map(({ startDate, slots, breakDuration }) => [startDate, slots, breakDuration]),
  ).toEqual([
    ['2026-12-10T08:00:00.000Z', 2, 30],
    ['2026-12-11T08:00:00.000Z', 4, 30],
  ])
})

test('SHIFT-15, SHIFT-28 a line that cannot be saved keeps what was typed and holds « next »', async ({
  page,
}) => {
  const id = await openDraft(page, [dayShift('2026-12-14'), dayShift('2026-12-15')])
  await cell(page, 2, 1).click()
  await page.keyboard.type('14/12/2026')
  await page.keyboard.press('Enter')
  await expect(cell(page, 2, 1)).toContainText('Un créneau identique existe déjà')
  await page.keyboard.press('Escape')
  await button(page, 'Suivant').click()
  await expect(cell(page, 2, 1)).toBeFocused()
  await expect(page).toHaveURL(/\/shifts/)
  await expect(rows(page).nth(2)).toContainText('Non enregistré')
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(2)).not.toContainText('Non enregistré')
  await expect(cell(page, 2, 1)).toContainText('15 déc. 2026')

  // Another user has taken the place meanwhile: the refusal shows in the cell.
  await signedInCall(page, 'POST', `/tasks/${id}/shifts`, { shifts: [dayShift('2026-12-16')] })
  await page.keyboard.type('16/12/2026')
  await page.keyboard.press('Control+Enter')
  await expect(cell(page, 2, 1)).toContainText('Un créneau identique existe déjà')
})

const pastedBlock = [
  'Effectif\tJour\tHeure de début\tHeure de fin\tPause\tSite',
  '2\t07/01/2027\t9h\t17h30\t30 min\tLyon',
  '1\t8 janv. 2027\t9:00 AM\t5:30 PM\t0:45\tLyon',
  '3\t2027-01-09\t22h\t06:00\tsans\tLyon',
  '1\t10/01/2027\t9h\tbientôt\t\tLyon',
].join('\n')

test('SHIFT-28 a line that is not saved is found again after a way out, and after a reload in mid-word', async ({
  page,
}) => {
  const id = await openDraft(page, [dayShift('2026-12-10')])
  await cell(page, 2, 1).click()
  await page.keyboard.type('11/12/2026')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20:00')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')
  await page.keyboard.press('Control+Enter')
  await expect(cell(page, 2, 3)).toHaveAttribute('aria-invalid', 'true')
  await page
    .getByRole('link', { name: /^Fermer/ })
    .or(button(page, /^Fermer/))
    .click()
  await expect(page).not.toHaveURL(/taskPosting/)
  await page.goBack()
  await expect(cell(page, 2, 1)).toContainText('11 déc. 2026')
  await expect(cell(page, 2, 2)).toHaveText('20:00')

  await cell(page, 2, 3).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4:3')
  await page.reload()
  await expect(cell(page, 2, 3)).toContainText('4:3')
  await cell(page, 2, 3).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4:30')
  await page.keyboard.press('Escape')
  await expect(cell(page, 2, 3)).toContainText('4:3')
  await cell(page, 2, 3).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4:30')
  await page.keyboard.press('Control+Enter')
  await expect(rows(page)).toHaveCount(4)
  await page.reload()
  await expect(cell(page, 2, 3)).toContainText('04:30+1')
  await expect(rows(page)).toHaveCount(4)
  expect((await read(page, id)).shifts).toHaveLength(2)
})

test('SHIFT-28 a line on its way when the page is left is saved once, or found again', async ({
  page,
}) => {
  const id = await openDraft(page, [dayShift('2026-12-10')])
  const additions = /\/tasks\/[0-9a-f-]+\/shifts$/
  const typeLine = async (day: string) => {
    await cell(page, (await rows(page).count()) - 1, 1).click()
    await page.keyboard.type(day)
    await page.keyboard.press('Tab')
    await page.keyboard.type('20:00')
    await page.keyboard.press('Tab')
    await page.keyboard.type('4:30')
    await page.keyboard.press('Control+Enter')
  }

  // The call arrives, and its answer does not.
  const arrived = new Promise<void>((resolve) =>
    page.route(additions, async (route) => {
      await route.fetch()
      resolve()
    }),
  )
  await typeLine('11/12/2026')
  await arrived
  await page.reload()
  await expect(cell(page, 2, 3)).toContainText('04:30+1')
  await expect(rows(page)).toHaveCount(4)
  await expect(page.getByText('Non enregistré')).toHaveCount(0)

  // The call does not arrive.
  await page.unroute(additions)
  const held = new Promise<void>((resolve) => page.route(additions, () => resolve()))
  await typeLine('12/12/2026')
  await held
  await page.reload()
  await expect(cell(page, 3, 1)).toContainText('12 déc. 2026')
  await expect(page.getByText('Non enregistré')).toHaveCount(1)
  await page.unroute(additions)
  await cell(page, 3, 3).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Non enregistré')).toHaveCount(0)
  await expect.poll(async () => (await read(page, id)).shifts.length).toBe(3)
})

test('a block is pasted, its wrong cell corrected, and nothing is written before', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, [dayShift('2026-12-14')])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), pastedBlock)
  await cell(page, 2, 1).click()
  await page.keyboard.press('Control+v')
  await expect(dialog(page).getByText('4 lignes lues')).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'Jour' })).toHaveText('Jour')
  await expect(dialog(page).getByRole('combobox', { name: 'Effectif' })).toHaveText('Siders')
  const submit = dialog(page).getByRole('button', { name: /^Ajouter 4 créneaux/ })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  const wrong = dialog(page).getByRole('textbox', { name: 'Fin, ligne 4' })
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')

  // A guessed column can get another meaning, and its first one again.
  await dialog(page).getByRole('combobox', { name: 'Pause' }).click()
  await page.getByRole('option', { name: 'Ne pas utiliser' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Pause, ligne 1' })).toHaveValue('')
  await dialog(page).getByRole('combobox', { name: 'Pause' }).click()
  await page.getByRole('option', { name: 'Pause', exact: true }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Pause, ligne 1' })).toHaveValue('30 min')

  await dialog(page)
    .getByRole('checkbox', { name: /N’afficher que/ })
    .check()
  await expect(dialog(page).getByRole('textbox', { name: 'Fin, ligne 1' })).toBeHidden()
  await wrong.fill('17h')
  await expect(wrong).not.toHaveAttribute('aria-invalid')
  expect((await read(page, id)).shifts).toHaveLength(1)
  await submit.click()
  await expect(page.getByText('4 créneaux ajoutés.')).toBeVisible()
  await expect(rows(page)).toHaveCount(7)
  const { shifts } = await read(page, id)
  expect(
    shifts.slice(1).map((shift) => [shift.startDate, shift.breakDuration, shift.slots]),
  ).toEqual([
    ['2027-01-07T08:00:00.000Z', 30, 2],
    ['2027-01-08T08:00:00.000Z', 45, 1],
    ['2027-01-09T21:00:00.000Z', 0, 3],
    ['2027-01-10T08:00:00.000Z', 0, 1],
  ])

  // The same block again is refused line by line, before anything is sent.
  await button(page, 'Coller d’un tableur').click()
  await dialog(page).getByRole('textbox').fill(pastedBlock)
  await button(page, 'Lire ces lignes').click()
  await expect(dialog(page).getByText(/Un créneau identique existe déjà/)).toHaveCount(3)
  await button(page, 'Retirer les 4 lignes à corriger').click()
  await expect(dialog(page).getByText('0 ligne lue')).toBeVisible()
})

test('a workbook or a CSV file of shifts is read like a paste', async ({ page }) => {
  await openDraft(page, [dayShift('2026-12-14')])
  const sheet = await writeWorkbook(
    'Planning',
    ['Jour', 'Début', 'Fin', 'Pause (min)'],
    [
      ['07/01/2027', '9h', '17h30', 30],
      ['08/01/2027', '9h', 'tard', 45],
    ],
  )
  const choose = (name: string, buffer: Buffer) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await button(page, 'Coller d’un tableur').click()
  await choose('photo.xlsx', Buffer.from('PK, mais rien d’autre'))
  await expect(dialog(page).getByText('Ce fichier n’a pas pu être lu.')).toBeVisible()
  await choose('planning.xlsx', sheet)
  await expect(dialog(page).getByText('2 lignes lues')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Pause, ligne 2' })).toHaveValue('45')
  const wrong = dialog(page).getByRole('textbox', { name: 'Fin, ligne 2' })
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')

  await button(page, 'Coller autre chose').click()
  await expect(dialog(page).getByRole('textbox')).toHaveValue(/07\/01\/2027\t9h\t17h30\t30/)
  const csv = 'Jour;Début;Fin\r\n11/01/2027;9h;17h\r\n'
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'planning.csv', { type: 'text/csv' }))
    return data
  }, csv)
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
  await expect(dialog(page).getByText('1 ligne lue')).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: /^Ajouter 1 créneau/ })
    .click()
  await expect(page.getByText('Créneau ajouté.')).toBeVisible()
})

test('SHIFT-25 a week is copied into other weeks, without what is there already', async ({
  page,
}) => {
  const id = await openDraft(page, [
    dayShift('2026-12-17', 2),
    dayShift('2026-12-18', 2),
    dayShift('2027-01-07', 2),
  ])
  await button(page, 'Copier une semaine').click()
  await dialog(page).getByRole('combobox', { name: 'Semaine à copier' }).click()
  await page.getByRole('option', { name: /Semaine 51/ }).click()
  const submit = dialog(page).getByRole('button', { name: /^Ajouter/ })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog(page)
    .getByRole('checkbox', { name: /Semaine 52/ })
    .check()
  await expect(dialog(page).getByText(/ven\. 25 déc\. est férié \(Noël\)/)).toBeVisible()

  await dialog(page).getByRole('radio', { name: 'À intervalle régulier' }).check()
  await dialog(page).getByRole('textbox', { name: 'Jusqu’au' }).fill('10/01/2027')
  await dialog(page).getByRole('textbox', { name: 'Jusqu’au' }).blur()
  const there = dialog(page).getByRole('listitem').filter({ hasText: 'jeu. 7 janv.' })
  await expect(there).toContainText('Un créneau identique existe déjà')
  await expect(there.getByRole('checkbox')).toHaveCount(0)
  await dialog(page)
    .getByRole('checkbox', { name: /ven\. 25 déc\./ })
    .uncheck()
  await dialog(page)
    .getByRole('checkbox', { name: /ven\. 1er janv\./ })
    .uncheck()
  await expect(submit).toHaveText('Ajouter 3 créneaux')
  await submit.click()
  await expect(page.getByText('3 créneaux ajoutés.')).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  const { shifts } = await read(page, id)
  expect(shifts.map(({ startDate }) => startDate.slice(0, 10))).toEqual([
    '2026-12-17',
    '2026-12-18',
    '2026-12-24',
    '2026-12-31',
    '2027-01-07',
    '2027-01-08',
  ])
})
