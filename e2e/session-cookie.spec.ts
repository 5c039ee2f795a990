import { expect, type Page } from '@playwright/test'
import { createWorker } from '@renfort/contract/company-sider.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { inCookie, inSiderCookie } from '@renfort/contract/kernel/session-cookie.ts'
import { readOutbox } from '@renfort/contract/operations.ts'
import { askSiderLink, openByLink } from '@renfort/contract/sider-access.ts'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { apiClient } from './api-client.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { aForeignPage, attackByCalls, attackByForm } from './foreign-page.ts'
import { test } from './journey.ts'
import { aNewCompany, aPhoneNumber, mailedLink } from './new-company.ts'
import { aPhone, openByLink as openPages } from './sider-phone.ts'
import { logIn, sessionCookie, signIn, signInByForm } from './sign-in.ts'

const cookieOf = async (page: Page, cookie = sessionCookie) =>
  (await page.context().cookies()).find(({ name }) => name === cookie)

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
  const missions = other.getByRole('link', { name: 'Missions' }).first()
  await expect(missions).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect.poll(() => cookieOf(page)).toBeUndefined()
  // The other tab notices by itself, or at the next press, and is not loaded anew.
  await expect(async () => {
    if (!other.url().includes('/signin')) await missions.click({ timeout: 2_000 })
    await expect(other).toHaveURL(/\/signin/, { timeout: 2_000 })
  }).toPass()
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
    sessionIn: inCookie,
    userId: company.session.userId,
    body: '{"name":"Attaque"}',
  } as const
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

const siderCookie = 'sider-session'

test('ASVS 3.3.4 3.5.1 no script can read the session of a Sider, and no page of another origin use it', async ({
  page,
  browser,
}) => {
  const company = await aNewCompany(page)
  const phoneNumber = aPhoneNumber()
  const sider = { firstName: 'Nora', lastName: 'Petit', phoneNumber }
  const { id: userId } = await company.call(createWorker, { body: sider })
  const phone = await aPhone(browser)
  await openPages(phone, phoneNumber)
  const cookie = await cookieOf(phone, siderCookie)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(cookie?.value).toMatch(/^sider\.[\w-]{43}$/)
  expect(await readable(phone)).not.toContain(cookie?.value)

  const foreign = await aForeignPage()
  const email = newEmail()
  const target = new URL('/api/sider/contacts', phone.url()).href
  const body = JSON.stringify({ email })
  const attack = { target, sessionIn: inSiderCookie, userId, body } as const
  try {
    for (const address of [foreign.nextDoor, foreign.far]) {
      await phone.goto(address)
      await attackByCalls(phone, attack)
      await attackByForm(phone, attack)
    }
  } finally {
    foreign.close()
  }
  const messages = await apiClient(page.request, null)(readOutbox, {})
  expect(messages.filter(({ to }) => to === email)).toEqual([])
  await phone.goto(new URL('/s/', target).href)
  await expect(phone.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
  expect(await cookieOf(page, siderCookie), 'the browser of the company has none').toBeUndefined()
})

test('a phone that kept the token of a Sider moves it to the cookie, and sends what it had to send', async ({
  page,
  browser,
}) => {
  const company = await aNewCompany(page)
  const phoneNumber = aPhoneNumber()
  const known = { firstName: 'Nora', lastName: 'Petit', phoneNumber }
  await company.call(createWorker, { body: known })
  const program = apiClient(page.request, null)
  await program(askSiderLink, { body: { phoneNumber } })
  const link = await mailedLink(page, phoneNumber)
  const opened = await program(openByLink, { body: { token: link.hash.slice(1) } })
  const phone = await aPhone(browser)
  await phone.goto('/api/health')
  await phone.evaluate(({ token, siderId, firstName }) => {
    localStorage.setItem('sider.session', JSON.stringify({ token, siderId, firstName }))
    const shift = '00000000-0000-4000-8000-0000000008b1'
    const press = { id: crypto.randomUUID(), shiftId: shift, kind: 'start' }
    const phoneAt = '2026-12-02T08:59:00.000Z'
    localStorage.setItem(`sider.presses:${siderId}`, JSON.stringify([{ ...press, phoneAt }]))
  }, opened)
  await phone.goto('/s/')
  await expect(phone.getByRole('alert')).toContainText('Ce créneau n’existe plus')
  await expect.poll(async () => (await cookieOf(phone, siderCookie))?.value).toBe(opened.token)
  await expect.poll(() => readable(phone)).not.toContain(opened.token)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Mes missions' })).toBeVisible()
})
