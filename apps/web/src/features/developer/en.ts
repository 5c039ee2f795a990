import type { fr } from './fr.ts'

export const en: typeof fr = {
  skip: 'Skip to content',
  title: 'Developers',
  intro:
    'Connect your payroll, your ERP or your time clocks: a key does what the screens do, within the rights that were ticked. It never signs, pays or changes rights.',
  contents: 'Contents',
  file: 'The OpenAPI 3.1 document',
  copy: 'Copy the code: {{name}}',
  parts: {
    start: 'First call',
    calls: 'Rules of calls',
    events: 'Events',
    signature: 'Verify a signature',
    sync: 'Keep a copy',
    calendars: 'Calendars',
    reference: 'Reference',
    errors: 'Errors by key',
    changes: 'Versions and removals',
  },
  start: {
    key: 'An administrator makes a key in',
    keyLink: 'Settings › API keys',
    keyEnd:
      'and ticks “{{right}}” (`event.read`). It is shown once, and takes the place of `rfk_YOUR_KEY` below.',
    languages: 'Language',
  },
  calls: {
    idempotency:
      'A write may have the header `Idempotency-Key`: sent again within a day with the same content, it is not repeated and gets the first answer.',
    limits:
      'Each answer to a key has `RateLimit-Policy`, which says how many calls the key may make (`q`) in how many seconds (`w`), and `RateLimit`, what is left of them (`r`). Beyond them the answer is 429 with `Retry-After`: wait that many seconds.',
    group:
      'The key of a group names the company of each call in the header `organisationId`. The ids of its companies are read without that header, with the right “{{right}}” (`group.browse`):',
    ofGroup: 'key of a group',
    units:
      'Money is in cents in the fields that end in `Cents`; elsewhere the reference says so. Durations are in minutes. Instants are written in UTC and end in Z (ISO 8601): `2026-11-01T00:00:00Z`. Ignore fields that you do not know.',
  },
  events: {
    read: 'Read them with `GET /api/v1/events`: keep `next` and ask for more with `after`. The sequence of a company has no hole; an event is kept for {{days}}\u00a0days from when it was written.',
    sent: 'Or have them sent: an administrator adds an https address in',
    sentLink: 'Settings › Events',
    sentEnd:
      'Any answer from 200 to 299 within ten seconds accepts a message. Otherwise it comes again, after growing pauses, for three days; so it may come twice, with the same `webhook-id`.',
    inGroup: 'In a group, enter the company first: each has its own addresses.',
    order: 'Events of one mission, one line of hours or one invoice come in their order.',
    id: '`webhook-id` is the `id` that `GET /api/v1/events` gives the same event, so that both ways can be merged without doubles. `siderNumber` is your own number of the Sider, `null` if you gave them none.',
    message: 'A message',
  },
  signature: {
    text: 'Messages are signed as Standard Webhooks describes. Verify the body as it came, before you read it, and refuse what is older than five minutes.',
    secret:
      'The secret (`whsec_…`) is shown once, when the address is added. `body` is the text that came; `headers` are those of the request, among them `webhook-id`, `webhook-timestamp` and `webhook-signature`. “{{test}}” in the settings sends you a first message.',
    whole:
      'A whole receiver, with Node: it takes the body as it comes, verifies it and answers 204. In a framework the raw body is `express.raw()` for Express, `request.get_data()` for Flask, `request.body` for Django.',
    receiver: 'receiver',
    renewed:
      'For {{hours}}\u00a0hours after a secret was renewed, each message has both signatures.',
  },
  sync: {
    text: 'The addresses that begin with `/api/v1/sync` give each mission, shift, contract, line of hours, invoice and Sider once, in the order of their last changes. Keep `next` and ask again with `cursor`: what has changed meanwhile follows, and nothing is missing, even if it was written while you read.',
    deleted:
      'Take what `deleted` names out of your copy, even if you never had it. A deletion is kept for {{days}}\u00a0days: a cursor that could have missed one is answered 410 `errors.cursor.swept`. Empty your copy then and begin without a cursor.',
    right:
      'Each address asks a right of the key, which the reference names: for hours, as here, “{{right}}” (`attendance.copy`).',
    group: 'A group keeps a copy of each of its companies: a cursor is of one list of one company.',
    since:
      '`updatedSince` begins at an instant instead of the beginning. Go on with the cursor afterwards: it depends on no clock.',
    updated:
      '`updatedAt` is the instant at which the change was given its place in the sequence: at your next reading, or the next night at the latest. At the very first reading of a company, `updatedSince` may therefore give everything.',
  },
  calendars: {
    link: 'A calendar app or a program follows the shifts by an iCalendar link (.ics), without a key. Everybody makes their own in',
    planning: 'Planning',
    linkEnd:
      '› Download › Subscribe to the calendar, and revokes it in My profile. Whoever knows a link can read it.',
    content:
      'The calendar gives the job, the name of the mission, the place, the department, the break and how many Siders are hired: neither their names nor any price. It goes from the last {{before}}\u00a0days to the next {{after}}. It asks to be read again every hour; some programs wait longer.',
    changes:
      'Each shift keeps its `UID`; `SEQUENCE` grows with each change, and a cancelled shift stays for {{cancelled}}\u00a0days, with `STATUS:CANCELLED`. Times are those of the place, with its time zone (Europe/Paris in mainland France) and its clock changes.',
  },
  reference: {
    base: 'Each address below comes after `{{base}}`.',
    english: 'The reference is drawn from the OpenAPI document of this installation.',
    search: 'Search for an operation',
    all: 'Also show what a key cannot call',
    count_one: '{{count}} operation',
    count_other: '{{count}} operations',
    none: 'No operation matches.',
    failed: 'The reference could not load.',
    right: 'Right to tick: “{{right}}”',
    people: 'For signed-in people alone',
    open: 'Open to everybody',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer {{status}}',
    nothing: 'No content.',
    file: 'A file.',
    required: 'required',
    deprecated: 'Deprecated: this operation will go, do not begin to use it.',
    ends: 'Deprecated: this operation ends on {{day}}.',
    errors: 'Errors',
  },
  errors: {
    text: 'A refusal has `key`, and sometimes `metadata`: for 400, `metadata.issues` gives the path and the key of each field.',
    search: 'Search for a key or a sentence',
    list: 'Errors by key',
    none: 'No error matches.',
  },
  changes: {
    rule: 'From one version to the next, nothing that you use goes or narrows at the same address: a check of each version compares the schemas and refuses it. Fields, values of enumerations and operations are added.',
    removal:
      'What is to go is marked `deprecated` in the reference and announced here at least six months before. Each answer says it too: the header `Deprecation` has the date of the notice, `Sunset` that of the end.',
    version: '1.0.0',
    first: 'First public version: keys, reference, events and webhooks.',
  },
}
