import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aMember, aRestaurant } from './new-company.ts'
import { aFilledDraft } from './filled-draft.ts'
import { aNewDraft } from './new-draft.ts'
import { openFolds } from './open-folds.ts'
import { signedInCall } from './signed-in-call.ts'

interface Edit {
  readonly title: string
  readonly change: (dialog: Locator, page: Page) => Promise<void>
  /** The text of the recap afterwards. */
  readonly shows: string
}

const tick = (name: string | RegExp) => async (dialog: Locator) =>
  dialog.getByRole('checkbox', { name }).first().check({ force: true })
const choose = (name: string | RegExp) => async (dialog: Locator) =>
  dialog.getByRole('radio', { name }).check({ force: true })
const write = (label: string, text: string) => async (dialog: Locator) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
/** Types a text, then chooses it in the list. */
const find = (label: string, text: string) => async (dialog: Locator, page: Page) => {
  await dialog.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}
/** Adds a custom name. */
const add = (button: string, label: string, text: string, provider?: string) =>
  async function addCustom(dialog: Locator) {
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await dialog.getByLabel(label, { exact: true }).fill(text)
    if (provider !== undefined) {
      const confirm = dialog.getByRole('button', { name: 'Ajouter', exact: true })
      await expect(confirm, 'POST-42').toHaveAttribute('aria-disabled', 'true')
      await dialog.getByRole('radio', { name: provider }).check({ force: true })
    }
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  }

const seasonal = 'Illuminations de la place'

const edits: Readonly<Record<string, Edit>> = {
  'POST-37': {
    title: 'Motif de recours',
    change: async (dialog) => {
      await choose(/Emploi saisonnier/)(dialog)
      await dialog.getByRole('radio', { name: seasonal }).check({ force: true })
    },
    shows: seasonal,
  },
  'POST-39': {
    title: 'Adresse de la mission',
    change: async (dialog) => dialog.getByRole('radio').last().check({ force: true }),
    shows: '6',
  },
  'POST-38': {
    title: 'Détails de l’adresse',
    change: write('Accès', 'Par la cour, code 12'),
    shows: 'Par la cour, code 12',
  },
  'POST-40': {
    title: 'Tenue',
    change: async (dialog) => dialog.getByRole('combobox', { name: /^Tenue/ }).fill('Tablier vert'),
    shows: 'Tablier vert',
  },
  'POST-41 POST-60': {
    title: 'Autres équipements',
    change: add(
      'Ajouter un autre équipement qui n’est pas dans la liste',
      'Nom de l’autre équipement',
      'Lampe à pince',
    ),
    shows: 'Lampe à pince',
  },
  'POST-42': {
    title: 'Équipements de protection',
    change: add(
      'Ajouter un équipement de protection qui n’est pas dans la liste',
      'Nom de l’équipement',
      'Genouillères de terrasse',
      'L’entreprise',
    ),
    shows: 'Genouillères de terrasse, que l’entreprise fournit',
  },
  'POST-43': { title: 'Statut du poste', change: choose(/^ETAM/), shows: 'ETAM' },
  'POST-44': {
    title: 'Expériences',
    change: add(
      'Ajouter une expérience qui n’est pas dans la liste',
      'Nom de l’expérience',
      'Marchés de nuit',
    ),
    shows: 'Marchés de nuit',
  },
  'POST-45': {
    title: 'Langues',
    change: find('Rechercher une langue', 'Espagnol'),
    shows: 'Espagnol',
  },
  'POST-46': { title: 'Permis et habilitations', change: tick(/^Permis B/), shows: 'Permis B' },
  'POST-47': {
    title: 'Responsable de la mission',
    change: async (dialog, page) => {
      await dialog.getByRole('combobox', { name: 'Qui gère cette mission' }).click()
      await page
        .getByRole('option', { name: /Responsable de mission/ })
        .first()
        .click()
    },
    shows: 'Julien Faure',
  },
  'POST-48': {
    title: 'Informations sur la mission',
    change: write('Informations sur la mission', 'Demander Awa.'),
    shows: 'Demander Awa.',
  },
  'POST-49': {
    title: 'Véhicule nécessaire',
    change: tick('Un véhicule est nécessaire'),
    shows: 'Oui',
  },
  'POST-50': {
    title: 'Contexte et objectifs',
    change: write('Contexte et objectifs', 'Tenir le stand.'),
    shows: 'Tenir le stand.',
  },
  'POST-51': { title: 'À distance', change: tick('Le travail se fait à distance'), shows: 'Oui' },
  'POST-52': {
    title: 'Risques du poste',
    change: tick('Station debout prolongée'),
    shows: 'Station debout prolongée',
  },
  'POST-53': {
    title: 'Taux horaire brut',
    change: write('Taux horaire brut', '21,50'),
    shows: '21,50',
  },
  'POST-54': {
    title: 'Note pour Renfort',
    change: write('Note pour Renfort', 'Rappeler avant midi.'),
    shows: 'Rappeler avant midi.',
  },
  'POST-55 POST-60': {
    title: 'Tâches',
    change: add('Ajouter une tâche', 'Intitulé de la tâche', 'Plier les nappes'),
    shows: 'Plier les nappes',
  },
  'POST-57': {
    title: 'Outils et logiciels',
    change: add('Ajouter un outil qui n’est pas dans la liste', 'Nom de l’outil', 'Pince à sucre'),
    shows: 'Pince à sucre',
  },
  'POST-58': {
    title: 'Précisions sur les risques',
    change: write('Précisions sur les risques', 'Debout, au frais.'),
    shows: 'Debout, au frais.',
  },
}

