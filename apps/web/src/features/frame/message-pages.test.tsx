import { reportFailure } from '@renfort/contract/operations.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { connection } from '../../platform/connection.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { LoadFailure, NotFoundPage } from './message-page.tsx'
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

afterEach(() => connection.answered())

it('a screen whose script cannot be reached waits for the connection, calls nobody and leads back', async () => {
  connection.lost()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const error = new TypeError('Failed to fetch dynamically imported module: /planning.js')
  const { user, leaveFor, place } = await show(
    <LoadFailure error={error} reset={() => undefined} />,
    { at: '/tasks/all' },
  )
  leaveFor('/planning')
  const page = (await soonByRole('heading', 'Cette page attend la connexion')).parentElement
  expect(page?.textContent).not.toMatch(/service client|Référence/)
  await user.click(byRole('button', 'Revenir à la page précédente'))
  await waitFor(() => expect(place()).toBe('/tasks/all'))
  expect(reload).not.toHaveBeenCalled()
  connection.answered()
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockRestore()
})

it('a script that is missing while the server answers is a failure like others', async () => {
  answer(reportFailure, () => undefined)
  const error = new TypeError('Failed to fetch dynamically imported module: /planning.js')
  await show(<LoadFailure error={error} reset={() => undefined} />)
  expect(hasRole('heading', 'Cette page n’a pas pu se charger')).toBe(true)
})
