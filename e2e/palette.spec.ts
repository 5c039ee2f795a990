import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { speak } from './language.ts'
import { aNewDraft } from './new-draft.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { openAs } from './sign-in.ts'

const title = 'Recherche et actions'

async function open(page: Page) {
  await expect(page.getByRole('button', { name: 'Rechercher', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: title })
  await expect(field).toBeFocused()
  return field
}

function group(page: Page, name: string) {
  return page.getByRole('listbox').getByRole('group', { name })
}

test('NAV-05 NAV-07 the keyboard finds a mission, a Sider, a job description and an action', async ({
  page,
}) => {
  await openAs(page, demoAccounts.admin)

  await test.step('pages and actions stand there before anything is typed', async () => {
    await open(page)
    await expect(group(page, 'Aller à').getByRole('option')).toHaveText([
      'Planning',
      'À faire',
      'Missions',
      'Heures',
      'Contrats',
      'Factures',
      'Fiches de poste',
      'Paramètres',
      'Mon profil',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: title })).toBeHidden()
  })

  await test.step('a mission, without its accents', async () => {
    const field = await open(page)
    await field.fill('opera gala')
    await expect(group(page, 'Missions').getByRole('option')).toHaveText([/Gala de l’opéra/])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tasks\/view\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gala de l’opéra')
  })

  await test.step('what was opened is offered again', async () => {
    await open(page)
    await expect(group(page, 'Ouverts récemment').getByRole('option')).toHaveText([
      /Gala de l’opéra/,
    ])
    await page.keyboard.press('Escape')
  })

  await test.step('a Sider leads to the week of his next shift', async () => {
    const field = await open(page)
    await field.fill('chloe')
    const sider = group(page, 'Siders').getByRole('option')
    await expect(sider).toHaveText([/Chloé .*Planning, semaine du/])
    await sider.click()
    await expect(page).toHaveURL(/\/planning\?.*week=49/)
    await expect(page.getByRole('main')).toContainText('Chloé')
  })

  await test.step('a job description, and a mission made of it', async () => {
    const field = await open(page)
    await field.fill('receptions')
    const job = group(page, 'Fiches de poste').getByRole('option', { name: /Réceptions/ })
    await job.first().click()
    await expect(page).toHaveURL(/\/job-descriptions\?.*jdid=/)
    await expect(page.getByRole('dialog')).toContainText('Réceptions')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const again = await open(page)
    await again.fill('receptions')
    await group(page, 'Nouvelle mission').getByRole('option').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: /Délégation/ })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: title })).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('an action; logging out forgets what was opened', async () => {
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
    const field = page.getByRole('combobox', { name: title })
    await field.fill('zzzz')
    await expect(page.getByText('Rien ne correspond à «\u202fzzzz\u202f».').last()).toBeVisible()
    await field.fill('deconn')
    await expect(group(page, 'Actions').getByRole('option')).toHaveText(['Se déconnecter'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/signin/)
    await openAs(page, demoAccounts.admin)
    await expect(page.getByRole('button', { name: 'Rechercher', exact: true })).toBeVisible()
    await open(page)
    await expect(group(page, 'Aller à')).toBeVisible()
    await expect(group(page, 'Ouverts récemment')).toBeHidden()
  })
})

test('PERM-04 C-30 a collaborator finds no job description, and the week of a mission', async ({
  page,
}) => {
  await openAs(page, demoAccounts.collaborator)
  const field = await open(page)
  await expect(group(page, 'Aller à').getByRole('option')).toHaveText([
    'Planning',
    'À faire',
    'Missions',
    'Heures',
    'Mon profil',
  ])
  await expect(page.getByRole('option', { name: 'Créer une fiche de poste' })).toBeHidden()
  await field.fill('receptions')
  await expect(page.getByText(/Rien ne correspond/).last()).toBeVisible()
  await field.fill('opera gala')
  await expect(group(page, 'Missions').getByRole('option')).toHaveText([/Gala de l’opéra/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/planning\?.*week=50/)
})

test('ERR-49 a search that fails says so, and can be tried again', async ({ page }) => {
  await openAs(page, demoAccounts.admin)
  await page.route('**/api/search*', (route) => route.fulfill({ status: 500, body: '{}' }))
  const field = await open(page)
  await field.fill('opera gala')
  await expect(page.getByText(/La recherche ne répond pas/).last()).toBeVisible()
  await page.unroute('**/api/search*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(group(page, 'Missions').getByRole('option')).toHaveText([/Gala de l’opéra/])
  await page.route('**/api/search*', (route) => route.abort())
  await field.fill('serveur')
  await expect(page.getByText(/Hors connexion/).last()).toBeVisible()
})

test('on a phone, in English, in the space of a group', async ({ page }) => {
  await openAs(page, demoAccounts.group)
  await page.setViewportSize({ width: 390, height: 844 })
  await speak(page, 'en')
  await page.reload()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Search and actions' })
  await expect(dialog.getByRole('option', { name: 'My team' })).toBeVisible()
  const box = async () => {
    const { x, y, width, height } = (await dialog.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    return [x, y, width, height].map(Math.round)
  }
  await expect.poll(box).toEqual([0, 0, 390, 844])
  await dialog.getByRole('button', { name: 'Close the search' }).click()
  await expect(dialog).toBeHidden()
})

test('it opens over the steps of a mission that is being posted, and closes on the same step', async ({
  page,
}) => {
  await aPostedMission(await aRestaurant(page))
  const id = await aNewDraft(page, { type: 'delegation', name: 'Sous la recherche' })
  await page.goto(`/taskPosting/${id}/motive`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: title })
  await expect(field).toBeFocused()
  await field.fill('opera gala')
  await expect(group(page, 'Missions').getByRole('option')).toHaveText([/Gala de l’opéra/])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: title })).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/taskPosting/${id}/motive`))
})
