import { errorKeys } from '@renfort/domain/errors.ts'
import { statusOf } from '@renfort/contract/kernel/errors.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openForm, takeUnsent } from '../form/open-forms.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { CallError } from './call-error.ts'
import { wantedPlace, wantPlace } from './company-switch.ts'
import {
  handleFailuresWith,
  type LoadFailureShows,
  onCommandFailure,
  onLoadFailure,
  shownInPlace,
  type ShownFailure,
} from './failures.ts'
import { takePlace } from './place.ts'
import { sendReport } from './send-report.ts'
import './work-error-words.ts'

const { local, tab } = await vi.hoisted(async () => {
  const { stubStorages } = await import('../testing/stub-storages.ts')
  const storages = stubStorages()
  vi.stubGlobal('window', { localStorage: storages.local, sessionStorage: storages.tab })
  return storages
})
vi.mock('./send-report.ts', () => ({ sendReport: vi.fn<() => Promise<void>>(async () => {}) }))

let shown: ShownFailure[]
let went: string[]

beforeEach(() => {
  shown = []
  went = []
  local.values.clear()
  tab.values.clear()
  local.setItem('signedIn', 'secret')
  local.setItem('userId', 'claire')
  local.setItem('locale', 'fr')
  handleFailuresWith({
    banner: (one) => (shown = one === null ? [] : [...shown, one]),
    navigate: (to) => went.push(to),
    place: () => '/tasks/all?managerId=1',
  })
})
afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id)
})

function refusal(status: number, key: string | null = null, path = '/tasks') {
  return new CallError({ status, key, requestId: 'k3x9-1f', path })
}
const toasts = () =>
  toastQueue.snapshot().map(({ tone, text, reference }) => [tone, text, reference])

describe('a failed write', () => {
  it.each([400, 404, 409, 413, 422, 429, 500, 503])(
    'ERR-03 shows a toast with its reference and leaves the screen: %i',
    (status) => {
      onCommandFailure(refusal(status, 'errors.task.stale'), undefined)
      expect(toasts()).toEqual([
        [
          'error',
          'Cette mission a changé entre-temps. Comparez, puis enregistrez à nouveau.',
          'k3x9-1f',
        ],
      ])
      expect([went, shown]).toEqual([[], []])
      expect(local.getItem('signedIn')).toBe('secret')
    },
  )

  it('ERR-06 API-07 says what is no refusal with the generic sentence', () => {
    onCommandFailure(new TypeError('x is undefined'), undefined)
    expect(toasts()).toEqual([
      [
        'error',
        'Une erreur est survenue. Réessayez plus tard ou contactez le service client.',
        null,
      ],
    ])
  })

  it('leaves to a screen what that shows itself, the end of a session excepted', () => {
    const handles = vi.fn<(error: CallError) => boolean>(() => true)
    onCommandFailure(refusal(409), handles)
    expect(toasts()).toEqual([])
    onCommandFailure(refusal(401, 'errors.token.forbidden'), handles)
    expect(handles).toHaveBeenCalledOnce()
    expect(went).toEqual(['/'])
  })

  it('ERR-07 ERR-01 a 403 says why and leads to the sign-in', () => {
    onCommandFailure(refusal(403, 'errors.user.forbidden'), undefined)
    expect(went).toEqual(['/signin'])
    expect(toasts()).toEqual([['error', 'Vous n’êtes pas autorisé à faire cela.', 'k3x9-1f']])
  })

  it('C-24 leaves signing in and up alone: their forms say it', () => {
    for (const status of [401, 403]) {
      onCommandFailure(
        refusal(status, 'errors.auth.invalid_credentials', '/auth/login'),
        () => true,
      )
    }
    expect([toasts(), went]).toEqual([[], []])
    expect(local.getItem('signedIn')).toBe('secret')
  })
})

