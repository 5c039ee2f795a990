import { addDemoMotive } from '../apps/api/src/seeds/demo-missions.ts'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { test } from './journey.ts'
import { aMember, aRestaurant } from './new-company.ts'
import { speak } from './language.ts'
import { openAs, signIn } from './sign-in.ts'

const manager = 'Julien Faure'
const refusal = 'Impossible de faire cela au nom d’un utilisateur.'

const banner = (page: Page) => page.getByRole('region', { name: 'Action au nom d’un utilisateur' })

async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Finds a user and starts to act for them, with a reason. */
async function actFor(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Rechercher un utilisateur' }).fill(search)
  await page.getByRole('button', { name: `Agir au nom de ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Agir au nom de ${name}` })
  await dialog.getByRole('textbox', { name: 'Pourquoi' }).fill('Aide demandée par téléphone')
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await expect(page).toHaveURL(/\/planning/)
}

test('ADMIN-03, ADMIN-04, ADMIN-07, ADMIN-08, PROF-09, SHIFT-12, NAV-12, G-33: acts for a manager, is refused what is blocked, leaves, and reads the trail', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page, `Halles ${newEmail().slice(0, 8)}`)
  const company = restaurant.name
  await addDemoMotive(restaurant.call, 'Renfort des réceptions.')
  await aMember(page, restaurant, 'missionManager')
  await openAs(page, demoAccounts.insider)
  await expect(page, 'AUTH-01').toHaveURL(/\/side-admin/)

  await test.step('ADMIN-03 finds a user; the search is in the address', async () => {
    await page
      .getByRole('textbox', { name: 'Rechercher un utilisateur' })
      .fill('personne de ce nom')
    await expect(page.getByText('Aucun utilisateur ne correspond')).toBeVisible()
    await page.getByRole('textbox', { name: 'Rechercher un utilisateur' }).fill(company)
    await expect(page.getByRole('list', { name: 'Utilisateurs' })).toContainText(manager)
    await expect(page).toHaveURL(/q=/)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Utilisateurs' })).toContainText(manager)
  })

  await test.step('ADMIN-04 says why, and begins', async () => {
    await page.getByRole('button', { name: `Agir au nom de ${manager}` }).click()
    const dialog = page.getByRole('dialog', { name: `Agir au nom de ${manager}` })
    await dialog.getByRole('textbox', { name: 'Pourquoi' }).fill('oui')
    await expect(dialog.getByRole('button', { name: 'Commencer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await actFor(page, company, manager)
    expect(await stored(page, 'logasEmail')).toContain('@example.test')
    expect(await stored(page, 'logasId')).toMatch(/^[0-9a-f-]{36}$/)
  })

  await test.step('the banner is on every screen, at every width, and cannot be closed', async () => {
    await expect(banner(page)).toContainText(`Vous agissez au nom de ${manager}`)
    await expect(banner(page)).toContainText(new RegExp(`${company}, jusqu’à \\d{2}:\\d{2}`))
    await expect(banner(page).getByRole('button')).toHaveCount(1)
    for (const path of ['/tasks', '/job-descriptions', '/me/profile']) {
      await page.goto(path)
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.mouse.wheel(0, 2_000)
        await expect(banner(page)).toBeInViewport()
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('ADMIN-07 PROF-09 what is blocked says why', async () => {
    await page.goto('/me/profile')
    const change = page.getByRole('button', { name: 'Changer le mot de passe' })
    await expect(change).toHaveAttribute('aria-disabled', 'true')
    await expect(change).toHaveAccessibleDescription(refusal)
    await page.goto('/side-admin/audit')
    await expect(page, 'the trail is not read in somebody’s name').toHaveURL(/\/planning/)
  })

  await test.step('ADMIN-08 SHIFT-12 creates a shift that started yesterday', async () => {
    await page.goto('/job-descriptions')
    await page
      .getByRole('link', { name: /Serveur \/ Serveuse/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Créer une mission' }).click()
    const creation = page.getByRole('dialog', { name: 'Nouvelle mission' })
    await creation.getByLabel(/Complément du nom/).fill('log-as')
    await creation.getByRole('button', { name: 'Créer la mission' }).click()
    await expect(page).toHaveURL(/\/taskPosting\/[0-9a-f-]{36}\/motive/)
    await expect(banner(page)).toBeInViewport()
    await page.getByRole('button', { name: /Ajouter un motif|Choisir un motif/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Accroissement temporaire/ })
      .check()
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Choisir ce motif' }).click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('button', { name: /^Créneaux précis/ }).click()
    await expect(page).toHaveURL(/\/shifts\?create=true/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Date', exact: true }).fill('01/12/2026')
    await dialog.getByRole('combobox', { name: 'Début' }).fill('09:00')
    await dialog.getByRole('combobox', { name: 'Fin' }).fill('17:00')
    await dialog.getByRole('combobox', { name: 'Fin' }).press('Tab')
    await dialog.getByRole('textbox', { name: 'Nombre de Siders' }).fill('1')
    await page.getByRole('button', { name: 'Ajouter le créneau', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(banner(page)).toBeInViewport()
  })

  await test.step('NAV-12 logging out leads back to the administration, signed in', async () => {
    await page.goto('/tasks')
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/side-admin/)
    await expect(banner(page)).toBeHidden()
    for (const key of ['logasId', 'logasEmail', 'organisationId', 'parentOrganisationId']) {
      expect(await stored(page, key), key).toBeNull()
    }
    expect(await stored(page, 'signedIn')).not.toBeNull()
  })

  await test.step('G-33 the trail tells both, filtered by company, person and day', async () => {
    await page.getByRole('link', { name: 'Journal d’audit' }).click()
    await expect(page.getByRole('heading', { name: 'Journal d’audit', level: 1 })).toBeVisible()
    // Filtered by the member of staff: other journeys change things too.
    await page.goto(`/side-admin/audit?userId=${await stored(page, 'userId')}`)
    const added = page.getByRole('listitem').filter({ hasText: 'Créneaux ajoutés' })
    const shift = added.filter({ hasText: company }).first()
    await expect(shift).toContainText(`Par Nora Petit, au nom de ${manager}`)
    await expect(shift).toContainText('mar. 1er déc. 2026 09:00 – 17:00')
    await shift.getByRole('link', { name: `${company}\u202f: voir le journal` }).click()
    await expect(page).toHaveURL(/organisationId=/)
    await expect(page.getByRole('combobox', { name: 'Entreprise' })).toHaveValue(company)
    await page.getByRole('combobox', { name: 'Personne' }).fill('Nora')
    await page.getByRole('option', { name: /Nora Petit/ }).click()
    await expect(page).toHaveURL(/userId=/)
    await page.getByRole('textbox', { name: 'Jour' }).fill('02/12/2026')
    await page.getByRole('combobox', { name: 'Sujet' }).click()
    await page.getByRole('option', { name: 'Actions au nom d’un utilisateur' }).click()
    await expect(page).toHaveURL(/day=2026-12-02.*kind=impersonation|kind=impersonation.*day=/)
    await page.reload()
    const start = page.getByRole('listitem').filter({ hasText: 'Début de l’action' }).first()
    await expect(start).toContainText('Aide demandée par téléphone')
    await expect(page.getByText('Fin de l’action au nom de').first()).toBeVisible()
    await expect(page.getByText('Créneaux ajoutés')).toBeHidden()
    await page.getByRole('textbox', { name: 'Jour' }).fill('02/11/2026')
    await expect(page.getByText('Aucun changement ne correspond')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).first().click()
    await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click()
    // Rows are sealed once a minute, so their number is unknown here.
    await expect(page.getByText(/\d+ lignes? vérifiées?, intactes?/)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBe(0)
  })
})

test('ADMIN-02 ADMIN-05 opening the administration ends acting; its button ends the session', async ({
  page,
}) => {
  await openAs(page, demoAccounts.insider)
  await actFor(page, 'Delmas', 'Marc Delmas')
  await page.goto('/side-admin')
  await expect(page.getByRole('heading', { name: 'Agir au nom d’un utilisateur' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page, 'logasId')).toBeNull()
  expect(await stored(page, 'organisationId')).toBeNull()
  await page.getByRole('button', { name: 'Effacer la session' }).click()
  await expect(page).toHaveURL(/\/signin/)
  expect(await stored(page, 'signedIn')).toBeNull()
})

test('the banner leads back too, in English, and acting ends with its hour', async ({ page }) => {
  await signIn(page, demoAccounts.insider)
  await speak(page, 'en')
  await page.goto('/side-admin')
  await page.getByRole('textbox', { name: 'Search for a user' }).fill('Delmas')
  const begin = async () => {
    await page.getByRole('button', { name: 'Act on behalf of Marc Delmas' }).click()
    await page.getByRole('textbox', { name: 'Why?' }).fill('Asked for help on the phone')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page).toHaveURL(/\/planning/)
  }
  await begin()
  const bar = page.getByRole('region', { name: 'Acting on behalf of a user' })
  await expect(bar).toContainText('You are acting on behalf of Marc Delmas')
  await bar.getByRole('button', { name: 'Leave and go back to administration' }).click()
  await expect(page).toHaveURL(/\/side-admin/)
  await expect(bar).toBeHidden()

  await page.getByRole('textbox', { name: 'Search for a user' }).fill('Delmas')
  await begin()
  await page.route(/\/api\/me\/tasks/, (route) =>
    route.fulfill({ status: 409, json: { key: 'errors.logas.expired' } }),
  )
  // Hovering the link already loads the list, and acting may end before the press.
  await page.getByRole('link', { name: 'Missions' }).first().dispatchEvent('click')
  await expect(page.getByText('The hour is over')).toBeVisible()
  await expect(page).toHaveURL(/\/side-admin/)
})

test('ADMIN-01 a company admin is led home; ADMIN-06 a search that fails says so', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  for (const path of ['/side-admin', '/side-admin/audit']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/planning/)
  }
  await openAs(page, demoAccounts.insider)
  await page.route('**/api/users/search?**', (route) =>
    route.fulfill({ status: 500, json: { key: 'errors.internal' } }),
  )
  await page.getByRole('textbox', { name: 'Rechercher un utilisateur' }).fill('Delmas')
  await expect(page.getByText('La recherche n’a pas abouti')).toBeVisible()
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /réessayer|service client/ })
      .first(),
  ).toBeVisible()
  await page.unroute('**/api/users/search?**')
  await page.route(/\/api\/provider\/audit/, (route) =>
    route.fulfill({ status: 500, json: { key: 'errors.internal' } }),
  )
  await page.getByRole('link', { name: 'Journal d’audit' }).click()
  await expect(page.getByText('Le journal n’a pas pu se charger')).toBeVisible()
})
