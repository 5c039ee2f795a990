import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { workplaceLine } from '@renfort/domain/permanent/permanent-request.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { Config } from '../platform/config.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { PermanentRequest } from './permanent-queries.ts'

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
  /** The company of the requester; `null` for internal staff, who have none. */
  readonly company: string | null
  /** The language of the requester, in which the provider calls them back. */
  readonly locale: Locale
}

/** The mail with which the provider's staff can call the requester back. */
export function requestMail(
  { request, requester, company, locale }: RequestMail,
  { permanentMailTo }: Pick<Config, 'permanentMailTo'>,
  site: Site,
): OutgoingMail {
  const words = dictionaries[locale]
  const { location, salary } = request
  const formats = formatsOf(locale)
  const requestedBy = company ?? words.internal
  const values = { job: request.jobName, company: requestedBy }
  const salaryRange =
    salary === undefined
      ? words.unknown
      : fillWords(words.range, {
          min: formats.money(salary.min * 100),
          max: formats.money(salary.max * 100),
        })
  const content = {
    category: 'compulsory',
    subject: fillWords(words.subject, values),
    preheader: words.intro,
    heading: request.jobName,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      {
        kind: 'facts',
        facts: [
          { label: words.job, value: request.jobName },
          { label: words.positions, value: String(request.availablePositions) },
          { label: words.startDate, value: formats.fullDay(request.startDate as IsoDate) },
          { label: words.address, value: `${workplaceLine(location)} (${location.country})` },
          { label: words.salary, value: salaryRange },
          { label: words.company, value: requestedBy },
          { label: words.requester, value: fullName(requester) },
          { label: words.email, value: requester.email },
          { label: words.phone, value: requester.phoneNumber ?? words.unknown },
          { label: words.commentary, value: request.commentary || words.unknown },
        ],
      },
    ],
  } as const
  return composeMail(content, { email: permanentMailTo, locale }, site)
}
