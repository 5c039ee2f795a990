import { type DigestRow, followDigestLink } from '@renfort/contract/notification.ts'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { keepSession } from '../../platform/session.ts'
import { storage } from '../../platform/storage.ts'
import { toastQueue } from '../../ui/toast-queue.ts'
import { aMe, companyId } from '../../testing/a-me.ts'
import { answer, type Refused, refused } from '../../testing/api-stand-in.ts'
import { followRow } from './follow-row.ts'

const id = '00000000-0000-4000-8000-000000000801'
const otherCompany = '00000000-0000-4000-8000-000000000802'
const group = { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' }
const row = (changes: Partial<DigestRow>): DigestRow => ({
  company: companyId,
  screen: 'inbox',
  id: null,
  day: null,
  ...changes,
})

beforeEach(() =>
  keepSession({ userId: aMe().id, organisationId: companyId, organisationType: 'other' }),
)

/** Where a link leads, or what went wrong. */
async function placeOf(said: DigestRow | Refused, me = aMe()) {
  answer(followDigestLink, () => said)
  try {
    return await followRow(queryClient, me, 'link')
  } catch (error) {
    if (!isRedirect(error)) throw error
    const { to, params, search } = error.options
    return { to, ...(params !== undefined && { params }), ...(search !== undefined && { search }) }
  }
}

describe('issue 39 §5 a link of the mail of the morning leads to', () => {
  it.each<[string, Partial<DigestRow>, object]>([
    [
      'the contract to sign',
      { screen: 'contract', id },
      { to: '/contracts/$documentId/signature', params: { documentId: id } },
    ],
    ['all contracts', { screen: 'contract' }, { to: '/contracts' }],
    [
      'the question about the hours that equal the plan',
      { screen: 'conforming', day: '2026-11-23' },
      { to: '/inbox', search: { conforming: '2026-11-23' } },
    ],
    [
      'the hours of the week',
      { screen: 'waiting', day: '2026-11-23' },
      {
        to: '/timesheets',
        search: {
          status: 'att.waiting',
          mode: 'week',
          startDate: '2026-11-23',
          endDate: '2026-11-29',
        },
      },
    ],
    [
      'all contested hours',
      { screen: 'disputed' },
      { to: '/timesheets', search: { status: 'att.disputed' } },
    ],
    ['the invoice', { screen: 'invoice', id }, { to: '/invoices', search: { invoice: id } }],
    ['what is unpaid', { screen: 'invoice' }, { to: '/invoices', search: { status: 'unpaid' } }],
    [
      'the mission in its week',
      { screen: 'planning', id, day: '2027-01-01' },
      { to: '/planning', search: { year: 2026, week: 53, mission: id } },
    ],
    ['all that waits', {}, { to: '/inbox' }],
    ['all that waits, where its day is missing', { screen: 'planning', id }, { to: '/inbox' }],
  ])('%s', async (_what, changes, place) => {
    expect(await placeOf(row(changes))).toMatchObject(place)
    expect(storage.read('organisationId')).toBe(companyId)
  })

  it('its company, whichever is open', async () => {
    const found = await placeOf(row({ company: otherCompany, screen: 'contract', id }))
    expect(found).toMatchObject({ to: '/contracts/$documentId/signature' })
    expect(storage.read('organisationId')).toBe(otherCompany)
  })
})

describe('issue 39 bad input: a link of the mail of the morning', () => {
  it('that is over, or of a company that its reader has left, leads on and says so', async () => {
    expect(await placeOf(refused('errors.not_found'))).toMatchObject({
      to: '/inbox',
      search: { mail: 'over' },
    })
    expect(await placeOf(refused('errors.organisation.forbidden'))).toMatchObject({
      to: '/inbox',
      search: { mail: 'left' },
    })
  })

  it('says so in the space of a group too, which has no page of all tasks', async () => {
    const me = aMe({ organisation: null, group })
    expect(await placeOf(refused('errors.organisation.forbidden'), me)).toMatchObject({
      to: '/home',
    })
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      'Ce lien mène à une entreprise à laquelle vous n’avez plus accès.',
    ])
  })

  it('is not said to be over where the server is only busy', async () => {
    await expect(placeOf(refused('errors.calls.too_many', { seconds: 60 }))).rejects.toMatchObject({
      key: 'errors.calls.too_many',
    })
  })
})