describe('the end of a session', () => {
  const ended = refusal(401, 'errors.token.forbidden')

  it('ERR-02 ERR-08 says so, forgets the session and leads home', () => {
    onLoadFailure(ended)
    expect(toasts()).toEqual([
      ['error', 'Votre session a pris fin. Connectez-vous à nouveau.', 'k3x9-1f'],
    ])
    expect(local.values).toEqual(new Map([['locale', 'fr']]))
    expect([went, shown]).toEqual([['/'], []])
  })

  it('ERR-02 shows once, whatever the same screen still calls', () => {
    onLoadFailure(ended)
    onLoadFailure(refusal(401, 'errors.auth.no_auth'))
    onCommandFailure(ended, undefined)
    expect(toasts().map(([, text]) => text)).toEqual([
      'Votre session a pris fin. Connectez-vous à nouveau.',
    ])
    expect(went).toEqual(['/'])
  })

  it('ERR-02 shows again when the message is gone, or after a new sign-in', () => {
    onLoadFailure(ended)
    local.setItem('signedIn', 'another')
    onLoadFailure(refusal(401, 'errors.auth.no_auth'))
    expect(toasts().map(([, text]) => text)).toContain('Connectez-vous pour continuer.')
    for (const { id } of toastQueue.snapshot()) toastQueue.remove(id)
    onLoadFailure(ended)
    expect(toasts()).toHaveLength(1)
    expect(went).toEqual(['/', '/', '/'])
  })

  it('keeps what was typed and where, for the same person and once', () => {
    const close = openForm({ name: 'a', isDirty: () => true, values: () => ({ name: 'Awa' }) })
    const closeUntouched = openForm({ name: 'b', isDirty: () => false, values: () => ({ x: 1 }) })
    onCommandFailure(ended, undefined)
    close()
    closeUntouched()
    expect([takeUnsent('a'), takeUnsent('a'), takeUnsent('b')]).toEqual([
      { name: 'Awa' },
      null,
      null,
    ])
    expect(takePlace('somebody else')).toBeNull()
    local.setItem('signedIn', 'another')
    local.setItem('userId', 'claire')
    onCommandFailure(ended, undefined)
    expect(takePlace('claire')?.href).toBe('/tasks/all?managerId=1')
    expect(takePlace('claire')).toBeNull()
  })

  it('ends acting once, on the page between, however many calls say that its hour is over', () => {
    for (const _call of [1, 2]) onCommandFailure(refusal(409, 'errors.logas.expired'), undefined)
    expect([toasts().length, went]).toEqual([1, ['/switch']])
    expect(wantedPlace()).toEqual({ kind: 'administration' })
    wantPlace(null)
  })

  it.each([
    [401, 'errors.token.forbidden'],
    [409, 'errors.logas.expired'],
  ] as const)('is not announced by a call of the session before this one: %i %s', (status, key) => {
    onCommandFailure(new CallError({ status, key, isOutdated: true }), undefined)
    expect([toasts(), went]).toEqual([[], []])
    expect(local.getItem('signedIn')).toBe('secret')
  })
})

describe('a failed load', () => {
  it.each<[LoadFailureShows | undefined, number, number]>([
    [undefined, 1, 0],
    ['banner', 1, 0],
    ['toast', 0, 1],
    ['nowhere', 0, 0],
  ])(
    'ERR-05 ERR-49 C-37 meant for %s shows in %i banners and %i toasts',
    (shows, banners, many) => {
      onLoadFailure(refusal(500, 'errors.internal'), shows)
      expect([shown.length, toasts().length]).toEqual([banners, many])
      expect(shown.every(({ reference }) => reference === 'k3x9-1f')).toBe(true)
    },
  )

  it('takes the banner away where the screen itself says what failed', () => {
    onLoadFailure(refusal(500, 'errors.internal'))
    shownInPlace()
    expect(shown).toEqual([])
  })

  it('says nothing of its own while nothing can be reached', () => {
    onLoadFailure(new CallError({ status: 500, key: 'errors.network' }))
    expect([shown, toasts()]).toEqual([[], []])
  })

  it('reports an answer that cannot be read, under the reference it shows', async () => {
    onLoadFailure(
      new CallError({
        status: 500,
        key: 'errors.unexpected_answer',
        requestId: 'k3x9-2a',
        path: '/tasks/:id',
        detail: 'name: invalid_type',
      }),
    )
    expect(shown[0]?.reference).toBe('k3x9-2a')
    await expect
      .poll(() => sendReport)
      .toHaveBeenCalledWith({
        reference: 'k3x9-2a',
        kind: 'answer',
        where: '/tasks/:id',
        detail: 'name: invalid_type',
      })
  })
})

it('ERR-01 no key that a screen can meet answers 403 but those of rights (C-25), of proofs and of a provider at the sign-in', () => {
  // Keys of other software are met by programs alone, and the other by pages of other sites.
  const met = errorKeys.filter(
    (key) => !key.startsWith('errors.key.') && key !== 'errors.session.foreign_page',
  )
  expect(met.filter((key) => statusOf(key) === 403)).toEqual([
    'errors.factor.required',
    'errors.factor.missing',
    'errors.factor.proof_required',
    'errors.sso.required',
    'errors.sso.other_company',
    'errors.sso.other_domain',
    'errors.sso.other_person',
    'errors.sso.no_role',
    'errors.user.forbidden',
    'errors.logas.not_allowed',
    'errors.organisation.forbidden',
  ])
})
