import { frenchOf } from '@renfort/domain/kernel/french-of.ts'
import { expect, type Page } from '@playwright/test'
import { document } from '../apps/api/src/testing/files/pdf-corpus.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPreselection } from './preselection.ts'

const pdf = document()

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('PRE-02, PRE-03, PRE-05 to PRE-09, TASK-17: candidates are shown by staff, then approved and refused by the company', async ({
  page,
  browser,
}) => {
  const restaurant = await aRestaurant(page)
  const hidden = 'Chloé Martin'
  const staff = await (await browser.newContext()).newPage()
  await aPreselection(staff, restaurant)

  await test.step('PRE-08 the operator sees hidden candidates whole', async () => {
    await staff.goto('/tasks/all')
    const mission = rowOf(staff, 'Gala de l’opéra')
    await mission.getByRole('link', { name: 'Voir les candidats' }).click()
    await expect(staff).toHaveURL(/\/preselection\/[0-9a-f-]{36}/)
    for (const name of ['Adèle Martin', 'Bilal Martin', hidden]) {
      await expect(rowOf(staff, name).getByRole('switch')).toBeVisible()
      const copy = staff.getByRole('button', { name: `Copier l’identifiant ${frenchOf(name)}` })
      await expect(copy).toBeVisible()
    }
  })
  await test.step('PRE-05 PRE-06 PRE-07 comments, shows and adds a CV', async () => {
    const comment = staff.getByRole('textbox', { name: `Commentaire sur ${hidden}` })
    const saved = staff.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await comment.fill('Disponible dès lundi')
    await saved
    const chooser = staff.waitForEvent('filechooser')
    await staff
      .getByRole('group', { name: `CV de ${hidden}` })
      .getByRole('button', { name: 'Ajouter un CV' })
      .click()
    await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
    await expect(staff.getByText(`CV de ${hidden} enregistré.`)).toBeVisible()
    await staff.getByRole('switch', { name: `Montrer ${hidden} à l’entreprise` }).click()
    await expect(rowOf(staff, hidden).getByText('À valider')).toBeVisible()
  })
  await staff.context().close()

  const dotted = hidden.replace(' ', '.')
  await test.step('PRE-09 the company reads first.last and no tool of the staff', async () => {
    await page.goto('/tasks/all')
    await rowOf(page, 'Gala de l’opéra').getByRole('link', { name: 'Voir les candidats' }).click()
    const row = rowOf(page, dotted)
    await expect(row.getByText('Disponible dès lundi')).toBeVisible()
    await expect(row.getByRole('link', { name: `Télécharger le CV de ${dotted}` })).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  await test.step('PRE-02 approves', async () => {
    await page.getByRole('button', { name: `Approuver ${dotted}` }).click()
    await expect(rowOf(page, dotted).getByText('Approuvé', { exact: true })).toBeVisible()
  })

  await test.step('PRE-03 refuses with a reason', async () => {
    await page.getByRole('button', { name: `Refuser ${dotted}` }).click()
    const question = page.getByRole('dialog', { name: `Refuser ${dotted}` })
    const submit = question.getByRole('button', { name: 'Refuser' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await question.getByRole('textbox', { name: 'Motif du refus' }).fill('Trop loin de Lyon')
    await submit.click()
    await expect(rowOf(page, dotted).getByText('Trop loin de Lyon')).toBeVisible()
    await expect(rowOf(page, dotted).getByText('Refusé', { exact: true })).toBeVisible()
  })
})
