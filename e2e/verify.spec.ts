import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { signContract } from '@renfort/contract/contract.ts'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'
import { preparedContracts } from './read-contracts.ts'

test('a signed document and its evidence are downloaded, and verified by somebody without an account', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two documents are made, signed, sealed and proven')
  const restaurant = await aRestaurant(page)
  for (const [i, name] of ['Brunch', 'Gala'].entries()) {
    await aPostedMission(restaurant, {
      name,
      type: 'gestion',
      shifts: [[4 + i, '18:00', '23:00', 30, 1]],
      siderIds: restaurant.siderIds.slice(i, i + 1),
    })
  }
  const params = { id: restaurant.id }
  const documents = await preparedContracts(restaurant, 2)
  for (const { documentId: docId } of documents) {
    await restaurant.call(signContract, { params: { ...params, docId }, body: {} })
  }
  await page.goto(`/contracts/${documents[0]?.documentId}/signature`)
  const evidence = page.getByRole('button', { name: 'Dossier de preuve (PDF)' })
  await expect(evidence).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), evidence.click()])
  expect(file.suggestedFilename()).toMatch(/^dossier-de-preuve-M\d+-\w{8}\.pdf$/)
  const proof = await readFile(await file.path())

  await page.goto('/contracts/archives')
  const all = page.getByRole('button', { name: 'Télécharger les 2 documents' })
  const [archive] = await Promise.all([page.waitForEvent('download'), all.click()])
  expect(archive.suggestedFilename()).toMatch(/^contrats-\d{4}-\d\d-\d\d\.zip$/)
  const zipped = (await readFile(await archive.path())).toString('latin1')
  for (const name of ['Brunch.pdf', 'Gala.pdf']) expect(zipped).toContain(name)

  const kept = page.getByRole('link', { name: /^Télécharger/ }).first()
  const sealed = await (await page.request.get((await kept.getAttribute('href')) ?? '')).body()
  const stranger = await browser.newPage()
  await stranger.goto('/signin')
  await stranger.getByRole('link', { name: 'Vérifier un document signé' }).click()
  const zone = stranger.getByRole('region', { name: 'Document à vérifier' })
  const verdict = stranger.getByRole('main').getByRole('status')
  const choose = (buffer: Buffer) =>
    zone
      .locator('input')
      .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer })
  await choose(sealed)
  await expect(verdict).toContainText('C’est le document signé et scellé')
  await expect(verdict).not.toContainText(/Les Halles|Brunch|Gala|Diallo/)
  await choose(proof)
  await expect(verdict).toContainText('dossier de preuve d’une signature')
  sealed[1_000] = (sealed[1_000] ?? 0) ^ 1
  await choose(sealed)
  await expect(verdict).toContainText('n’est pas un document signé ici')
})
