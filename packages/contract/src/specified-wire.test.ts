import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { organisationType } from './auth.ts'
import { missionType } from './job-description.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import * as contract from './index.ts'

// The names of the specification, written by hand: programs built from it send and read these
// names.

const operations = Object.values(contract).flatMap((area) =>
  Object.values<unknown>({ ...area }).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value
}

function operation(address: string): Endpoint {
  const found = operations.filter(({ method, path }) => `${method} ${path}` === address)
  const whole = found.find(({ isPart }) => isPart === undefined)
  if (whole === undefined) throw new Error(`no operation at ${address}`)
  return whole
}

/** The schema inside another one: the element of a list, the value of an optional field. */
function ofOne(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return ofOne(z.instanceof(z.ZodType).parse(schema.unwrap()))
  }
  if (schema instanceof z.ZodArray) return ofOne(z.instanceof(z.ZodType).parse(schema.element))
  if (schema instanceof z.ZodPipe) return ofOne(z.instanceof(z.ZodType).parse(schema.in))
  return schema
}

function fieldsOf(schema: z.ZodType | undefined, ...path: readonly string[]): readonly string[] {
  const one = ofOne(schema)
  if (!(one instanceof z.ZodObject)) return []
  const [name, ...rest] = path
  return name === undefined ? Object.keys(one.shape) : fieldsOf(one.shape[name], ...rest)
}

describe('an operation of the specification has its address and its fields', () => {
  const planned = 'startDate endDate weeklyVolume siders amplitudeStart amplitudeEnd'
  it.each([
    ['API-12', 'POST /auth/signup', 'body', 'email', 'email'],
    [
      'API-16',
      'GET /v1/users/me',
      'query',
      '',
      'role isInsider firstName lastName phoneNumber email locale',
    ],
    ['API-17', 'PUT /v1/users/me', 'body', 'locale', 'locale'],
    ['API-19', 'GET /me/organisations/users', 'query', '', 'id firstName lastName role'],
    ['API-28', 'GET /organisations/children/search', 'query', 'q', 'id name address pictureURL'],
    ['API-40', 'GET /organisations/:id/departments', 'query', 'status', 'id name code'],
    [
      'API-49',
      'GET /users/search',
      'query',
      'q',
      '_id companyName email companyId firstName lastName isParent',
    ],
    ['API-50', 'GET /me/tasks', 'query', 'offset limit status managerId', 'tasks total'],
    ['API-54', 'DELETE /tasks/:id', 'body', '', ''],
    ['API-55', 'POST /tasks/:id/clone', 'body', 'type name attendanceConfigType', 'id'],
    ['API-56', 'POST /tasks/:id/confirm', 'body', 'sideNote', 'id status selectionStatus'],
    ['API-60', 'GET /tasks/:taskId/flexible-planning', 'query', '', planned],
    ['API-61', 'POST /tasks/:taskId/flexible-planning', 'body', `${planned} include`, planned],
    [
      'API-62',
      'GET /tasks/:taskId/flexible-planning/quotation',
      'query',
      `${planned} holidays weekDays saturday sunday`,
      'salary price assignments',
    ],
    ['API-85 G-04', 'POST /job-descriptions/:id/clone', 'body', 'suffix', 'id suffix jobTitle'],
    [
      'API-37 G-09',
      'DELETE /organisations/:id/indemnities/:indemnityId',
      'body',
      '',
      'hoursTypes indemnities',
    ],
    ['API-104 G-22', 'GET /maps/autocomplete', 'query', 'q country', 'placeId label'],
    ['API-106 G-06', 'GET /v1/organisations', 'query', '', 'organisation parent members'],
    [
      'API-106 G-08',
      'GET /me/organisations/holidays',
      'query',
      'year',
      'name startDate endDate solidarity',
    ],
    [
      'API-106 G-19',
      'GET /job-descriptions/options',
      'query',
      '',
      'equipments risks languages tools licences experiences dressCodes',
    ],
    ['API-106 G-19', 'GET /v1/feedback/:id', 'query', '', 'id workAgain comment'],
  ] as const)('%s %s', (_id, address, part, sent, answered) => {
    const { [part]: taken, response } = operation(address)
    const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '))
    expect(fieldsOf(taken).length === 0).toBe(sent === '')
    expect(fieldsOf(taken)).toEqual(expect.arrayContaining([...words(sent)]))
    expect(fieldsOf(response)).toEqual(expect.arrayContaining([...words(answered)]))
  })
})

describe('a thing of the specification has its fields', () => {
  const options = 'GET /job-descriptions/options'
  const description = 'POST /job-descriptions/:id/clone'
  const policy = 'DELETE /organisations/:id/indemnities/:indemnityId'
  it.each([
    [
      'ENT-04',
      'POST /tasks/:taskId/shifts',
      'shifts',
      'id startDate endDate breakDuration slots recurrenceId',
    ],
    [
      'ENT-06',
      'GET /tasks/:taskId/flexible-planning',
      '',
      'id startDate endDate weeklyVolume siders amplitudeStart amplitudeEnd include',
    ],
    [
      'ENT-06',
      'GET /tasks/:taskId/flexible-planning',
      'include',
      'holidays weekDays saturday sunday',
    ],
    ['ENT-07', 'GET /tasks/:taskId/flexible-planning/quotation', '', 'price salary assignments'],
    ['ENT-10', description, 'equipment', 'id name group providedBy custom'],
    ['ENT-12', description, 'languages', 'id ISOCode level'],
    ['ENT-13', description, 'tools', 'id name level custom'],
    ['ENT-14', options, 'licences', 'id name'],
    [
      'ENT-21',
      'GET /organisations/:id/departments',
      '',
      'id organisationId name code createdAt updatedAt deletedAt',
    ],
    [
      'ENT-22',
      'GET /me/organisations/profile',
      '',
      'name description website logoURL youtubeURL coverURL',
    ],
    [
      'ENT-25',
      'GET /v1/users/me',
      '',
      'role isInsider firstName lastName phoneNumber email locale',
    ],
    ['ENT-30', policy, 'indemnities.lunch', 'id type amount coverRate otherParameters'],
    ['ENT-31', policy, 'indemnities.transportation', 'id publicCoverRate otherParameters'],
    ['ENT-32', policy, 'indemnities.lunch.otherParameters', 'seniority hoursPerDay zti taskType'],
    ['ENT-32', policy, 'indemnities.lunch.otherParameters.seniority', 'daysThreshold'],
    ['ENT-32', policy, 'indemnities.lunch.otherParameters.hoursPerDay', 'threshold'],
    ['ENT-32', policy, 'indemnities.lunch.otherParameters.zti', 'isApplicable'],
    ['ENT-32', policy, 'indemnities.lunch.otherParameters.taskType', 'jobTypes'],
  ])('%s in the answer of %s %s', (_id, address, place, fields) => {
    const { response } = operation(address)
    const path = place === '' ? [] : place.split('.')
    expect(fieldsOf(response, ...path)).toEqual(expect.arrayContaining(fields.split(' ')))
  })
})

it('GEN-02 a mission is a task in every address', () => {
  const addresses = operations.map(({ path }) => path)
  expect(addresses).toContain('/tasks/:id')
  expect(addresses.filter((path) => /\/missions?(\/|$)/.test(path))).toEqual([])
})

it('GEN-03 a mission is of one of two types', () => {
  expect(missionType.options).toEqual(['delegation', 'gestion'])
})

it('GEN-04 an organisation is a company or a group of companies', () => {
  expect(organisationType.options).toEqual(['parent', 'other'])
})
