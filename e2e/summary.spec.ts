import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import type { listCandidates } from '@renfort/contract/company-sider.ts'
import { expect, type Page } from '@playwright/test'
import { fr as motiveWords } from '../apps/web/src/features/motive/fr.ts'
import { addShift, aFilledDraft, departments } from './filled-draft.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { openFolds } from './open-folds.ts'
import { signedInCall } from './signed-in-call.ts'

const row = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })

const everyFact = {
  subtasks: [{ name: 'Plier les serviettes', custom: true }],
  hourlyRate: 14.5,
  executiveStatus: 'ETAM',
  purpose: 'Tenir le bar du salon.',
  missionInformation: 'Sonner deux fois.',
  workConditions: 'En chambre froide par moments.',
  dressCode: 'Veste blanche',
  riskIds: ['handling-light'],
  languageIds: ['spa-fluent'],
  licenceIds: ['driving-b'],
  tools: [{ name: 'Pince à sucre', custom: true, level: 'beginner' }],
  equipments: [
    { name: 'Gants anti-coupure', custom: true, group: 'Safety', providedBy: 'company' },
    { name: 'Lampe de poche', custom: true, group: 'Other' },
  ],
  experiences: [{ name: 'Salons', duration: 12 }],
}

/** A draft with every fact filled in. */
async function aWholeDraft(page: Page): Promise<Mission> {
  const id = await aFilledDraft(page)
  await addShift(page, id, '2026-12-15', 3)
  await signedInCall(page, 'PATCH', `/tasks/${id}`, { id, ...everyFact })
  const path = `/tasks/${id}/siders?limit=1`
  const { siders } = await signedInCall<Reply<typeof listCandidates>>(page, 'GET', path)
  const requestedSiderIds = siders.map((sider) => sider.id)
  return signedInCall<Mission>(page, 'PATCH', `/tasks/${id}`, { id, requestedSiderIds })
}

test.beforeEach(async ({ page }) => {
  await aRestaurant(page)
})

test('SUM-01, SUM-02, SUM-03, SUM-05 to SUM-10: the summary tells every fact of a mission', async ({
  page,
}) => {
  const mission = await aWholeDraft(page)
  await page.goto(`/taskPosting/${mission.id}/summary`)
  await openFolds(page)
  const { manager, location, requestedSiders, motive } = mission
  const department = (await departments(page)).find(({ id }) => id === mission.departmentId)
  const reason = motive === null ? undefined : motiveWords.reasons[motive.reason].name
  const facts: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['Nom de la mission', [mission.jobTitle.name, 'Brouillon']],
    ['Métier', [mission.jobTitle.name]],
    ['Tâches', ['Plier les serviettes']],
    ['Taux horaire brut', ['14,50']],
    ['Statut du poste', ['ETAM']],
    ['Service', [department?.name]],
    ['Adresse de la mission', [location?.title, location?.city]],
    ['Responsable de la mission', [manager?.firstName, manager?.lastName]],
    // 8 hours minus one hour of break, for two Siders, then for three.
    ['Créneaux', ['14h', '21h', '35h']],
    ['Siders demandés', [requestedSiders[0]?.lastName]],
    ['Type de mission', ['Délégation', 'Nous recrutons les Siders']],
    ['Motif de recours', [reason, motive?.justification]],
    ['Contexte et objectifs', ['Tenir le bar du salon.']],
    ['Informations sur la mission', ['Sonner deux fois.']],
    ['Équipements de protection', ['Gants anti-coupure, que l’entreprise fournit']],
    ['Autres équipements', ['Lampe de poche']],
    ['Tenue', ['Veste blanche']],
    ['Risques du poste', ['Charges légères']],
    ['Précisions sur les risques', ['En chambre froide par moments.']],
    ['Langues', ['Espagnol']],
    ['Outils et logiciels', ['Pince à sucre']],
    ['Permis et habilitations', ['Permis B']],
    ['Expériences', ['Salons']],
  ]
  for (const [label, texts] of facts) {
    for (const text of texts) {
      expect(text, label).toBeTruthy()
      await expect(row(page, label).locator('dd').first(), label).toContainText(text ?? '')
    }
    await expect(row(page, label).locator('dd').first(), label).not.toHaveText('Non renseigné')
  }
})

