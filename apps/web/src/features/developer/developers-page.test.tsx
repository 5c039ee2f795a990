import { openApi } from '@renfort/contract/operations.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { show } from '../../testing/show.tsx'
import { DevelopersPage } from './developers-page.tsx'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const failure = (description: string) => ({ description, ...json({}) })

const document = {
  openapi: '3.1.0' as const,
  paths: {
    '/departments/{id}': {
      patch: {
        operationId: 'departments_change',
        tags: ['departments'],
        summary: 'Changes a department (SET-05, C-12), `null` for none',
        'x-access': 'department.edit',
        deprecated: true,
        description: 'PATCH /places/{id} does the same.',
        'x-sunset': '2027-07-01',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: json({
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', maxLength: 60 },
            place: {
              anyOf: [
                { type: 'object', properties: { city: { enum: ['Lyon', 'Caen'] } } },
                { type: 'null' },
              ],
            },
          },
        }),
        responses: {
          204: { description: 'Done' },
          404: failure('errors.not_found'),
          409: failure('errors.department.duplicate_name'),
          429: failure('errors.calls.too_many'),
        },
      },
    },
    '/me/profile': {
      get: {
        operationId: 'account_read',
        tags: ['account'],
        summary: 'One’s profile',
        security: [{ token: [] }],
        'x-access': 'account.use',
        parameters: [],
        responses: { 200: { description: 'Success', ...json({ type: 'object' }) } },
      },
    },
  },
}

describe('the page of developers', () => {
  it('shows a first call in three languages, each event with an example', async () => {
    answer(openApi, () => document)
    const { user } = await show(<DevelopersPage />, { as: null })
    expect(await screen.findByText(/^KEY=\S+ curl '[^']*\/api\/v1\/events\?after=0'/)).toBeTruthy()
    expect(screen.getByText(/^KEY=\S+ curl '[^']*\/children\/search'.*organisationId/)).toBeTruthy()
    // The right is named as beside its box, and what a program writes is code.
    expect(screen.getByText(/coche «.Lire les événements, pour suivre/)).toBeTruthy()
    expect(screen.getByText('event.read').tagName).toBe('CODE')
    expect(window.document.body.textContent).not.toMatch(/`[a-z]+-/i)
    await user.click(screen.getAllByRole('tab', { name: 'Python' })[0] as HTMLElement)
    expect(screen.getByText(/urllib\.request\.Request\('http/)).toBeTruthy()
    await user.click(screen.getByText('invoice.credited'))
    expect(await screen.findByText(/"creditNoteNumber"/)).toBeTruthy()
  })

  it('draws the operations of keys from the document, those of people when asked, and finds them', async () => {
    answer(openApi, () => document)
    const { user } = await show(<DevelopersPage />, { as: null })
    await user.click(await screen.findByText('/api/departments/{id}'))
    const part = screen.getByRole('list', { name: 'departments' })
    for (const text of ['department.edit', 'name', 'city', '"Lyon" | "Caen"']) {
      expect(await within(part).findByText(text)).toBeTruthy()
    }
    expect(within(part).getByText('string · ≤ 60 · obligatoire')).toBeTruthy()
    expect(within(part).getByText(/prend fin le 2027-07-01/)).toBeTruthy()
    expect(within(part).getByText('PATCH /places/{id} does the same.')).toBeTruthy()
    expect(part.textContent).toContain('Droit à cocher\u202f: «\u202fModifier les services\u202f»')
    expect(part.textContent).toContain('Changes a department, null for none')
    expect(within(part).getByText('null').tagName).toBe('CODE')
    expect(screen.queryByText('/api/me/profile')).toBeNull()
    await user.click(screen.getByRole('switch'))
    expect(screen.getByText('/api/me/profile')).toBeTruthy()
    await user.type(screen.getByLabelText('Rechercher une opération'), 'PROFILE me')
    expect(screen.queryByText('/api/departments/{id}')).toBeNull()
    expect(screen.getByText('1 opération')).toBeTruthy()
  })

  it('lists the errors that a key can meet with their sentences', async () => {
    answer(openApi, () => document)
    const { user } = await show(<DevelopersPage />, { as: null, locale: 'en' })
    const list = await screen.findByRole('list', { name: 'Errors by key' })
    expect(within(list).getAllByRole('listitem').length).toBe(3)
    expect(within(list).getByText(/Try again in \{seconds\} s/)).toBeTruthy()
    await user.type(screen.getByLabelText('Search for a key or a sentence'), '409')
    expect(within(list).getByText('errors.department.duplicate_name')).toBeTruthy()
    expect(within(list).getAllByRole('listitem').length).toBe(1)
  })

  it('says that the reference could not load, and loads it again', async () => {
    answer(openApi, () => refused('errors.unavailable'))
    const { user } = await show(<DevelopersPage />, { as: null })
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    answer(openApi, () => document)
    await user.click(again)
    expect(await screen.findByText('/api/departments/{id}')).toBeTruthy()
  })
})
