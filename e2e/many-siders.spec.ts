import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { listMissions, Mission } from '@renfort/contract/mission.ts'
import type { listCandidates, WorkerCandidate } from '@renfort/contract/company-sider.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { aCandidate } from '../apps/web/src/testing/a-candidate.ts'
import { addShift, aFilledDraft } from './filled-draft.ts'
import { test } from './journey.ts'
import { aRestaurant, someSiders } from './new-company.ts'
import { openFolds } from './open-folds.ts'
import { signIn } from './sign-in.ts'
import { demoAccounts } from './demo-accounts.ts'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'

const someone = (index: number): WorkerCandidate =>
  aCandidate({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    firstName: `Prénom${index}`,
    lastName: `Nom${index}`,
    phoneNumber: `+3363998${String(index).padStart(4, '0')}`,
    isRecommended: index % 7 === 0,
    lastOrganisationName: 'Maison Lumière',
  })

/** Answers with pages of five thousand people. */
async function answerPages(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url())
  const q = searchParams.get('q') ?? ''
  const limit = Number(searchParams.get('limit'))
  const offset = Number(searchParams.get('offset'))
  const everybody = Array.from({ length: 5_000 }, (_, index) => someone(index + 1))
  const found = everybody.filter(({ lastName }) => q === '' || lastName.toLowerCase() === q)
  const total = found.length
  const siders = found.slice(offset, offset + limit)
  const totals = { organisation: total, network: 0 }
  const json: Reply<typeof listCandidates> = { siders, total, totals, limit, offset }
  await route.fulfill({ json })
}

test('five thousand Siders are searched and scrolled, few of them drawn', async ({ page }) => {
  await aRestaurant(page)
  const id = await aNewDraft(page, { type: 'delegation', name: 'Cinq mille' })
  const asked: string[] = []
  await page.route('**/api/tasks/*/siders?**', async (route) => {
    asked.push(route.request().url())
    await answerPages(route)
  })
  await page.goto(`/tasks/view/${id}`)
  await openFolds(page)
  await page.getByRole('button', { name: /^Modifier.*Siders demandés$/ }).click()
  const list = page.getByRole('region', { name: 'Mes Siders' })
  await expect(list.getByRole('listitem').first()).toContainText('Prénom1 Nom1')
  expect(await list.getByRole('listitem').count()).toBeLessThan(120)
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '5000')
  await expect(page.getByRole('checkbox', { name: /^Sélectionner les 5\s?000/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await list.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(list.getByText('Prénom5000 Nom5000')).toBeVisible()
  expect(asked.length, 'pages that were passed are not asked for').toBeLessThan(10)
  await page.getByRole('dialog').getByRole('textbox').fill('nom4321')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Prénom4321 Nom4321')
  await expect(page.getByText('1 Sider correspond.')).toBeAttached()
})

/** An address that was typed by hand because the maps did not know it. */
const byHand = { title: 'Atelier', address: '1 rue Neuve', postalCode: '69001', city: 'Lyon' }

/** Two letters for each person, because names have no digits. */
function lettersOf(index: number): string {
  return String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))
}

test('WORK-03 a search is typed and everybody it finds is selected, drawn or not', async ({
  page,
}) => {
  const restaurant = await aRestaurant(page)
  const id = await aFilledDraft(page, 'delegation', 50)
  await addShift(page, id, '2026-12-15', 50)
  const lastName = 'Zzyx'
  const firstNames = Array.from({ length: 60 }, (_, index) => `Prénom${lettersOf(index)}`)
  const crowd = await someSiders(restaurant, firstNames, lastName)
  const requested = async () =>
    (await signedInCall<Mission>(page, 'GET', `/tasks/${id}`)).requestedSiders.map(
      (sider) => sider.id,
    )
  await page.goto(`/taskPosting/${id}/workers`)
  const list = page.getByRole('region', { name: 'Mes Siders' })
  const search = page.getByRole('textbox', { name: 'Rechercher par prénom, nom ou téléphone' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await search.pressSequentially(`${lastName.toUpperCase()} prenom`)
  const all = page.getByRole('checkbox', { name: 'Sélectionner les 60 Siders affichés' })
  await all.click()
  await expect(page.getByText('60 Siders sélectionnés sur 100 au plus.')).toBeVisible()
  await expect.poll(async () => (await requested()).toSorted()).toEqual(crowd.toSorted())

  // One person is unselected under another search; the checkbox counts people who are not drawn.
  await search.fill(`${lastName} prenom${lettersOf(59)}`)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('checkbox').uncheck()
  await search.fill(lastName)
  await expect(all).toBeVisible()
  await expect(all).not.toBeChecked()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await page.getByRole('tab', { name: /Sélectionnés/ }).click()
  const chosen = page.getByRole('region', { name: 'Sélectionnés' })
  await expect(chosen.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '59')
  await search.fill(`prenom${lettersOf(58)}`)
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Sélectionner le Sider affiché' }).click()
  await expect(page.getByText('58 Siders sélectionnés sur 100 au plus.')).toBeVisible()

  await search.fill(lastName)
  await page.getByRole('tab', { name: /Mes Siders/ }).click()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.click()
  await expect(page.getByText('60 Siders sélectionnés sur 100 au plus.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('60 Siders sélectionnés sur 100 au plus.')).toBeVisible()
  await search.fill(lastName)
  await expect(all).toBeChecked()
  await all.click()
  await expect(page.getByText(/^0 Sider sélectionné/)).toBeVisible()
  await expect.poll(requested).toEqual([])
})

const distance = (page: Page) =>
  page.getByRole('combobox', { name: /^Distance du lieu de mission/ })

/** Opens the Siders that a draft may request, and the dialog of filters. */
async function openFilter(page: Page, id: string) {
  await page.goto(`/tasks/view/${id}`)
  await openFolds(page)
  await page.getByRole('button', { name: /^Modifier.*Siders demandés$/ }).click()
  const siders = page.getByRole('region', { name: 'Mes Siders' }).getByRole('listitem')
  await expect(siders.first()).toBeVisible()
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  return siders
}

test('N-05 an address that is not on the map closes the filter by distance', async ({ page }) => {
  await aRestaurant(page)
  const id = await aNewDraft(page, { type: 'delegation', name: 'Tout près' })
  await signedInCall(page, 'PATCH', `/tasks/${id}`, { id, location: byHand })
  const siders = await openFilter(page, id)
  await expect(siders.first()).not.toContainText('km')
  await expect(distance(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(distance(page)).toHaveAccessibleDescription(/une adresse située sur la carte/)
})

test('N-05 Siders are narrowed by how far they live from a mission on the map', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  const { tasks } = await signedInCall<Reply<typeof listMissions>>(
    page,
    'GET',
    '/me/tasks?status=draft',
  )
  const siders = await openFilter(page, tasks[0]?.id ?? '')
  await expect(siders.first()).toContainText(/À (moins de )?\d+\s?km/)
  const all = Number(await siders.first().getAttribute('aria-setsize'))
  await distance(page).click()
  await page.getByRole('option', { name: '5 km au plus' }).click()
  await page.getByRole('button', { name: 'Appliquer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Filtrer (1 actif)' })).toBeVisible()
  await expect(siders.first()).toHaveAttribute('aria-setsize', /^\d+$/)
  await expect
    .poll(async () => Number(await siders.first().getAttribute('aria-setsize')))
    .toBeLessThan(all)
  for (const text of await siders.allInnerTexts()) {
    expect(text).toMatch(/À (moins de 1|[1-5])\s?km/)
  }
})
