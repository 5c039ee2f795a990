import type { Reply } from '@renfort/contract/endpoint.ts'
import type { Mission } from '@renfort/contract/missions.ts'
import type { listCandidates, WorkerCandidate } from '@renfort/contract/workers.ts'
import { expect, type Page, type Route } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { addShift, aFilledDraft } from './filled-draft.ts'
import { test } from './journey.ts'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'
import { signIn } from './sign-in.ts'

const aCandidate = (index: number): WorkerCandidate => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  firstName: `Prénom${index}`,
  lastName: `Nom${index}`,
  phoneNumber: `+3363998${String(index).padStart(4, '0')}`,
  pictureUrl: null,
  isRecommended: index % 7 === 0,
  source: 'organisation',
  lastOrganisationName: 'Maison Lumière',
  jobTypes: [],
  distance: null,
})

/** Pages of five thousand people, as the server would answer them. */
async function answerPages(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url())
  const q = searchParams.get('q') ?? ''
  const limit = Number(searchParams.get('limit'))
  const offset = Number(searchParams.get('offset'))
  const everybody = Array.from({ length: 5_000 }, (_, index) => aCandidate(index + 1))
  const found = everybody.filter(({ lastName }) => q === '' || lastName.toLowerCase() === q)
  const total = found.length
  const siders = found.slice(offset, offset + limit)
  const totals = { organisation: total, network: 0 }
  const json: Reply<typeof listCandidates> = { siders, total, totals, limit, offset }
  await route.fulfill({ json })
}

test('WORK-02, WORK-03, WORK-13 five thousand Siders are searched and scrolled, few of them drawn', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  const id = await aNewDraft(page, { type: 'delegation', name: 'Cinq mille' })
  const asked: string[] = []
  await page.route('**/api/tasks/*/siders?**', async (route) => {
    asked.push(route.request().url())
    await answerPages(route)
  })
  await page.goto(`/tasks/view/${id}`)
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
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('textbox').fill('nom4321')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Prénom4321 Nom4321')
  await expect(page.getByText('1 Sider correspond.')).toBeAttached()
})

/** An address that was typed where the map knew none. */
const byHand = { title: 'Atelier', address: '1 rue Neuve', postalCode: '69001', city: 'Lyon' }

/** People of the company of whom no other journey knows, under one last name. */
async function aCrowd(page: Page, lastName: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { id } = await signedInCall<WorkerCandidate>(page, 'POST', '/me/organisation/siders', {
      firstName: `Prénom${index}`,
      lastName,
      phoneNumber: `+337${String(Date.now()).slice(-6)}${String(index).padStart(2, '0')}`,
    })
    ids.push(id)
  }
  return ids
}

test('WORK-02, WORK-03, WORK-12 a search is typed and everybody it finds is selected, drawn or not', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, demoAccounts.admin)
  const id = await aFilledDraft(page, 'delegation', 50)
  await addShift(page, id, '2026-12-15', 50)
  const lastName = `Zz${Date.now().toString(36)}`
  const crowd = await aCrowd(page, lastName, 60)
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

  // One of them is left out under another search; the box knows it of those who are not drawn.
  await search.fill(`${lastName} prenom59`)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('checkbox').uncheck()
  await search.fill(lastName)
  await expect(all).toBeVisible()
  await expect(all).not.toBeChecked()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await page.getByRole('tab', { name: /Sélectionnés/ }).click()
  const chosen = page.getByRole('region', { name: 'Sélectionnés' })
  await expect(chosen.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '59')
  await expectAccessible(page)
  await search.fill('prenom58')
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

test('N-05 Siders are narrowed by how far they live, once the mission has an address on the map', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  const id = await aNewDraft(page, { type: 'delegation', name: 'Tout près' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const list = page.getByRole('region', { name: 'Mes Siders' })
  const distance = page.getByRole('combobox', { name: /^Distance du lieu de mission/ })
  const open = async () => {
    await page.goto(`/tasks/view/${id}`)
    await page.getByRole('button', { name: /^Modifier.*Siders demandés$/ }).click()
    await expect(list.getByRole('listitem').first()).toBeVisible()
  }
  await signedInCall(page, 'PATCH', `/tasks/${id}`, { id, location: byHand })
  await open()
  const all = Number(await list.getByRole('listitem').first().getAttribute('aria-setsize'))
  await expect(list).not.toContainText(/À (moins de )?\d+\s?km/)
  await button('Filtrer').click()
  await expect(distance).toHaveAttribute('aria-disabled', 'true')
  await expect(distance).toHaveAccessibleDescription(/une adresse située sur la carte/)

  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    location: { ...byHand, lat: 45.764, lng: 4.836 },
  })
  await open()
  await expect(list).toContainText(/À \d+\s?km/)
  await button('Filtrer').click()
  await distance.click()
  await expectAccessible(page)
  await page.getByRole('option', { name: '5 km au plus' }).click()
  await button('Appliquer').click()
  await expect(button('Filtrer (1 actif)')).toBeVisible()
  const near = list.getByRole('listitem')
  await expect(near.first()).toHaveAttribute('aria-setsize', /^\d+$/)
  const found = Number(await near.first().getAttribute('aria-setsize'))
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(all)
  for (const text of await near.allInnerTexts()) {
    expect(text).toMatch(/À (moins de 1|[1-5])\s?km/)
  }
})
