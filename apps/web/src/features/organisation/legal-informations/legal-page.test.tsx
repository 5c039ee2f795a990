import { findRegisteredCompany } from '@renfort/contract/company-register.ts'
import {
  type LegalInformations,
  updateLegalInformations,
} from '@renfort/contract/company-settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { companyId } from '../../../testing/a-me.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { LegalForm } from './legal-page.tsx'

function someLegal(changes: Partial<LegalInformations> = {}): LegalInformations {
  return {
    name: 'Bellecour SAS',
    businessName: 'Brasserie Bellecour',
    siret: '73282932000074',
    apeCode: '5610A',
    apeNomenclature: 'naf-rev2',
    apeCodeDate: null,
    tvaNumber: 'FR 44732829320',
    version: 'v1',
    ...changes,
  }
}
const blank = { name: '', businessName: '', siret: '', apeCode: '', tvaNumber: '' }

const open = (changes: Partial<LegalInformations> = {}, config = {}) =>
  show(<LegalForm organisationId={companyId} legal={someLegal(changes)} />, { config })
const field = (label: string) => byRole('textbox', label)
const save = () => byRole('button', 'Enregistrer')

async function write(user: UserEvent, label: string, text: string) {
  await user.clear(field(label))
  if (text !== '') await user.type(field(label), text)
  await user.tab()
}

it('SET-18 SET-19 shows the SIRET in three groups of three then five, the code with a space', async () => {
  await open()
  expect(field('SIRET')).toHaveProperty('value', '732 829 320 00074')
  expect(field('Code APE')).toHaveProperty('value', '5610 A')
})

it.each([
  ['SET-18', 'SIRET', '73282932000074', '732 829 320 00074'],
  ['SET-18', 'SIRET', '7328293200007499', '732 829 320 00074'],
  ['SET-19', 'Code APE', '5610a', '5610 A'],
  ['SET-19', 'Code APE', '56.10Ab', '5610 A'],
])('%s %s is written in its shape while it is typed: %s', async (_id, label, typed, shown) => {
  const { user } = await open(blank)
  await user.type(field(label), typed)
  expect(field(label)).toHaveProperty('value', shown)
})

it('SET-18 SET-19 takes a number that was copied with other spaces, and keeps the cursor where one types', async () => {
  const { user } = await open(blank)
  await user.click(field('SIRET'))
  await user.paste('732\u202f829\u00a0320 00074')
  expect(field('SIRET')).toHaveProperty('value', '732 829 320 00074')
  await user.type(field('SIRET'), '{Backspace}', {
    initialSelectionStart: 5,
    initialSelectionEnd: 5,
  })
  expect(field('SIRET')).toHaveProperty('value', '732 293 200 0074')
  await user.keyboard('8')
  expect(field('SIRET')).toHaveProperty('value', '732 829 320 00074')
})

it('SET-17 sends the four fields on the version that was read, the numbers as they are kept', async () => {
  const sent = answer(updateLegalInformations, () => someLegal({ version: 'v2' }))
  const { user } = await open(blank)
  await write(user, 'SIRET', '732 829 320 00074')
  await write(user, 'Nom légal', ' Bellecour SAS ')
  await write(user, 'Nom commercial', 'Brasserie')
  await write(user, 'Code APE', '5610 a')
  await user.click(save())
  await waitFor(() =>
    expect(toasts()).toEqual(['Réussi Les informations légales sont enregistrées.']),
  )
  expect(sent).toEqual([
    {
      params: { id: companyId },
      body: {
        name: 'Bellecour SAS',
        businessName: 'Brasserie',
        siret: '73282932000074',
        apeCode: '5610A',
        apeNomenclature: 'naf-rev2',
        version: 'v1',
      },
    },
  ])
})

it.each(['SIRET', 'Nom légal', 'Nom commercial', 'Code APE'])(
  'SET-17 needs « %s »',
  async (label) => {
    const { user } = await open()
    await write(user, label, '')
    await user.click(save())
    await waitFor(() => expect(saidOf(field(label))).toContain('Ce champ est obligatoire.'))
    expect(toasts()).toEqual([])
  },
)

it.each([
  ['SET-18', 'SIRET', '732 829 320 0007', /14 chiffres/],
  ['SET-18', 'SIRET', '732 829 320 00075', /14 chiffres/],
  ['SET-19', 'Code APE', '561A', 'Le code APE a quatre chiffres, puis une lettre.'],
  ['SET-19', 'Code APE', '56101', 'Le code APE a quatre chiffres, puis une lettre.'],
])('%s refuses « %s » as %s', async (_id, label, typed, sentence) => {
  const { user } = await open()
  await write(user, label, typed)
  await waitFor(() => expect(saidOf(field(label))[0]).toMatch(sentence))
})

