import { deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { test } from './journey.ts'
import { openAs, signIn } from './sign-in.ts'

/** A picture of one pixel, in a format that every reader knows. */
function png(red: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const pixel = deflateSync(Buffer.from([0, red, 90, 40]))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', pixel),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

const switcher = (page: Page) => page.getByRole('button', { name: /Changer d’entreprise/ })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

async function enter(page: Page, company: string): Promise<void> {
  await page.getByRole('radio', { name: company }).check()
  await page.getByRole('button', { name: 'Continuer vers le planning' }).click()
  await page.waitForURL(/\/planning/)
  await expect(switcher(page)).toContainText(company)
}

async function switchTo(page: Page, typed: string, company: string): Promise<void> {
  await switcher(page).click()
  const field = page.getByRole('combobox', { name: 'Rechercher une entreprise' })
  await expect(field).toBeFocused()
  await field.fill(typed)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(switcher(page)).toContainText(company)
  await page.waitForURL(/\/planning/)
}

// The demo has the only group: no operation creates another.
test.use({ mayWrite: /^POST \/upload\/logo\/|^PATCH \/job-descriptions\// })

test('HOME-03 to HOME-06, SET-15, NAV-02, NAV-04, NAV-11: a group’s admin searches, gives a logo, works, switches and goes home', async ({
  page,
}) => {
  await openAs(page, demoAccounts.group)
  await expect(page).toHaveURL(/\/home/)
  await expect(page.getByRole('heading', { name: 'Bienvenue, Hélène' })).toBeVisible()
  await expect(navigation(page).getByRole('link')).toHaveText([
    'Accueil',
    'Chiffres',
    /^Heures/,
    /^Contrats/,
    'Fiches de poste',
    'Mon équipe',
  ])
  const proceed = page.getByRole('button', { name: 'Continuer vers le planning' })
  await expect(proceed).toHaveAttribute('aria-disabled', 'true')

  await test.step('HOME-03: search as you type', async () => {
    const field = page.getByRole('main').getByLabel('Rechercher une entreprise')
    await field.fill('nantes')
    await expect(page.getByRole('radio')).toHaveCount(1)
    await field.fill('zzz')
    await expect(page.getByText('Aucune entreprise ne correspond')).toBeVisible()
    await field.fill('')
    await expect(page.getByRole('radio')).toHaveCount(3)
  })

  await test.step('HOME-04, SET-15, ERR-40: a logo, after a file that is none and one that is too large', async () => {
    await page.getByRole('radio', { name: 'Bellerive Nantes' }).check()
    const part = page.getByRole('region', { name: 'Logo de Bellerive Nantes' })
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const dialog = page.waitForEvent('filechooser')
      await part.getByRole('button', { name: 'Changer le logo' }).click()
      await (await dialog).setFiles({ name, mimeType, buffer })
    }
    await choose('logo.gif', 'image/gif', Buffer.from('GIF89a'))
    await expect(part.getByRole('alert')).toHaveText(/Formats acceptés.*PNG, JPEG, WebP/)
    await choose('logo.png', 'image/png', Buffer.alloc(5 * 1_048_576 + 1))
    await expect(part.getByRole('alert')).toHaveText(/5\sMo au plus/)
    await choose('logo.png', 'image/png', Buffer.from('no picture'))
    await expect(part.getByRole('alert')).toHaveText(/Formats acceptés/)
    const before = await part.locator('img').getAttribute('src')
    await choose('logo.png', 'image/png', png(230))
    await expect(page.getByText('Logo enregistré.')).toBeVisible()
    await expect(part.getByRole('alert')).toBeEmpty()
    await expect(part.locator('img')).not.toHaveAttribute('src', before ?? '')
    await expect
      .poll(() => part.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1)
  })

  await test.step('HOME-05, HOME-06: into the company', async () => {
    await enter(page, 'Bellerive Nantes')
    await expect(navigation(page).getByRole('link')).toHaveText([
      'Planning',
      /^À faire/,
      'Missions',
      /^Heures/,
      /^Contrats/,
      'Factures',
      'Fiches de poste',
      'Paramètres',
    ])
    await page.goto('/home')
    await expect(page).toHaveURL(/\/planning/)
  })

  await test.step('NAV-02: to another company by keyboard, and back', async () => {
    await page.goto('/job-descriptions')
    await switchTo(page, 'lyon', 'Bellerive Lyon')
    await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
    const own = page.getByRole('region', { name: 'De votre entreprise' })
    await expect(own.getByRole('row')).not.toHaveCount(0)
    await switcher(page).click()
    await page.keyboard.press('Escape')
    await expect(switcher(page)).toBeFocused()
    await switchTo(page, 'nantes', 'Bellerive Nantes')
    await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
    await expect(page.getByRole('region', { name: 'De votre réseau' })).toBeVisible()
    await expect(own).toBeHidden()
  })

  await test.step('NAV-11: home leaves the company', async () => {
    await navigation(page).getByRole('button', { name: 'Accueil' }).click()
    await page.waitForURL(/\/home/)
    await expect(switcher(page)).toContainText('Espace du groupe')
    await expect(navigation(page).getByRole('link', { name: 'Planning' })).toBeHidden()
  })
})

test('C-41, JD-30, C-22: a network job description is changed in the group’s space, where no mission is made and the settings are the team', async ({
  page,
}) => {
  await signIn(page, demoAccounts.group)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/team/)
  await expect(page.getByRole('table').getByText('Hélène Vasseur')).toBeVisible()

  await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
  const first = page.getByRole('table').getByRole('link').first()
  const job = await first.innerText()
  await first.click()
  const panel = page.getByRole('dialog')
  await expect(
    panel.getByRole('button', { name: 'Créer une mission' }),
  ).toHaveAccessibleDescription(/Choisissez d’abord une entreprise/)
  await panel.getByRole('button', { name: /Modifier.*Conditions/ }).click()
  const purpose = `Accueillir et conseiller, ${Date.now()}.`
  await panel.getByLabel(/Contexte et objectifs/).fill(purpose)
  await expect(panel.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.goto('/home')
  await enter(page, 'Bellerive Lille')
  await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
  await page
    .getByRole('region', { name: 'De votre réseau' })
    .getByRole('link', { name: job })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(purpose)).toBeVisible()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /Modifier.*Poste/ }),
  ).toHaveAccessibleDescription(/vient de votre réseau/)
})

