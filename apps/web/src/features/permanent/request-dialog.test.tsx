import { autocompleteAddress, type Place, readPlace } from '@renfort/contract/address.ts'
import { requestPermanentContract } from '@renfort/contract/permanent.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { bellecour } from '../../testing/an-address.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { HorizonPage } from './horizon-page.tsx'
import { RequestDialog } from './request-dialog.tsx'

const id = '00000000-0000-4000-8000-000000000801'
const field = (label: string | RegExp) => byRole('textbox', label)
const street = 'Numéro et voie'

async function open() {
  const onClose = vi.fn<() => void>()
  const view = await show(<RequestDialog onClose={onClose} />, { at: '/horizon' })
  return { ...view, onClose }
}
const send = (user: UserEvent) => user.click(byRole('button', 'Envoyer la demande'))

/** Fills in the required fields. */
async function fill(user: UserEvent) {
  await writeIn(user, 'Intitulé du poste', ' Cheffe de rang ')
  await writeIn(user, 'Date de début souhaitée', '04/01/2027')
  await user.click(byRole('button', 'Saisir l’adresse à la main'))
  await writeIn(user, street, '14 place Bellecour')
  await writeIn(user, 'Code postal', '69002')
  await writeIn(user, 'Ville', 'Lyon')
}
const required = {
  jobName: 'Cheffe de rang',
  startDate: '2027-01-04',
  availablePositions: 1,
  location: {
    address: '14 place Bellecour',
    city: 'Lyon',
    postalCode: '69002',
    country: 'FR',
    lat: null,
    lon: null,
  },
}

/** Fills in the other fields, and chooses an address whose place arrives with the promise. */
async function chooseBellecour(place: Promise<Place>) {
  answer(autocompleteAddress, () => [{ placeId: 'p1', label: '14 place Bellecour, Lyon' }])
  answer(readPlace, () => place)
  const view = await open()
  await writeIn(view.user, 'Intitulé du poste', 'Cheffe de rang')
  await writeIn(view.user, 'Date de début souhaitée', '04/01/2027')
  await view.user.type(byRole('combobox', 'Adresse'), '14 place')
  await view.user.click(await soonByRole('option', '14 place Bellecour, Lyon'))
  return view
}