it('says the VAT number that follows from the SIRET while it is typed', async () => {
  const { user } = await open(blank)
  expect(saidOf(field('SIRET')).join()).not.toContain('TVA')
  await write(user, 'SIRET', '73282932000074')
  expect(saidOf(field('SIRET'))[0]).toContain('FR 44732829320')
})

describe('leaving', () => {
  const question = 'Enregistrer vos modifications\u202f?'

  async function leaveTyped() {
    const view = await open()
    await write(view.user, 'Nom commercial', 'Brasserie')
    view.leaveFor('/settings/payment')
    await soonByRole('alertdialog', question)
    return view
  }

  it('SET-20 is at once while nothing is typed', async () => {
    const { leaveFor, place } = await open()
    leaveFor('/settings/payment')
    await waitFor(() => expect(place()).toBe('/settings/payment'))
    expect(hasRole('alertdialog', question)).toBe(false)
  })

  it('SET-20 saves first where one asks for it', async () => {
    const sent = answer(updateLegalInformations, () => someLegal({ businessName: 'Brasserie' }))
    const { user, place } = await leaveTyped()
    const dialog = within(byRole('alertdialog', question))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(place()).toBe('/settings/payment'))
    expect(sent).toHaveLength(1)
  })

  it('SET-20 gives up what was typed where one asks for it', async () => {
    const { user, place } = await leaveTyped()
    await user.click(byRole('button', 'Quitter sans enregistrer'))
    await waitFor(() => expect(place()).toBe('/settings/payment'))
  })

  it('SET-20 stays where one goes on typing, or where the save is refused', async () => {
    answer(updateLegalInformations, () => refused('errors.unavailable'))
    const { user, place, leaveFor } = await leaveTyped()
    await user.click(byRole('button', 'Continuer la saisie'))
    expect(place()).toBe('/')
    leaveFor('/settings/payment')
    const dialog = within(await soonByRole('alertdialog', question))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(hasRole('alertdialog', question)).toBe(false))
    expect(place()).toBe('/')
    expect(field('Nom commercial')).toHaveProperty('value', 'Brasserie')
  })
})

describe('the register of companies', () => {
  const company = {
    siret: '73282932000074',
    name: 'BELLECOUR',
    businessName: 'BRASSERIE BELLECOUR',
    apeCode: '5610A',
    apeNomenclature: 'naf-rev2' as const,
    tvaNumber: 'FR 44732829320',
    isClosed: false,
    isPartial: false,
  }
  const complete = () => byRole('button', 'Compléter depuis le registre')

  it('is asked for a whole SIRET alone', async () => {
    const { user } = await open(blank)
    expect(hasRole('button', 'Compléter depuis le registre')).toBe(false)
    await write(user, 'SIRET', '73282932000074')
    expect(complete()).toBeDefined()
  })

  it('says that it does not know a SIRET, and leaves the form as it is', async () => {
    answer(findRegisteredCompany, () => refused('errors.not_found'))
    const { user } = await open()
    await user.click(complete())
    expect(await screen.findByText(/^Le registre ne connaît pas ce SIRET/)).toBeDefined()
    expect(field('Nom légal')).toHaveProperty('value', 'Bellecour SAS')
  })

  it('fills what is empty, and asks before it replaces what is typed', async () => {
    answer(findRegisteredCompany, () => company)
    const { user } = await open({ businessName: '' })
    await user.click(complete())
    await waitFor(() =>
      expect(field('Nom commercial')).toHaveProperty('value', 'BRASSERIE BELLECOUR'),
    )
    expect(field('Nom légal')).toHaveProperty('value', 'Bellecour SAS')
    await user.click(await soonByRole('button', /^Nom légal\u202f: reprendre/))
    expect(field('Nom légal')).toHaveProperty('value', 'BELLECOUR')
  })
})

it.each([
  ['2026-11-23T09:00:00.000Z', /^Au 1er janvier 2027/],
  ['2027-01-01T00:00:00.000Z', /^L’Insee a attribué un nouveau code/],
])('on %s says of the new list of activities what there is to do', async (now, text) => {
  await open({}, { now })
  expect(screen.getByText(text)).toBeDefined()
})
