import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'

// Both journeys share one build.
test.describe.configure({ mode: 'default' })

let build: ViteDevServer

// Only development builds have the gallery; the journeys' server answers its calls.
test.beforeAll(async ({ baseURL }) => {
  const root = join(import.meta.dirname, '../apps/web')
  build = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      hmr: false,
      proxy: { '/api': { target: baseURL ?? '' } },
    },
  })
  await build.listen()
})

test.afterAll(() => build.close())

test.beforeEach(async ({ page }) => {
  test.slow(true, 'a development build comes in hundreds of files')
  await page.goto(`${build.resolvedUrls?.local[0]}dev/gallery`, { timeout: 120_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible({
    timeout: 120_000,
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const field = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).first()

/** Focuses a control and presses keys on the focused element. */
async function drive(control: Locator, ...keys: readonly string[]): Promise<void> {
  await control.focus()
  for (const key of keys) await control.page().keyboard.press(key)
}

test('axe finds nothing in the gallery in light and in dark, with each popup open', async ({
  page,
}) => {
  const popups: Readonly<Record<string, () => Promise<Locator>>> = {
    menu: async () => {
      await drive(button(page, 'Actions de la mission'), 'Enter')
      return page.getByRole('menu')
    },
    choice: async () => {
      await drive(field(page, 'Métier'), 'Enter')
      return page.getByRole('listbox')
    },
    'list of what is typed': async () => {
      await drive(field(page, 'Métier (recherche)'), 'ArrowDown')
      return page.getByRole('listbox')
    },
    times: async () => {
      await drive(field(page, 'Début'), 'ArrowDown')
      return page.getByRole('listbox')
    },
    calendar: async () => {
      await drive(button(page, 'Ouvrir le calendrier'), 'Enter')
      return page.getByRole('dialog')
    },
    dialog: async () => {
      await drive(button(page, 'Fenêtre'), 'Enter')
      return page.getByRole('dialog')
    },
    panel: async () => {
      await drive(button(page, 'Panneau'), 'Enter')
      return page.getByRole('dialog')
    },
    question: async () => {
      await drive(button(page, 'Question'), 'Enter')
      return page.getByRole('alertdialog')
    },
  }
  await expectAccessible(page, 'gallery')
  for (const [name, show] of Object.entries(popups)) {
    await test.step(name, async () => {
      const popup = await show()
      await expect(popup).toBeVisible()
      await expectAccessible(page, name)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
    })
  }
  await test.step('messages', async () => {
    for (const name of ['Message', 'Refus', 'Alerte', 'Bandeau'])
      await drive(button(page, name), 'Enter')
    await expectAccessible(page, 'messages')
  })
})

test('Tab reaches every control of the gallery, and each widget answers its keys', async ({
  page,
}) => {
  await test.step('Tab', async () => {
    const isInside = () =>
      page.evaluate(() => {
        document.activeElement?.setAttribute('data-met', '')
        return document.activeElement !== document.body
      })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    for (let presses = 0; presses < 300; presses++) {
      await page.keyboard.press('Tab')
      if (!(await isInside())) break
    }
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')]
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
        .filter(
          (element) =>
            !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked,
        )
        .filter((element) => !element.hasAttribute('data-met'))
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(missed).toEqual([])
    expect(await page.locator('[data-met]').count()).toBeGreaterThan(100)
  })

  await test.step('menu', async () => {
    const opener = button(page, 'Actions de la mission')
    await drive(opener, 'ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Modifier' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('dialog, panel and question', async () => {
    for (const name of ['Fenêtre', 'Panneau', 'Question']) {
      const opener = button(page, name)
      await drive(opener, 'Enter')
      const dialog = page.getByRole(name === 'Question' ? 'alertdialog' : 'dialog')
      for (let presses = 0; presses < 7; presses++) {
        await page.keyboard.press('Tab')
        expect(
          await dialog.evaluate(
            (box) =>
              box.contains(document.activeElement) || document.activeElement === document.body,
          ),
        ).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  })

  await test.step('choice and list of what is typed', async () => {
    await drive(field(page, 'Métier'), 'Enter', 'ArrowDown', 'ArrowDown', 'Enter')
    await expect(field(page, 'Métier')).toHaveText(/Serveur/)
    await drive(
      field(page, 'Métier (recherche)'),
      'ControlOrMeta+a',
      'c',
      'a',
      'r',
      'ArrowDown',
      'Enter',
    )
    await expect(field(page, 'Métier (recherche)')).toHaveValue('Cariste CACES 3')
  })

  await test.step('date and time', async () => {
    const day = page.getByRole('textbox', { name: 'Date', exact: true })
    const calendar = page
      .locator('section')
      .filter({ has: day })
      .getByRole('button', { name: 'Ouvrir le calendrier' })
    await drive(calendar, 'Enter', 'ArrowRight', 'Enter')
    await expect(day).toHaveValue('08/12/2026')
    await expect(calendar).toBeFocused()
    await drive(field(page, 'Début'), 'ArrowDown', 'Enter')
    await expect(field(page, 'Début')).toHaveValue('09:15')
    const days = page.getByRole('group', { name: 'Dupliquer aux dates' })
    await drive(days.getByRole('button', { name: 'mardi 24 novembre 2026', exact: true }), 'Enter')
    await expect(page.getByText('1 jour choisi')).toBeVisible()
    await page.keyboard.press('PageDown')
    await expect(days.getByRole('button', { name: 'jeudi 24 décembre 2026' })).toBeFocused()
  })

  await test.step('boxes, switch and radios', async () => {
    const box = page.getByRole('checkbox', { name: 'Télétravail possible' })
    await drive(box, 'Space')
    await expect(box).not.toBeChecked()
    await drive(page.getByRole('switch', { name: 'Avec les jours fériés' }), 'Space')
    await expect(page.getByRole('switch', { name: 'Récurrence' })).toBeChecked()
    const group = page.getByRole('radiogroup', { name: 'Type de mission' })
    await drive(group.getByRole('radio', { name: /^Délégation/ }), 'ArrowDown')
    await expect(group.getByRole('radio', { name: /^Gestion/ })).toBeChecked()
  })

  await test.step('tabs, fold, table and search', async () => {
    await drive(page.getByRole('tab', { name: /Favoris/ }), 'ArrowRight')
    await expect(page.getByRole('tab', { name: 'Réseau', selected: true })).toBeFocused()
    await drive(page.getByText('Comment ce prix est calculé'), 'Enter')
    await expect(page.getByText('Heures × taux × coefficient.')).toBeVisible()
    const rows = page.getByRole('table', { name: 'Horaires' })
    await drive(rows.getByRole('button', { name: 'Jour' }), 'Enter')
    await expect(rows.getByRole('columnheader', { name: 'Jour' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await drive(rows.getByRole('link', { name: 'lun. 14 déc.' }), 'ArrowDown')
    await expect(rows.getByRole('link', { name: 'dim. 13 déc.' })).toBeFocused()
    const search = page.getByRole('textbox', { name: 'Rechercher une mission' })
    await drive(search, 'a', 'Escape')
    await expect(search).toHaveValue('')
  })

  await test.step('tooltip of a closed field', async () => {
    const tip = page.getByText('L’adresse ne change plus une fois les contrats signés.')
    await drive(page.getByRole('textbox', { name: 'Adresse', exact: true }), 'Shift+Tab', 'Tab')
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  })

  await test.step('messages', async () => {
    await drive(button(page, 'Message'), 'Enter')
    await page.keyboard.press('F6')
    const messages = page.getByRole('region', { name: 'Notifications' })
    await expect(messages.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(messages.getByText('L’horaire est de retour.')).toBeVisible()
  })
})
