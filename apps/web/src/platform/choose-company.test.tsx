import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { aMe, companyId } from '../testing/a-me.ts'
import { chooseCompany } from './choose-company.ts'
import { storage } from './storage.ts'

const other = '00000000-0000-4000-8000-000000009999'
const group = { id: '00000000-0000-4000-8000-000000009000', name: 'Groupe', logoURL: null }

afterEach(() => storage.write('organisationId', null))

const chosen = (me: Parameters<typeof aMe>[0], asked: unknown) => {
  const client = new QueryClient()
  client.setQueryData(['known'], 1)
  const isChosen = chooseCompany(client, aMe(me), asked)
  // Data of another company must not show in this one.
  expect(client.getQueryData(['known'])).toBe(isChosen ? undefined : 1)
  return isChosen
}

it('leads a member of a group to the company of a mail', () => {
  expect(chosen({ group, organisation: null }, other)).toBe(true)
  expect(storage.read('organisationId')).toBe(other)
})

it.each([
  ['that they are in already', { group }, companyId],
  ['that is no id', { group, organisation: null }, 'all'],
  ['as a member of one company', {}, other],
])('stays where it is with a company %s', (_what, me, asked) => {
  expect(chosen(me, asked)).toBe(false)
  expect(storage.read('organisationId')).toBeNull()
})
