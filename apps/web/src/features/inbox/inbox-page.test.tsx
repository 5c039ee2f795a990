import { listAcceptableHours, validateHours } from '@renfort/contract/attendance/attendance.ts'
import { type InboxSection, readInbox } from '@renfort/contract/inbox.ts'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { InboxCount } from '../frame/waiting-counts.tsx'
import { InboxPage } from './inbox-page.tsx'

const id = (number: number) => `00000000-0000-4000-8000-000000000${number.toString()}`
// The clock of the tests says 23 November 2026.
const contract: InboxSection = {
  kind: 'contract',
  total: 8,
  lines: [
    {
      taskId: id(801),
      taskName: 'Serveur – Noël',
      documentId: id(901),
      inPlaceOf: null,
      startDate: '2026-11-24T08:00:00.000Z',
      timeZone: 'Europe/Paris',
      stage: 'targetPassed',
      signBefore: { target: '2026-11-22T08:00:00.000Z', lastDay: '2026-11-26' },
      due: '2026-11-26T23:00:00.000Z',
    },
  ],
}
const hours: InboxSection = {
  kind: 'hours',
  total: 1,
  lines: [
    {
      monday: '2026-11-16',
      count: 12,
      matching: 10,
      inPlaceOf: [],
      due: '2026-11-23T21:00:00.000Z',
    },
  ],
}
const others: InboxSection[] = [
  {
    kind: 'payment',
    total: 1,
    lines: [
      {
        invoiceId: id(810),
        referenceNumber: 'F2026-000007',
        amount: 243.36,
        reason: 'insufficientFunds',
        due: '2026-11-20T23:00:00.000Z',
      },
    ],
  },
  {
    kind: 'opening',
    total: 1,
    lines: [
      {
        taskId: id(802),
        taskName: 'Plongeur',
        openSlots: 2,
        left: [],
        timeZone: 'Europe/Paris',
        due: '2026-11-27T08:00:00.000Z',
      },
    ],
  },
  {
    kind: 'candidate',
    total: 1,
    lines: [
      {
        taskId: id(803),
        taskName: 'Cariste',
        count: 1,
        timeZone: 'Europe/Paris',
        due: '2026-12-07T08:00:00.000Z',
      },
    ],
  },
  {
    kind: 'dispute',
    total: 1,
    lines: [{ monday: '2026-11-16', count: 1, matching: 0, inPlaceOf: [], due: null }],
  },
  { kind: 'setting', total: 1, lines: [{ item: 'legalInformations', due: null }] },
  { kind: 'draft', total: 1, lines: [{ taskId: id(804), taskName: 'Barman', due: null }] },
]

async function open(
  sections: readonly InboxSection[],
  { as, locale, at = '/inbox' }: { as?: Partial<Me>; locale?: 'fr' | 'en'; at?: string } = {},
) {
  const wired = sections.map(onTheWire)
  const reads = answer(readInbox, () => ({ count: wired.length, sections: wired }))
  // The count in the navigation loads again after each act.
  const screen = (
    <>
      <InboxCount className="" />
      <InboxPage />
    </>
  )
  const view = await show(screen, { as: as ?? {}, at, ...(locale && { locale }) })
  return { ...view, reads }
}

type Wired = Answer<typeof readInbox>['sections'][number]

/** Compiles only when the section fits the answer of the API. */
function onTheWire(section: InboxSection): Wired {
  return section
}

async function lineOf(name: RegExp) {
  const item = (await soonByRole('link', name)).closest('li')
  if (item === null) throw new Error(`${name} is in no line`)
  return within(item)
}

const oneLine = {
  attendanceIds: [id(701)],
  versionCounts: [2],
  count: 1,
  oddlyClocked: 0,
  price: 155.25,
}

