import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { LoadFailure } from './load-failure.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { UnauthorizedPage } from './unauthorized-page.tsx'

it('AUTH-43 shows the path that nothing answers, and the way home', async () => {
  await show(<NotFoundPage />, { at: '/missions/perdues' })
  expect(byRole('heading', 'Page introuvable').parentElement?.textContent).toContain(
    '/missions/perdues',
  )
  expect(byRole('link', 'Revenir à l’accueil').getAttribute('href')).toBe('/')
})

it('AUTH-44 says that a page is not for one’s role', async () => {
  await show(<UnauthorizedPage />, { locale: 'en' })
  expect(hasRole('heading', 'Access not authorised')).toBe(true)
  expect(byRole('link', 'Back to home').getAttribute('href')).toBe('/')
})

const failure = (status: number, key: string | null) =>
  new CallError({ status, key, requestId: 'req-41' })

it.each([
  [
    'fr',
    503,
    'errors.unavailable',
    'Cette page n’a pas pu se charger',
    /momentanément indisponible/,
  ],
  ['fr', 500, 'errors.of.tomorrow', 'Cette page n’a pas pu se charger', /^Une erreur est survenue/],
  [
    'fr',
    409,
    'errors.organisation.blocked',
    'Cette page n’a pas pu se charger',
    /entreprise est bloquée/,
  ],
] as const)(
  'ERR-04 ERR-06 in %s says of %i %s why, with its reference, and tries again',
  async (locale, status, key, title, sentence) => {
    const reset = vi.fn<() => void>()
    const { user } = await show(<LoadFailure error={failure(status, key)} reset={reset} />, {
      locale,
    })
    const page = (await soonByRole('heading', title)).parentElement
    expect(page?.textContent.replace(title, '')).toMatch(sentence)
    expect(page?.textContent).toContain('req-41')
    await user.click(byRole('button', 'Réessayer'))
    await waitFor(() => expect(reset).toHaveBeenCalledTimes(1))
  },
)

it.each([404, 400])(
  'AUTH-43 takes an address that names nothing (%i) for no page',
  async (status) => {
    await show(<LoadFailure error={failure(status, 'errors.not_found')} reset={() => undefined} />)
    expect(hasRole('heading', 'Page introuvable')).toBe(true)
    expect(hasRole('button', 'Réessayer')).toBe(false)
  },
)