const fact = (page: Page, title: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${title}$`) }) })

async function openDialog(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Modifier.*${title}$`) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

async function aDraft(page: Page): Promise<string> {
  const id = await aNewDraft(
    page,
    { type: 'delegation', name: 'À reprendre' },
    ({ hourlyRate, location }) => hourlyRate !== null && location !== null,
  )
  const reasons = { reason: 'seasonalActivity', justification: seasonal }
  await signedInCall(page, 'POST', '/motives', reasons)
  return id
}

test('POST-35, POST-37 to POST-55, POST-57, POST-58, POST-60, ERR-50 each of a draft’s dialogs is opened, changed and saved', async ({
  page,
}) => {
  await aMember(page, await aRestaurant(page), 'missionManager')
  test.slow(true, 'it opens and saves every dialog')
  const id = await aDraft(page)
  await page.goto(`/tasks/view/${id}`)
  await openFolds(page)
  for (const [requirement, { title, change, shows }] of Object.entries(edits)) {
    await test.step(`${requirement} ${title}`, async () => {
      const dialog = await openDialog(page, title)
      const save = dialog.getByRole('button', {
        name: /^(Enregistrer|Utiliser ce motif|Choisir ce motif)$/,
      })
      await expect(save, 'POST-35').toHaveAttribute('aria-disabled', 'true')
      await change(dialog, page)
      await save.click()
      await expect(dialog).toBeHidden()
      await expect(fact(page, title)).toContainText(shows)
    })
  }
})

test('POST-56 the suffix of the name is changed from the summary', async ({ page }) => {
  await aRestaurant(page)
  const id = await aFilledDraft(page)
  await page.goto(`/taskPosting/${id}/summary`)
  await openFolds(page)
  const dialog = await openDialog(page, 'Nom de la mission')
  await dialog.getByRole('textbox', { name: /^Complément du nom/ }).fill('Marché du soir')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(fact(page, 'Nom de la mission')).toContainText('Marché du soir')
})

test('POST-59 a payroll mission asks for as many Siders as it has places', async ({ page }) => {
  await aRestaurant(page)
  const id = await aFilledDraft(page, 'gestion')
  await page.goto(`/tasks/view/${id}`)
  await openFolds(page)
  const dialog = await openDialog(page, 'Siders demandés')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  const warning = dialog.getByText('Il manque 1 Sider pour pourvoir tous les créneaux.')
  const people = dialog.getByRole('region', { name: 'Mes Siders' }).getByRole('checkbox')
  await people.nth(0).check()
  await expect(warning).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await people.nth(1).check()
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(fact(page, 'Siders demandés')).toContainText('Martin')
})
