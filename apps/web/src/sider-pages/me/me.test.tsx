import {
  askSiderContact,
  askSiderErasure,
  chooseFavourite,
  confirmSiderContact,
  exportSiderData,
  readSiderProfile,
  saveSiderAbsences,
  saveSiderProfile,
  type SiderSelf,
  withdrawSiderErasure,
} from '@renfort/contract/sider-self.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'
import { aSiderSelf } from '../../testing/a-sider-self.ts'

/** A server that keeps what it is sent. */
function server(changes: Partial<SiderSelf> = {}) {
  let self = aSiderSelf(changes)
  const become = (next: Partial<SiderSelf>) => (self = { ...self, ...next })
  answer(readSiderProfile, () => self)
  return { become, now: () => self }
}
const show = () => showSider({ at: '/s/me' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('a new number is confirmed by the code that it got', async () => {
  const { become } = server()
  const asked = answer(askSiderContact, () => undefined)
  const confirmed = answer(confirmSiderContact, () => become({ phoneNumber: '+33699999999' }))
  const user = await show()
  await user.click(await soonByRole('button', 'Changer de numéro'))
  await user.type(field('Nouveau numéro de mobile'), '0699999999')
  await user.click(byRole('button', 'Envoyer le code'))
  await user.type(await soonByRole('textbox', 'Code à six chiffres'), '12 34 56')
  await user.click(byRole('button', 'Confirmer'))
  expect(await screen.findByText('Votre numéro a changé.')).toBeTruthy()
  expect(asked).toEqual([{ body: { phoneNumber: '0699999999' } }])
  expect(confirmed).toEqual([{ body: { of: 'phone', code: '123456' } }])
  expect(screen.getByText('+33699999999')).toBeTruthy()
})

it('a licence that ends soon is said, and its end, the address and the languages are saved', async () => {
  const { now } = server()
  const saved = answer(saveSiderProfile, () => now())
  const user = await show()
  expect(await screen.findByText(/Permis B.*valable jusqu’au 20 décembre 2026/)).toBeTruthy()
  await user.type(field('Numéro et voie'), '12 quai du Port')
  await user.type(field('Code postal'), '69002')
  await user.type(field('Ville'), 'Lyon')
  await user.selectOptions(field('Ajouter une langue'), 'arabic')
  await user.clear(field('Valable jusqu’au'))
  await user.type(field('Valable jusqu’au'), '2031-12-20')
  await user.click(byRole('button', 'Enregistrer'))
  expect(await screen.findByText('C’est enregistré.')).toBeTruthy()
  expect(saved).toEqual([
    {
      body: {
        address: { street: '12 quai du Port', postalCode: '69002', city: 'Lyon' },
        languageIds: ['french', 'arabic'],
        licences: [{ id: 'b', endsOn: '2031-12-20' }],
      },
    },
  ])
})

it('days off are added and taken away, and a day of an accepted mission says why not', async () => {
  const { become, now } = server()
  const saved = answer(saveSiderAbsences, ({ body }) =>
    become({
      unavailabilities: body.unavailabilities.map((one) => ({
        ...one,
        startDate: `${one.startDate}T00:00:00.000Z`,
        endDate: `${one.endDate}T00:00:00.000Z`,
        comment: one.comment ?? null,
      })),
    }),
  )
  const user = await show()
  await user.click(await soonByRole('button', 'Ajouter ces jours'))
  expect((await screen.findByRole('alert')).textContent).toContain('Remplissez ce champ')
  await user.type(field('Premier jour'), '2026-12-24')
  await user.type(field('Raison (facultatif)'), 'Famille')
  await user.click(byRole('button', 'Ajouter ces jours'))
  expect(await screen.findByText('Ces jours sont notés.')).toBeTruthy()
  expect(saved.at(-1)?.body.unavailabilities).toEqual([
    { startDate: '2026-12-24', endDate: '2026-12-24', comment: 'Famille' },
  ])
  await user.click(byRole('button', /Retirer.*24 décembre 2026/))
  expect(await screen.findByText('Ces jours sont de nouveau libres.')).toBeTruthy()
  expect(now().unavailabilities).toEqual([])
  answer(saveSiderAbsences, () =>
    refused('errors.sider.absence_on_shift', { company: 'Maison Lavigne' }),
  )
  await user.type(field('Premier jour'), '2026-12-07')
  await user.click(byRole('button', 'Ajouter ces jours'))
  expect((await screen.findByRole('alert')).textContent).toContain('Maison Lavigne')
})

it('a company is chosen, and says whether it wants the Sider back', async () => {
  server()
  const chosen = answer(chooseFavourite, () => aSiderSelf())
  const user = await show()
  await soonByRole('heading', 'Mes entreprises')
  const list = within(byRole('region', 'Mes entreprises'))
  expect(list.getByText('Cette entreprise souhaite retravailler avec vous.')).toBeTruthy()
  await user.click(list.getByRole('checkbox'))
  expect(chosen).toMatchObject([{ body: { isFavourite: true } }])
})

it('GDPR 15 17 the data are downloaded, erasure is asked for with what the law keeps, and taken back', async () => {
  const { become } = server()
  const exported = answer(exportSiderData, () => ({ format: 1 }))
  const asked = answer(askSiderErasure, () =>
    become({ erasure: { askedAt: '2026-12-02T09:00:00.000Z', outcome: null, note: null } }),
  )
  const withdrawn = answer(withdrawSiderErasure, () => become({ erasure: null }))
  const user = await show()
  await user.click(await soonByRole('button', 'Télécharger mes données'))
  expect(exported).toHaveLength(1)
  expect(screen.getByText(/vos contrats, 5 ans/)).toBeTruthy()
  await user.click(byRole('button', 'Demander l’effacement'))
  expect(asked).toEqual([])
  await user.click(byRole('button', 'Oui, demander l’effacement'))
  expect(await screen.findByText('Votre demande est partie à l’agence.')).toBeTruthy()
  expect(screen.getByText(/Effacement demandé le mercredi 2 décembre/)).toBeTruthy()
  await user.click(byRole('button', 'Reprendre ma demande'))
  expect(await screen.findByText(/Votre demande est reprise/)).toBeTruthy()
  expect(withdrawn).toHaveLength(1)
})
