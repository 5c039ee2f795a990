import {
  type CalendarFeed,
  createCalendarFeed,
  listCalendarFeeds,
  renameCalendarFeed,
  revokeCalendarFeed,
} from '@renfort/contract/calendar-feed.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { listLocations } from '@renfort/contract/organisation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose, writeIn } from '../../testing/write-in.ts'
import { CalendarsCard } from '../account/profile/calendars-card.tsx'

const url = `https://renfort.test/api/calendars/${'a'.repeat(43)}.ics`
const address = anAddress()
const departmentId = '00000000-0000-4000-8000-0000000000d1'

const aFeed = (changes: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Cuisine du midi',
  kind: 'department',
  subject: 'Cuisine',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastReadAt: null,
  ...changes,
})

beforeEach(() => {
  answer(listCalendarFeeds, () => [aFeed()])
  answer(listLocations, () => [address])
  answer(listDepartments, () => [
    {
      id: departmentId,
      organisationId: companyId,
      name: 'Cuisine',
      code: null,
      missionsCount: 0,
      createdAt: '2026-11-20T08:00:00.000Z',
      updatedAt: '2026-11-20T08:00:00.000Z',
      deletedAt: null,
    },
  ])
})

const open = (as: Partial<Me> = {}, locale: 'fr' | 'en' = 'fr') =>
  show(<CalendarsCard />, { as, locale, at: '/me/profile' })
async function openForm(as: Partial<Me> = {}) {
  const view = await open(as)
  await press(view.user, 'S’abonner au calendrier')
  await soonByRole('dialog', 'S’abonner au calendrier')
  return view
}
const nameField = () => byRole('textbox', /^Nom/)

describe('the calendar links of a person', () => {
  it.each([
    ['fr', 'Cuisine du midiCuisineCréé le ven. 20 nov.Jamais lu'],
    ['en', 'Cuisine du midiCuisineCreated on Fri 20 NovNever read'],
  ] as const)('say what they show and when they were read (%s)', async (locale, text) => {
    await open({}, locale)
    const item = await screen.findByRole('listitem')
    expect(item.textContent).toContain(text)
  })

  it('are revoked with one press, and renamed', async () => {
    const revoked = answer(revokeCalendarFeed, () => undefined)
    const sent = answer(renameCalendarFeed, () => aFeed({ name: 'Midi' }))
    const { user } = await open()
    await user.click(await soonByRole('button', 'Renommer «\u202fCuisine du midi\u202f»'))
    await writeIn(user, nameField(), 'Midi')
    await press(user, 'Renommer')
    await waitFor(() => expect(toasts()).toContain('Réussi Calendrier renommé'))
    expect(sent).toEqual([{ params: { id: aFeed().id }, body: { name: 'Midi' } }])
    await user.click(byRole('button', 'Révoquer «\u202fCuisine du midi\u202f»'))
    await waitFor(() =>
      expect(toasts()).toContain('Réussi «\u202fCuisine du midi\u202f» est révoqué.'),
    )
    expect(revoked).toEqual([{ params: { id: aFeed().id } }])
  })

  it('are none in a group’s own space', async () => {
    await open({ organisation: null })
    expect(hasRole('region', 'Calendriers')).toBe(false)
  })
})

describe('a new calendar link', () => {
  it('is of one’s own missions at first, and is shown once', async () => {
    const sent = answer(createCalendarFeed, () => ({ feed: aFeed({ name: 'Mes missions' }), url }))
    const { user } = await openForm()
    await press(user, 'Créer le lien')
    const dialog = await soonByRole('dialog', 'Votre lien de calendrier')
    expect(sent).toEqual([{ body: { name: 'Mes missions', of: { kind: 'mine' } } }])
    expect(dialog.textContent).toContain(url)
    const link = within(dialog).getByRole('link', { name: 'Ouvrir dans mon agenda' })
    expect(link.getAttribute('href')).toBe(url.replace('https:', 'webcal:'))
    expect(within(dialog).getByRole('button', { name: 'Copier le lien' })).toBeDefined()
    await press(user, 'J’ai copié le lien')
    await waitFor(() => expect(document.body.textContent).not.toContain(url))
  })

  it('takes the name of the chosen place or department until one is typed', async () => {
    const sent = answer(createCalendarFeed, () => ({ feed: aFeed(), url }))
    const { user } = await openForm()
    await user.click(byRole('radio', /^Un lieu/))
    await waitFor(() => expect(isClosed(byRole('button', 'Créer le lien'))).toBe(true))
    await choose(user, /^Lieu/, new RegExp(address.title))
    await waitFor(() => expect((nameField() as HTMLInputElement).value).toBe(address.title))
    await writeIn(user, nameField(), 'Le midi')
    await user.click(byRole('radio', /^Un service/))
    await choose(user, /^Service/, 'Cuisine')
    expect((nameField() as HTMLInputElement).value).toBe('Le midi')
    await press(user, 'Créer le lien')
    await soonByRole('dialog', 'Votre lien de calendrier')
    expect(sent).toEqual([{ body: { name: 'Le midi', of: { kind: 'department', departmentId } } }])
  })

  it('shows a refusal at its field', async () => {
    answer(createCalendarFeed, () => refused('errors.calendar.too_many', { max: 20 }))
    const { user } = await openForm()
    await press(user, 'Créer le lien')
    await waitFor(() => expect(saidOf(nameField()).join()).toMatch(/déjà 20 liens/))
    answer(createCalendarFeed, () =>
      refusedFields(issue(['of', 'locationId'], 'errors.field.unknown_choice')),
    )
    await user.click(byRole('radio', /^Un lieu/))
    await choose(user, /^Lieu/, new RegExp(address.title))
    await press(user, 'Créer le lien')
    await waitFor(() => expect(saidOf(byRole('combobox', /^Lieu/))).not.toEqual([]))
  })

  it('is offered for departments only where the company has them', async () => {
    await openForm({ features: { flexiblePlanning: false, departments: false } })
    expect(hasRole('radio', /^Un lieu/)).toBe(true)
    expect(hasRole('radio', /^Un service/)).toBe(false)
  })
})
