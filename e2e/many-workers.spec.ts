import type { WorkerCandidate } from '@renfort/contract/workers.ts'
import { expect } from '@playwright/test'
import { demoAccounts } from './demo-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { aNewDraft } from './new-draft.ts'
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
})

test('WORK-02, WORK-03, WORK-13 five thousand Siders are searched and scrolled, few of them drawn', async ({
  page,
}) => {
  await signIn(page, demoAccounts.admin)
  const id = await aNewDraft(page, { type: 'delegation', name: 'Cinq mille' })
  await page.route('**/api/tasks/*/siders', (route) =>
    route.fulfill({ json: Array.from({ length: 5_000 }, (_, index) => aCandidate(index + 1)) }),
  )
  await page.goto(`/tasks/view/${id}`)
  await page.getByRole('button', { name: /^Modifier.*Siders demandés$/ }).click()
  const list = page.getByRole('region', { name: 'Mes Siders' })
  await expect(list.getByRole('listitem').first()).toContainText('Prénom1 Nom1')
  expect(await list.getByRole('listitem').count()).toBeLessThan(80)
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '5000')
  await expect(page.getByRole('checkbox', { name: /^Sélectionner les 5\s?000/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await list.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(list.getByText('Prénom5000 Nom5000')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('textbox').fill('nom4321')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Prénom4321 Nom4321')
})