test('SUM-11: each row but that of the job leads to where it is changed', async ({ page }) => {
  const { id } = await aWholeDraft(page)
  const steps: readonly (readonly [string, RegExp])[] = [
    ['Service', /\/details#department$/],
    ['Adresse de la mission', /\/details#address$/],
    ['Responsable de la mission', /\/details#manager$/],
    ['Informations sur la mission', /\/details#additional-informations$/],
    ['Créneaux', /\/shifts/],
    ['Siders demandés', /\/workers$/],
    ['Type de mission', /\/workers$/],
    ['Motif de recours', /\/motive$/],
  ]
  // The job comes from the job description; the Siders were requested for this address.
  const closed = ['Métier', 'Détails de l’adresse']
  await page.goto(`/taskPosting/${id}/summary`)
  await openFolds(page)
  await expect(row(page, 'Tenue')).toBeVisible()
  const labels = await page.locator('details dl > div > dt').allTextContents()
  expect(labels.length).toBeGreaterThan(20)
  for (const label of labels) {
    const way = row(page, label).getByRole(
      steps.some(([name]) => name === label) ? 'link' : 'button',
      { name: `Modifier\u202f: ${label}`, exact: true },
    )
    await expect(way, label).toBeVisible()
    if (closed.includes(label)) await expect(way, label).toHaveAttribute('aria-disabled', 'true')
    else await expect(way, label).not.toHaveAttribute('aria-disabled')
  }
  for (const [label, address] of steps) {
    await row(page, label).getByRole('link').click()
    await expect(page, label).toHaveURL(address)
    await page.goBack()
    await expect(row(page, label)).toBeVisible()
  }
  for (const label of ['Tenue', 'Risques du poste', 'Taux horaire brut']) {
    await row(page, label).getByRole('button').click()
    await expect(page.getByRole('dialog'), label).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('SUM-14 to SUM-17: the price with and without tax, its explanation, and a note that is kept', async ({
  page,
}) => {
  const { id } = await aWholeDraft(page)
  await page.goto(`/taskPosting/${id}/summary`)
  const { price } = await signedInCall<{ price: number }>(page, 'GET', `/tasks/${id}/quotation`)
  const money = (amount: number) =>
    new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amount)
  const panel = page.getByRole('region', { name: 'Publier' })
  await expect(panel).toContainText(money(price))
  await expect(panel).toContainText(money(Math.round(price * 120) / 100))
  await panel.getByRole('button', { name: 'Voir le détail du prix' }).click()
  await expect(page.getByRole('dialog').getByRole('list')).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.getByRole('textbox', { name: /Note pour Renfort/ }).fill('Rappeler à midi.')
  await panel.getByRole('checkbox').focus()
  await expect
    .poll(async () => (await signedInCall<Mission>(page, 'GET', `/tasks/${id}`)).sideNote)
    .toBe('Rappeler à midi.')
})

test('SUM-14, SUM-18 who, when, where, the price and the posting stand on the first screen', async ({
  page,
}) => {
  const { id } = await aWholeDraft(page)
  const submit = page.getByRole('button', { name: 'Publier la mission' })
  const check = page.getByRole('checkbox', { name: /^J’ai vérifié/ })
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/taskPosting/${id}/summary`)
    await expect(
      page
        .getByText(/\d,\d\d\s€/u)
        .filter({ visible: true })
        .first(),
    ).toBeAttached()
    await check.check()
    await expect(submit).toBeInViewport({ ratio: 1 })
    // Nothing covers it.
    await submit.click({ trial: true })
    if (width >= 1024) {
      await expect(page.getByRole('region', { name: 'L’essentiel' })).toBeInViewport({ ratio: 1 })
    }
  }
})
