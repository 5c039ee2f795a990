import { autocompleteAddress, readPlace } from '@renfort/contract/address.ts'
import {
  createLocation,
  deleteLocation,
  listLocations,
  type Location,
  readCompletion,
  updateLocation,
} from '@renfort/contract/organisation.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompletion } from '../../../testing/a-completion.ts'
import { companyId } from '../../../testing/a-me.ts'
import { anAddress } from '../../../testing/an-address.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { AddressesPage } from './addresses-page.tsx'

const place = {
  address: '12 bis rue de la Paix, 75002 Paris',
  streetNumber: '12 bis',
  streetName: 'rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
  region: 'Île-de-France',
  department: 'Paris',
  country: 'FR',
  lat: 48.869,
  lng: 2.331,
}

beforeEach(() => {
  answer(readCompletion, () => aCompletion())
  answer(listLocations, () => [anAddress()])
})

async function open(locations: Location[] = [anAddress()]) {
  answer(listLocations, () => locations)
  const view = await show(<AddressesPage />, { at: '/settings/addresses' })
  await soonByRole('heading', 'Adresses favorites')
  return view
}
async function openNew() {
  const view = await open()
  await view.user.click(byRole('button', 'Ajouter une adresse'))
  await soonByRole('dialog', 'Nouvelle adresse')
  return view
}
const field = (label: string | RegExp) => byRole('textbox', label)
const street = 'Numéro et voie'
const save = () => byRole('button', 'Enregistrer')

async function typeByHand(user: UserEvent, postalCode = '44000') {
  await user.click(byRole('button', 'Saisir l’adresse à la main'))
  await writeIn(user, street, '4 ter quai du Port')
  await writeIn(user, 'Code postal', postalCode)
  await writeIn(user, 'Ville', ' Nantes ')
  await writeIn(user, 'Nom du lieu', 'Entrepôt')
}

describe('a new address', () => {
  it('SET-07 POST-33 is found through the maps, named, sent with where it lies, and said', async () => {
    const asked = answer(autocompleteAddress, () => [
      { placeId: 'p1', label: '12 bis rue de la Paix' },
    ])
    answer(readPlace, () => place)
    const sent = answer(createLocation, () => anAddress({ title: 'Boutique' }))
    const { user } = await openNew()
    await user.type(byRole('combobox', 'Adresse'), '12 bis rue')
    await user.click(await soonByRole('option', '12 bis rue de la Paix'))
    await screen.findByText('12 bis rue de la Paix, 75002 Paris')
    expect(document.activeElement).toBe(field('Nom du lieu'))
    await writeIn(user, 'Nom du lieu', ' Boutique ')
    await writeIn(user, field(/^Accès/), 'Deuxième étage')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi L’adresse est enregistrée.']))
    expect(asked).toEqual([{ query: { q: '12 bis rue', country: 'FR' } }])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      params: { id: companyId },
      body: {
        ...place,
        title: 'Boutique',
        description: 'Deuxième étage',
        favorite: true,
        confirmed: true,
      },
    })
  })

  it('POST-34 is typed by hand: it is saved in parts and as not recognised', async () => {
    const sent = answer(createLocation, () => anAddress())
    const { user } = await openNew()
    await typeByHand(user)
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      title: 'Entrepôt',
      address: '4 ter quai du Port, 44000 Nantes',
      streetNumber: '4 ter',
      streetName: 'quai du Port',
      postalCode: '44000',
      city: 'Nantes',
      lat: null,
      lng: null,
      confirmed: false,
    })
  })

  it('POST-34 goes on by hand, with what was typed, when the maps do not answer', async () => {
    answer(autocompleteAddress, () => refused('errors.maps.unavailable'))
    const { user } = await openNew()
    await user.type(byRole('combobox', 'Adresse'), '4 ter quai')
    await screen.findByText(/^La recherche d’adresses ne répond pas/)
    expect(field(street)).toHaveProperty('value', '4 ter quai')
    expect(document.activeElement).toBe(field(street))
    expect(toasts()).toEqual([])
  })

  it('POST-33 says where too little is typed, and where nothing matches', async () => {
    answer(autocompleteAddress, () => [])
    const { user } = await openNew()
    await user.type(byRole('combobox', 'Adresse'), 'ab')
    expect(screen.getAllByText('Tapez au moins trois caractères.').length).toBeGreaterThan(0)
    await user.type(byRole('combobox', 'Adresse'), 'cd')
    expect((await screen.findAllByText(/^Aucune adresse ne correspond/)).length).toBeGreaterThan(0)
  })

  it.each([
    ['SET-07', street, '', 'Ce champ est obligatoire.'],
    ['SET-07', 'Ville', '', 'Ce champ est obligatoire.'],
    ['SET-07', 'Nom du lieu', ' ', 'Ce champ est obligatoire.'],
    ['SET-26', 'Code postal', '4400', 'Le code postal a cinq chiffres.'],
    ['SET-26', 'Code postal', '44O00', 'Le code postal a cinq chiffres.'],
    ['SET-26', 'Code postal', '440000', 'Le code postal a cinq chiffres.'],
  ])('%s is refused for « %s » of « %s »', async (_id, label, typed, sentence) => {
    const { user } = await openNew()
    await typeByHand(user)
    await writeIn(user, label, typed)
    await waitFor(() => expect(saidOf(field(label))[0]).toBe(sentence))
    expect(isClosed(save())).toBe(true)
  })

  it('is not lost when the service is down, nor when a field is refused', async () => {
    answer(createLocation, () => refused('errors.unavailable'))
    const { user } = await openNew()
    await typeByHand(user)
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(field('Ville').getAttribute('value')?.trim()).toBe('Nantes')
    answer(createLocation, () =>
      refusedFields(issue(['title'], 'errors.field.too_long', { max: 80 })),
    )
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saidOf(field('Nom du lieu'))[0]).toMatch(/^C’est trop long\s: 80/))
  })
})

describe('an address that is there', () => {
  it('SET-07 is corrected by hand', async () => {
    const sent = answer(updateLocation, () => anAddress())
    const { user } = await open()
    await user.click(byRole('button', 'Modifier Brasserie'))
    await soonByRole('dialog', 'Modifier l’adresse')
    await user.click(byRole('button', 'Corriger à la main'))
    expect(field(street)).toHaveProperty('value', '14 place Bellecour')
    await writeIn(user, street, '15 place Bellecour')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi L’adresse est enregistrée.']))
    expect(sent[0]).toMatchObject({
      params: { id: companyId, locationId: anAddress().id },
      body: { streetNumber: '15', address: '15 place Bellecour, 69002 Lyon', confirmed: false },
    })
  })

  it('SET-07 leaves the favourites once it is confirmed', async () => {
    const sent = answer(deleteLocation, () => {
      answer(listLocations, () => [])
    })
    const { user } = await open()
    await user.click(byRole('button', 'Retirer Brasserie'))
    const question = within(
      await soonByRole('alertdialog', /^Retirer «\s?Brasserie\s?» des favoris/),
    )
    expect(sent).toEqual([])
    await user.click(question.getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(toasts()).toEqual(['Réussi L’adresse n’est plus dans les favoris.']))
    expect(sent).toEqual([{ params: { id: companyId, locationId: anAddress().id } }])
    await soonByRole('heading', 'Aucune adresse favorite')
    expect(hasRole('button', 'Retirer Brasserie')).toBe(false)
  })
})