describe('NAV-05 what waits', () => {
  it('CTR-24 a contract says its two clocks and leads to its signature', async () => {
    await open([contract])
    const line = await lineOf(/^Serveur – Noël$/)
    expect(line.getByText(/Dernier jour légal/).textContent).toMatch(/26 nov/)
    expect(line.getByRole('link', { name: /^Lire et signer/ }).getAttribute('href')).toBe(
      `/contracts/${id(901)}/signature`,
    )
    expect(byRole('heading', 'Contrats à signer (8)')).toBeDefined()
    expect(byRole('link', /^Tout voir/).getAttribute('href')).toBe('/contracts')
  })

  it('TS-27 a week of hours counts down to its Monday and leads to exactly its lines', async () => {
    await open([hours])
    const line = await lineOf(/^Semaine 47/)
    expect(byRole('link', /^Semaine 47/).getAttribute('href')).toBe(
      '/timesheets?status=att.waiting&mode=week&startDate=2026-11-16&endDate=2026-11-22',
    )
    expect(line.getByText('12 lignes à valider')).toBeDefined()
    expect(line.getByText('10 exactement comme prévu')).toBeDefined()
    expect(line.getByText('Encore 12h')).toBeDefined()
    expect(line.getByText(/^Validées d’office le .*23 nov.* à 22:00$/)).toBeDefined()
  })

  it('shows « 99+ » for a hundred lines or more, and not how many conform', async () => {
    await open([
      {
        kind: 'hours',
        total: 2,
        lines: [
          { monday: '2026-11-16', count: 100, matching: 93, inPlaceOf: [], due: null },
          { monday: '2026-11-23', count: 99, matching: 92, inPlaceOf: [], due: null },
        ],
      },
      {
        kind: 'dispute',
        total: 1,
        lines: [{ monday: '2026-11-09', count: 100, matching: 0, inPlaceOf: [], due: null }],
      },
      {
        kind: 'candidate',
        total: 1,
        lines: [
          { taskId: id(803), taskName: 'Cariste', count: 100, timeZone: 'Europe/Paris', due: null },
        ],
      },
    ])
    const many = await lineOf(/^Semaine 47/)
    expect(many.getByText('99+ lignes à valider')).toBeDefined()
    expect(many.queryByText(/exactement comme prévu/)).toBeNull()
    expect((await lineOf(/^Semaine 48/)).getByText('99 lignes à valider')).toBeDefined()
    expect((await lineOf(/^Semaine 46/)).getByText(/^99\+ lignes contestées/)).toBeDefined()
    expect((await lineOf(/^Cariste/)).getByText('99+ candidats à départager')).toBeDefined()
  })

  it('TS-27 validates in place what conforms, after a question, and the line leaves at once', async () => {
    const { user } = await open([hours])
    const asked = answer(listAcceptableHours, () => ({
      attendanceIds: [id(701), id(702)],
      versionCounts: [2, 3],
      count: 2,
      oddlyClocked: 0,
      price: 310.5,
    }))
    const sent = answer(validateHours, () => ({ rejectedAttendanceIds: [] }))
    await press(user, /^Valider les conformes/)
    await soonByRole('alertdialog', /2 lignes/)
    expect(asked[0]?.query).toMatchObject({
      status: ['att.waiting', 'att.disputed', 'att.conflict'],
      startDate: '2026-11-16',
      endDate: '2026-11-22',
    })
    answer(readInbox, () => ({ count: 0, sections: [] }))
    await user.click(
      within(byRole('alertdialog', /2 lignes/)).getByRole('button', { name: /^Valider/ }),
    )
    await soonByRole('heading', 'Tout est fait')
    expect(sent[0]?.body).toEqual({ attendanceIds: [id(701), id(702)], versionCounts: [2, 3] })
  })

  it('issue 39 §5 the link of a mail asks at once: one press validates', async () => {
    answer(listAcceptableHours, () => oneLine)
    const sent = answer(validateHours, () => ({ rejectedAttendanceIds: [] }))
    const { user } = await open([hours], { at: '/inbox?conforming=2026-11-16' })
    const asked = within(await soonByRole('alertdialog', /ligne/))
    expect(sent).toEqual([])
    answer(readInbox, () => ({ count: 0, sections: [] }))
    await user.click(asked.getByRole('button', { name: /^Valider/ }))
    await soonByRole('heading', 'Tout est fait')
    expect(sent).toHaveLength(1)
  })

  it('issue 39 §5 the link of a mail asks for a week that is not among the first ones', async () => {
    answer(listAcceptableHours, () => oneLine)
    await open([hours], { at: '/inbox?conforming=2026-10-05' })
    expect(await soonByRole('alertdialog', /1 ligne/)).toBeDefined()
  })

  it('issue 39 bad input: the link of a mail that is pressed again says that nothing is left of its week', async () => {
    answer(listAcceptableHours, () => ({
      attendanceIds: [],
      versionCounts: [],
      count: 0,
      oddlyClocked: 0,
      price: null,
    }))
    await open([], { at: '/inbox?conforming=2026-11-16' })
    expect(
      await screen.findByText(/^Plus aucune ligne conforme n’attend en semaine 47/),
    ).toBeDefined()
    expect(hasRole('heading', 'Tout est fait')).toBe(true)
  })

  it.each(['x', '2026-02-30', 7])(
    'issue 39 bad input: %s is no week of a mail, and nothing is asked for it',
    async (conforming) => {
      await open([hours], { at: `/inbox?conforming=${conforming}` })
      expect(await lineOf(/^Semaine 47/)).toBeDefined()
      expect(hasRole('alertdialog', /ligne/)).toBe(false)
    },
  )

  it('issue 39 bad input: a link of a company that one has left leads here, and it is said', async () => {
    await open([hours], { at: '/inbox?mail=left' })
    expect(await screen.findByText(/à laquelle vous n’avez plus accès/)).toBeDefined()
  })

  it('issue 39 §5 a link of a mail that is over leads here, and it is said', async () => {
    await open([hours], { at: '/inbox?mail=over' })
    await screen.findByText(/^Ce lien n’est plus valable/)
    expect(byRole('link', /^Semaine 47/).getAttribute('href')).toContain('status=att.waiting')
  })

  it('issue 39 §5 says for whom a deputy signs and validates', async () => {
    const yann = { firstName: 'Yann', lastName: 'Roy' }
    const [signed] = contract.kind === 'contract' ? contract.lines : []
    if (signed === undefined) throw new Error('no contract')
    await open([
      { kind: 'contract', total: 1, lines: [{ ...signed, inPlaceOf: yann }] },
      {
        kind: 'hours',
        total: 1,
        lines: [
          {
            monday: '2026-11-16',
            count: 12,
            matching: 0,
            inPlaceOf: [{ ...yann, count: 3 }],
            due: null,
          },
        ],
      },
    ])
    await screen.findByText('Pour Yann Roy')
    expect(screen.getAllByText('3 pour Yann Roy')).toHaveLength(1)
  })

  it('TS-27 says when no line conforms, and changes nothing', async () => {
    const { user } = await open([hours])
    answer(listAcceptableHours, () => ({
      attendanceIds: [],
      versionCounts: [],
      count: 0,
      oddlyClocked: 0,
      price: null,
    }))
    await press(user, /^Valider les conformes/)
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Aucune ligne')]))
    expect(hasRole('alertdialog', /lignes/)).toBe(false)
  })

  it('NAV-06 NAV-09 every kind leads to where it is decided', async () => {
    await open(others)
    await soonByRole('link', 'Plongeur')
    const hrefOf = (name: string | RegExp) => byRole('link', name).getAttribute('href')
    expect(hrefOf('Plongeur')).toBe(`/planning?year=2026&week=48&mission=${id(802)}`)
    expect(hrefOf('Cariste')).toBe(`/preselection/${id(803)}`)
    expect(hrefOf(/^Semaine 47/)).toContain('status=att.disputed')
    expect(hrefOf(/légales/)).toBe('/settings/legal')
    expect(hrefOf('Barman')).toBe(`/taskPosting/${id(804)}`)
  })

  it('LOGAS TS-39 staff who act for a user sign and validate nothing', async () => {
    await open([contract, hours], {
      as: { actingUntil: '2026-11-23T18:00:00.000Z', isInsider: true },
    })
    await soonByRole('link', 'Serveur – Noël')
    expect(hasRole('button', /^Valider/)).toBe(false)
    expect(hasRole('link', /^Lire et signer/)).toBe(false)
  })

  it('says that everything is done, in English too', async () => {
    await open([], { locale: 'en' })
    expect(await soonByRole('heading', 'Everything is done')).toBeTruthy()
  })

  it('a failed read says so and is tried again', async () => {
    answer(readInbox, () => refused('errors.internal'))
    const { user } = await show(<InboxPage />)
    await soonByRole('heading', 'Ce qui vous attend n’a pas pu se charger')
    answer(readInbox, () => ({ count: 0, sections: [] }))
    await press(user, 'Réessayer')
    expect(await soonByRole('heading', 'Tout est fait')).toBeTruthy()
  })
})