describe('what is sent', () => {
  it('HRZ-07 HRZ-08 HRZ-09 has only the required values by default, for one position and without a salary', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { user } = await open()
    await fill(user)
    await send(user)
    await soonByRole('dialog', 'Votre demande est partie')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject(required)
    expect(sent[0]?.body).not.toHaveProperty('salary')
    expect(sent[0]?.body.commentary).toBe('')
    expect(screen.getByText(/« Cheffe de rang »/)).toBeDefined()
  })

  it('HRZ-07 HRZ-08 HRZ-09 is all of it where all of it is typed', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { user } = await open()
    await fill(user)
    await writeIn(user, 'Nombre de postes', '3')
    await writeIn(user, field(/^Minimum/), '28 000')
    await writeIn(user, field(/^Maximum/), '32000,50')
    await writeIn(user, field(/^Commentaire/), 'Service du soir')
    await send(user)
    await soonByRole('dialog', 'Votre demande est partie')
    expect(sent[0]?.body).toMatchObject({
      availablePositions: 3,
      salary: { min: 28_000, max: 32_000.5 },
      commentary: 'Service du soir',
    })
  })

  it('HRZ-08 is no salary where one of its ends is missing, which is said before', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { user } = await open()
    await fill(user)
    const missing = /^Il manque un des deux montants/
    expect(screen.queryByText(missing)).toBeNull()
    await writeIn(user, field(/^Minimum/), '28000')
    expect(screen.getByText(missing)).toBeDefined()
    await send(user)
    await soonByRole('dialog', 'Votre demande est partie')
    expect(sent[0]?.body).not.toHaveProperty('salary')
  })

  it('HRZ-06 is the place that the maps know, with where it lies', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { user } = await chooseBellecour(Promise.resolve(bellecour))
    await screen.findByText('Adresse reconnue')
    await send(user)
    await soonByRole('dialog', 'Votre demande est partie')
    expect(sent[0]?.body.location).toMatchObject({ city: 'Lyon', lat: 45.757, lon: 4.832 })
  })

  it('HRZ-06 waits for the place that is on its way', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { promise, resolve } = Promise.withResolvers<Place>()
    const { user } = await chooseBellecour(promise)
    await send(user)
    expect(isClosed(byRole('button', /^Envoyer la demande/))).toBe(true)
    expect(sent).toEqual([])
    resolve(bellecour)
    await soonByRole('dialog', 'Votre demande est partie')
    expect(sent.map(({ body }) => body.location.city)).toEqual(['Lyon'])
  })

  it('HRZ-06 is sent by a press during which the place comes: nothing changes before its release', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { promise, resolve } = Promise.withResolvers<Place>()
    const { user } = await chooseBellecour(promise)
    const target = byRole('button', 'Envoyer la demande')
    await user.pointer({ keys: '[MouseLeft>]', target })
    resolve(bellecour)
    await act(async () => void (await promise))
    expect(screen.queryByText('Adresse reconnue')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target })
    await soonByRole('dialog', 'Votre demande est partie')
    expect(sent).toHaveLength(1)
  })

  it('HRZ-06 is no place that comes after another one was typed', async () => {
    const { promise, resolve } = Promise.withResolvers<Place>()
    const { user } = await chooseBellecour(promise)
    await user.type(byRole('combobox', 'Adresse'), ' bis')
    await user.click(byRole('button', 'Saisir l’adresse à la main'))
    await writeIn(user, street, '3 rue Sala')
    await act(async () => resolve(bellecour))
    expect(field(street)).toHaveProperty('value', '3 rue Sala')
    expect(screen.queryByText('Adresse reconnue')).toBeNull()
  })

  it('may be followed by another one, which starts empty', async () => {
    answer(requestPermanentContract, () => ({ id }))
    const { user, onClose } = await open()
    await fill(user)
    await send(user)
    await user.click(await soonByRole('button', 'Déposer une autre demande'))
    expect(field('Intitulé du poste')).toHaveProperty('value', '')
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('what is refused before it is sent', () => {
  it('HRZ-04 HRZ-05 HRZ-06 is a request without job, day or place', async () => {
    const { user } = await open()
    await user.click(byRole('button', 'Saisir l’adresse à la main'))
    await send(user)
    for (const label of ['Intitulé du poste', 'Date de début souhaitée', street, 'Ville'])
      await waitFor(() => expect(saidOf(field(label))).toContain('Ce champ est obligatoire.'))
    expect(hasRole('dialog', 'Votre demande est partie')).toBe(false)
  })

  it.each([
    [
      'HRZ-05',
      'Date de début souhaitée',
      '22/11/2026',
      /^Choisissez aujourd’hui ou un jour à venir/,
    ],
    ['HRZ-07', 'Nombre de postes', '0', /^La valeur est trop petite\s: 1 au moins/],
    ['HRZ-07', 'Nombre de postes', '1,5', /format/],
    ['HRZ-06', 'Code postal', '6900', /^Le code postal a cinq chiffres/],
  ])('%s « %s » of %s', async (_id, label, typed, sentence) => {
    const { user } = await open()
    await fill(user)
    await writeIn(user, label, typed)
    await send(user)
    await waitFor(() => expect(saidOf(field(label))[0]).toMatch(sentence))
    expect(hasRole('dialog', 'Votre demande est partie')).toBe(false)
  })

  it('HRZ-05 is not today itself', async () => {
    const sent = answer(requestPermanentContract, () => ({ id }))
    const { user } = await open()
    await fill(user)
    await writeIn(user, 'Date de début souhaitée', '23/11/2026')
    await send(user)
    await waitFor(() => expect(sent[0]?.body.startDate).toBe('2026-11-23'))
  })

  it('HRZ-08 is a highest salary below the lowest, until the lowest follows', async () => {
    const { user } = await open()
    await writeIn(user, field(/^Minimum/), '32000')
    await writeIn(user, field(/^Maximum/), '28000')
    const problem = /trop petite/
    await waitFor(() => expect(saidOf(field(/^Maximum/)).join()).toMatch(problem))
    await writeIn(user, field(/^Minimum/), '27000')
    await waitFor(() => expect(saidOf(field(/^Maximum/)).join()).not.toMatch(problem))
  })
})

describe('nothing is lost', () => {
  it('when the service is down', async () => {
    answer(requestPermanentContract, () => refused('errors.unavailable'))
    const { user } = await open()
    await fill(user)
    await send(user)
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(field('Ville')).toHaveProperty('value', 'Lyon')
  })

  it('HRZ-05 when the day has passed meanwhile: the field says it', async () => {
    answer(requestPermanentContract, () =>
      refusedFields(issue(['startDate'], 'errors.permanent.start_in_past')),
    )
    const { user } = await open()
    await fill(user)
    await send(user)
    await waitFor(() =>
      expect(saidOf(field('Date de début souhaitée'))[0]).toMatch(/un jour à venir/),
    )
    expect(toasts()).toEqual([])
  })

  it('when the form is closed and opened again', async () => {
    const { user, onClose } = await open()
    await writeIn(user, 'Intitulé du poste', 'Cheffe de rang')
    await user.click(byRole('button', 'Annuler'))
    expect(onClose).toHaveBeenCalledTimes(1)
    cleanup()
    await open()
    expect(screen.getByText('Nous avons remis ce que vous aviez tapé.')).toBeDefined()
    expect(field('Intitulé du poste')).toHaveProperty('value', 'Cheffe de rang')
  })

  it('POST-34 when the maps do not answer: what was typed goes on by hand', async () => {
    answer(autocompleteAddress, () => refused('errors.maps.unavailable'))
    const { user } = await open()
    await user.type(byRole('combobox', 'Adresse'), '14 place')
    await screen.findByText(/^La recherche d’adresses ne répond pas/)
    expect(field(street)).toHaveProperty('value', '14 place')
  })
})

describe('the page of the offer', () => {
  const page = (isSignedIn: boolean, onAskingChange = vi.fn<(isAsking: boolean) => void>()) =>
    show(<HorizonPage isAsking={false} {...{ isSignedIn, onAskingChange }} />, {
      as: isSignedIn ? {} : null,
    })

  it('HRZ-03 opens the request of somebody who is signed in', async () => {
    const onAskingChange = vi.fn<(isAsking: boolean) => void>()
    const { user } = await page(true, onAskingChange)
    for (const ask of screen.getAllByRole('button', { name: 'Déposer une demande' }))
      await user.click(ask)
    expect(onAskingChange.mock.calls).toEqual([[true], [true]])
  })

  it('HRZ-02 states the guarantee of thirty days and the salary that the fee follows', async () => {
    await page(false)
    expect(screen.getAllByText(/30 jours/).length).toBeGreaterThan(0)
    expect(screen.getByText(/calculés à partir du salaire annuel brut/)).toBeDefined()
  })

  it('leads everybody else to the sign-up', async () => {
    await page(false)
    const links = screen.getAllByRole('link', { name: 'Créer un compte entreprise' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signup', '/signup'])
    expect(hasRole('button', 'Déposer une demande')).toBe(false)
  })
})
