import type { Locale } from '@renfort/contract/fields.ts'
import { dayNumberOf, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { workplaceLine } from '@renfort/domain/permanent/permanent-request.ts'
import { escapeHtml } from '../outside/escape-html.ts'
import type { Config } from '../platform/config.ts'
import type { OutgoingMail } from '../platform/outbox-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { PermanentRequest } from './permanent-queries.ts'

const dayMs = 86_400_000
const dictionaries = { fr, en }

interface Requester {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
}

interface RequestMail {
  readonly request: PermanentRequest
  readonly requester: Requester
  /** `null` for internal staff, who have none. */
  readonly company: string | null
  /** That of the requester, in which he is to be called back. */
  readonly locale: Locale
}

/** Tells the provider's staff all that they need to call back. */
export function requestMail(
  { request, requester, company, locale }: RequestMail,
  { permanentMailTo }: Pick<Config, 'permanentMailTo'>,
): OutgoingMail {
  const words = dictionaries[locale]
  const { location, salary } = request
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const told = company ?? words.internal
  const lines: readonly (readonly [string, string])[] = [
    [words.job, request.jobName],
    [words.positions, String(request.availablePositions)],
    [words.startDate, day.format(dayNumberOf(request.startDate as IsoDate) * dayMs)],
    [words.address, `${workplaceLine(location)} (${location.country})`],
    [
      words.salary,
      salary === undefined
        ? words.unknown
        : fill(words.range, { min: money.format(salary.min), max: money.format(salary.max) }),
    ],
    [words.company, told],
    [words.requester, `${requester.firstName} ${requester.lastName}`],
    [words.email, requester.email],
    [words.phone, requester.phoneNumber ?? words.unknown],
    [words.commentary, request.commentary || words.unknown],
  ]
  return {
    to: permanentMailTo,
    locale,
    subject: fill(words.subject, { job: request.jobName, company: told }),
    text: [words.intro, '', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n'),
    html: [
      `<p>${escapeHtml(words.intro)}</p>`,
      '<table>',
      ...lines.map(
        ([label, value]) =>
          `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
    ].join('\n'),
  }
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  // In one pass, and on one line: a mail's subject must not carry a line of its own.
  return text
    .replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
    .replaceAll(/[\r\n]+/g, ' ')
}
