import { startImpersonation } from '@renfort/contract/administration.ts'
import { listContested } from '@renfort/contract/contested-contract.ts'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storage } from '../../../platform/storage.ts'
import { aContestedContract } from '../../../testing/a-contested-contract.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { ContestedPage } from './contested-page.tsx'

const pageOf = (...documents: ReturnType<typeof aContestedContract>[]) => ({
  documents,
  total: documents.length,
  limit: 25,
  offset: 0,
})
const open = (locale: 'fr' | 'en' = 'fr') =>
  show(<ContestedPage page={1} />, { as: { isInsider: true, organisation: null }, locale })

it('CTR-22 shows the mission, its company, by when it is to be signed, who contested it and why', async () => {
  answer(listContested, () => pageOf(aContestedContract({ contestedBefore: 2 })))
  await open()
  const card = await soonByRole('article', /Serveur – Réveillon/)
  for (const part of [
    'M26000042',
    'Brasserie Bellecour',
    '2 contrats',
    'lun. 7 déc. 2026',
    'dernier jour légal pour signer\u202f: mer. 9 déc. 2026',
    'Contesté par Julien Morel',
    'Le taux horaire n’est pas celui convenu.',
    'Déjà contesté 2 fois',
  ]) {
    expect(card.textContent).toContain(part)
  }
})

it('CTR-22 leads to the document in the name of the user who contested it, with a reason', async () => {
  const read = answer(listContested, () => pageOf(aContestedContract()))
  const asked = answer(startImpersonation, () => undefined)
  const { user, place } = await open()
  await user.click(await soonByRole('button', /^Traiter/))
  await writeIn(user, await soonByRole('textbox', /^Pourquoi/), 'Contrat contesté à corriger')
  await user.click(byRole('button', 'Commencer'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body.userId).toBe(aContestedContract().actFor?.id)
  await waitFor(() =>
    expect(place()).toBe(`/contracts/${aContestedContract().documentId}/signature`),
  )
  expect(storage.read('organisationId')).toBe(aContestedContract().company.id)
  expect(read).toHaveLength(1)
})

it('says what is left where the mission is bound, or the company has nobody', async () => {
  answer(listContested, () =>
    pageOf(
      aContestedContract({ lock: 'signed' }),
      aContestedContract({
        documentId: '00000000-0000-4000-8000-0000000000c2',
        task: { ...aContestedContract().task, name: 'Gala' },
        stage: 'limitPassed',
        actFor: null,
      }),
    ),
  )
  await open()
  const signed = await soonByRole('article', /Réveillon/)
  expect(signed.textContent).toContain('déjà signé')
  const gone = within(await soonByRole('article', /Gala/))
  expect(gone.getByText(/délai légal dépassé depuis le jeu. 10 déc. 2026/)).toBeDefined()
  expect(saidOf(gone.getByRole('button')).join(' ')).toContain('personne pour qui agir')
})

it('says that nothing is left, in English too, and offers another try after a failure', async () => {
  answer(listContested, () => refused('errors.internal'))
  const { user } = await open('en')
  await soonByRole('heading', 'The contested contracts could not be loaded')
  answer(listContested, () => pageOf())
  await user.click(byRole('button', 'Try again'))
  expect(await soonByRole('heading', 'No contested contract')).toBeDefined()
})
