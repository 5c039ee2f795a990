import { expect, type Page } from '@playwright/test'
import { listDepartments } from '@renfort/contract/department.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { aForeignPage, attackByCalls, attackByForm } from './foreign-page.ts'
import { test } from './journey.ts'
import { aNewCompany } from './new-company.ts'
import { logIn, sessionCookie, signIn, signInByForm } from './sign-in.ts'

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === sessionCookie)

const readable = (page: Page) =>
  page.evaluate(() =>
    [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
  )

test('ASVS 3.3.2 3.3.4 no script can read the session of somebody who signed in', async ({
  page,
}) => {
  await signInByForm(page, demoAccounts.admin)
  await expect(page).toHaveURL(/\/planning/)
  const cookie = await cookieOf(page)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(cookie?.value).toHaveLength(43)
  expect(await readable(page)).not.toContain(cookie?.value)
})

test('a browser that kept its token in local storage stays signed in, and keeps it no longer', async ({
  page,
}) => {
  const session = await logIn(page.request, demoAccounts.admin, demoPassword)
  await page.goto('/api/health')
  await page.evaluate(({ token, userId, organisationId }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
    localStorage.setItem('organisationId', organisationId ?? '')
  }, session)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await cookieOf(page))?.value).toBe(session.token)
  await expect.poll(() => readable(page)).not.toContain(session.token)
  await page.reload()
  await expect(page).toHaveURL(/\/tasks/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('ASVS 7.4.1 signing out in one tab signs the others out', async ({ page }) => {
  await signIn(page, demoAccounts.admin)
  await page.goto('/planning')
  const other = await page.context().newPage()
  await other.goto('/me/profile')
  await expect(other.getByRole('link', { name: 'Missions' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect.poll(() => cookieOf(page)).toBeUndefined()
  // The other tab may have noticed by itself.
  await other.goto('/tasks')
  await expect(other).toHaveURL(/\/signin/)
})

test('ASVS 3.5.1 3.5.2 a page of another origin changes nothing, by a form or by a script', async ({
  page,
}) => {
  const company = await aNewCompany(page)
  const names = async () =>
    (await company.call(listDepartments, { params: { id: company.id } })).map(({ name }) => name)
  const before = await names()
  const foreign = await aForeignPage()
  const attack = {
    target: new URL(`/api/organisations/${company.id}/departments`, page.url()).href,
    userId: company.session.userId,
    body: '{"name":"Attaque"}',
  }
  try {
    for (const address of [foreign.nextDoor, foreign.far]) {
      await page.goto(address)
      await attackByCalls(page, attack)
      await attackByForm(page, attack)
    }
  } finally {
    foreign.close()
  }
  expect(await names()).toEqual(before)
  await page.goto(new URL('/settings/departments', attack.target).href)
  await expect(page, 'the victim is still signed in').toHaveURL(/\/settings/)
})
