import { files, missions } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { markup } from './hostile-values.ts'
import { type Case, judge } from './judge.ts'
import { nameOf, operationNamed } from './operations.ts'
import type { Answer, Request } from './request.ts'

const operation = operationNamed(nameOf(missions.readMission)) ?? null
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
const request: Request = {
  method: 'GET',
  url: '/api/tasks/1',
  headers: {},
  body: undefined,
  remoteAddress: '10.0.0.1',
}
const fine: Answer = { status: 200, headers, body: '{}', milliseconds: 3 }

function judged(answer: Partial<Answer>, changes: Partial<Case> = {}): string {
  const given = {
    request,
    answer: { ...fine, ...answer },
    operation,
    overSocket: false,
    mayBeUnavailable: false,
  }
  return judge({ ...given, forbidden: ['qzsecret'], ...changes }).join('; ')
}

const refusal = (key: string, more: object = {}) =>
  JSON.stringify({ key, requestId: 'a-1', ...more })

describe('the judge of hostile calls', () => {
  it('has nothing against answers of the contract', () => {
    expect(operation).not.toBeNull()
    expect(judged({})).toBe('')
    expect(judged({ status: 404, body: refusal('errors.not_found') })).toBe('')
    const issues = [{ path: ['name'], key: 'errors.field.too_long' }]
    const body = refusal('errors.field.too_long', { metadata: { issues } })
    expect(judged({ status: 400, body })).toBe('')
    const lines = { ...headers, 'content-type': 'application/x-ndjson; charset=utf-8' }
    expect(judged({ headers: lines, body: JSON.stringify(markup) })).toBe('')
  })

  it.each([
    ['a failure of the server', { status: 500, body: refusal('errors.internal') }, 'status 500'],
    ['no answer', { status: 0 }, 'no answer within'],
    ['a late answer', { milliseconds: 6_000 }, 'took 6000 ms'],
    ['foreign data', { body: '{"name":"qzsecret"}' }, 'foreign data: qzsecret'],
    [
      'foreign data in a header',
      { headers: { ...headers, etag: 'qzsecret' } },
      'foreign data: qzsecret',
    ],
    [
      'the words of the database',
      {
        status: 400,
        body: refusal('errors.input.invalid', { message: 'syntax error at or near "x"' }),
      },
      'insides',
    ],
    ['a stack', { status: 400, body: 'Error: x\n    at run (file:///app/run.ts:1:1)' }, 'insides'],
    ['an answer without its headers', { headers: {} }, 'without content-security-policy'],
    ['a cookie', { headers: { ...headers, 'set-cookie': 'a=b' } }, 'sets a cookie'],
    [
      'markup as it was sent',
      { headers: { ...headers, 'content-type': 'text/html' }, body: markup },
      'markup comes back',
    ],
    ['a status of its own', { status: 202 }, 'where the contract says 200'],
    [
      'a key that is not declared',
      { status: 409, body: refusal('errors.user.email_used') },
      'errors.user.email_used is not declared',
    ],
    [
      'a key under another status',
      { status: 400, body: refusal('errors.not_found') },
      'with status',
    ],
    [
      'an error without a key',
      { status: 400, body: '{"error":"Bad"}' },
      'no error of the contract',
    ],
  ])('finds %s', (_name, answer, problem) => {
    expect(judged(answer)).toContain(problem)
  })

  it('lets an unavailable database answer 503 where connections are ended, and nothing else', () => {
    const away = { status: 503, body: refusal('errors.unavailable') }
    expect(judged(away)).toContain('status 503')
    expect(judged(away, { mayBeUnavailable: true })).toBe('')
    const internal = { status: 500, body: refusal('errors.internal') }
    expect(judged(internal, { mayBeUnavailable: true })).toContain('status 500')
  })

  it('lets the address of a file that fails answer a page to a browser alone, with a status it declares', () => {
    const download = { operation: operationNamed(nameOf(files.downloadFile)) ?? null }
    const inBrowser = { request: { ...request, headers: { accept: 'text/html' } } }
    const html = { headers: { ...headers, 'content-type': 'text/html' }, body: '<p>Oups</p>' }
    const page = { ...html, status: 404 }
    expect(judged(page, { ...download, ...inBrowser })).toBe('')
    expect(judged(page, download)).toContain('no error of the contract')
    expect(judged(page, inBrowser)).toContain('no error of the contract')
    const odd = { ...html, status: 418 }
    expect(judged(odd, { ...download, ...inBrowser })).toBe('a page with status 418')
  })

  it('lets a socket end without an answer, and echoes of what was sent', () => {
    expect(judged({ status: 0 }, { overSocket: true })).toBe('')
    const echo = { ...request, url: '/api/select%20from', body: 'select a from b' }
    const body = refusal('errors.input.invalid', { message: 'select a from b' })
    expect(judged({ status: 400, body }, { request: echo })).toBe('')
  })
})
