import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createApiKey } from '@renfort/contract/api-key.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { newWebhookSecret, signedHeaders } from '../apps/api/src/webhook/sign-message.ts'
import { test } from './journey.ts'
import { aNewCompany } from './new-company.ts'

/** Runs a program of the page as a module; what it needs from around it stands before. */
function run(code: string, before = '', cwd = tmpdir()): string {
  const program = `${before}\n${code}`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd,
  }).toString()
}

test('the first call of the page for developers answers the events of a key, and its check takes genuine messages alone', async ({
  page,
}) => {
  const company = await aNewCompany(page)
  const { secret } = await company.call(createApiKey, {
    params: { id: company.id },
    body: { name: 'Paie', scopes: ['event.read', 'attendance.copy'] },
  })
  await page.goto('/settings/keys')
  await page.getByRole('link', { name: 'Documentation pour les développeurs' }).click()
  const start = page.getByRole('region', { name: 'Premier appel' })
  await start.getByRole('tab', { name: 'JavaScript' }).click()
  const call = (await start.getByRole('tabpanel').locator('code').textContent()) ?? ''
  expect(call.split('\n')).toHaveLength(3)
  expect(run(call.replace('rfk_YOUR_KEY', secret))).toContain('events: []')
  expect(run(call)).toContain('errors.key.invalid')

  const sync = page.getByRole('region', { name: 'Tenir une copie' })
  await sync.getByRole('tab', { name: 'JavaScript' }).click()
  const program = (await sync.getByRole('tabpanel').locator('code').textContent()) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  // The second time it goes on from the cursor that it kept.
  const copied = [1, 2].map(() => run(program.replace('rfk_YOUR_KEY', secret), '', folder).trim())
  rmSync(folder, { recursive: true })
  expect(copied).toEqual(['0 lines of hours', '0 lines of hours'])

  const check = page.getByRole('region', { name: 'Vérifier une signature' })
  await check.getByRole('tab', { name: 'Node' }).click()
  const verify = (await check.getByRole('tabpanel').locator('code').textContent()) ?? ''
  const [old, secretNow] = [newWebhookSecret(), newWebhookSecret()]
  const body = JSON.stringify({ type: 'hours.validated' })
  const at = instant(new Date().toISOString())
  // As in the day after a secret was renewed.
  const headers = signedHeaders({ id: 'msg_1', at, body }, [old, secretNow])
  const verdict = (received: string) =>
    run(
      `${verify}\nprocess.stdout.write(String(isGenuine(${JSON.stringify(received)}, ${JSON.stringify(headers)})))`,
      `process.env.WEBHOOK_SECRET = ${JSON.stringify(secretNow)}`,
    )
  expect([verdict(body), verdict(`${body} `)]).toEqual(['true', 'false'])
})