test('NAV-02: two tabs stand in two companies, also after a reload, and nothing of one reaches the other', async ({
  page,
  context,
}) => {
  await openAs(page, demoAccounts.group)
  await enter(page, 'Bellerive Lyon')
  const other = await context.newPage()
  await other.goto('/planning')
  await expect(switcher(other)).toContainText('Bellerive Lyon')
  await switchTo(other, 'nantes', 'Bellerive Nantes')

  const asked: string[] = []
  page.on('request', (request) => {
    const { organisationid } = request.headers()
    if (organisationid !== undefined) asked.push(organisationid)
  })
  await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
  await expect(page.getByRole('region', { name: 'De votre entreprise' })).toBeVisible()
  await page.reload()
  await expect(switcher(page)).toContainText('Bellerive Lyon')
  await expect(page.getByRole('region', { name: 'De votre entreprise' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked).size).toBe(1)
  await other.reload()
  await expect(switcher(other)).toContainText('Bellerive Nantes')
})

test('NAV-02: an answer that comes after the switch shows nowhere', async ({ page }) => {
  await openAs(page, demoAccounts.group)
  await enter(page, 'Bellerive Lyon')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isFirst = true
  await page.route('**/api/job-descriptions', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    const answer = await route.fetch().catch(() => null)
    await held
    if (answer !== null) await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
  await switchTo(page, 'lille', 'Bellerive Lille')
  release()
  await navigation(page).getByRole('link', { name: 'Fiches de poste' }).click()
  await expect(page.getByRole('region', { name: 'De votre réseau' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'De votre entreprise' })).toBeHidden()
})

test('NAV-02: Enter right behind the last letter waits for what that letter finds', async ({
  page,
}) => {
  await openAs(page, demoAccounts.group)
  await enter(page, 'Bellerive Lyon')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/organisations/children/search*', async (route) => {
    await held
    await route.continue()
  })
  await switcher(page).click()
  await page.getByRole('combobox', { name: 'Rechercher une entreprise' }).fill('nantes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/planning/)
  await expect(switcher(page)).toContainText('Bellerive Lyon')
  release()
  await expect(switcher(page)).toContainText('Bellerive Nantes')
})

test('ERR-49: a search of companies that fails says so and is tried again', async ({ page }) => {
  await openAs(page, demoAccounts.group)
  await enter(page, 'Bellerive Lyon')
  let isBroken = true
  await page.route('**/organisations/children/search*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await switcher(page).click()
  const menu = page.getByRole('dialog', { name: 'Changer d’entreprise' })
  const field = menu.getByRole('combobox', { name: 'Rechercher une entreprise' })
  await field.fill('nantes')
  const retry = menu.getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await expect(menu).toContainText('La recherche ne répond pas.')
  await page.keyboard.press('Enter')
  await expect(switcher(page)).toContainText('Bellerive Lyon')
  isBroken = false
  await retry.click()
  await expect(menu.getByRole('option')).toHaveText(/Bellerive Nantes/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(switcher(page)).toContainText('Bellerive Nantes')

  // While the search fails, the choices that need no search can still be chosen with the keyboard.
  isBroken = true
  await switcher(page).click()
  await expect(retry).toBeVisible()
  await expect(menu.getByRole('option')).toHaveText(/Groupe Bellerive/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/home/)
})
