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
    keyEnd: 'and ticks “Read events”. It is shown once, and takes the place of rfk_YOUR_KEY below.',
    languages: 'Language',
  },
  calls: {
    idempotency:
      'A write may have the header Idempotency-Key: sent again within a day with the same content, it is not repeated and gets the first answer.',
    limits:
      'Each answer to a key has RateLimit and RateLimit-Policy. Beyond them the answer is 429 with Retry-After: wait that many seconds.',
    group:
      'The key of a group names the company of each call in the header organisationId. The ids of its companies are read without that header, with the right “Read the companies of the group”:',
    ofGroup: 'key of a group',
    units:
      'Money is in cents, durations in minutes, instants in UTC (ISO 8601). Ignore fields that you do not know.',
  },
  events: {
    read: 'Read them with GET /api/v1/events: keep next and ask for more with after. The sequence of a company has no hole; events are kept for {{days}}\u00a0days.',
    sent: 'Or have them sent: an administrator adds an https address in',
    sentLink: 'Settings › Events',
    sentEnd:
      'Any answer from 200 to 299 within ten seconds accepts a message. Otherwise it comes again, after growing pauses, for three days; so it may come twice, with the same webhook-id.',
    order: 'Events of one mission, one line of hours or one invoice come in their order.',
    message: 'A message',
  },
  signature: {
    text: 'Messages are signed as Standard Webhooks describes. Verify the body as it came, before you read it, and refuse what is older than five minutes.',
    secret:
      'The secret (whsec_…) is shown once, when the address is added. body is the text that came; headers are those of the request, among them webhook-id, webhook-timestamp and webhook-signature. “Send a test” in the settings sends you a first message.',
    renewed:
      'For {{hours}}\u00a0hours after a secret was renewed, each message has both signatures.',
  },
  sync: {
    text: 'The addresses that begin with /api/v1/sync give each mission, shift, contract, line of hours, invoice and Sider once, in the order of their last changes. Keep next and ask again with cursor: what has changed meanwhile follows, and nothing is missing, even if it was written while you read.',
    deleted:
      'Take what deleted names out of your copy, even if you never had it. A deletion is kept for {{days}}\u00a0days: a cursor that could have missed one is answered 410 errors.cursor.swept. Empty your copy then and begin without a cursor.',
    right:
      'Each address asks a right of the key, which the reference names: for hours, as here, “Keep a copy of hours”.',
    group: 'A group keeps a copy of each of its companies: a cursor is of one list of one company.',
    since:
      'updatedSince begins at an instant instead of the beginning. Go on with the cursor afterwards: it depends on no clock.',
  },
  calendars: {
    link: 'A calendar app or a program follows the shifts by an iCalendar link (.ics), without a key. Everybody makes their own in',
    planning: 'Planning',
    linkEnd:
      '› Download › Subscribe to the calendar, and revokes it in My profile. Whoever knows a link can read it.',
    content:
      'Each shift keeps its UID; SEQUENCE grows with each change, and a cancelled shift stays, with STATUS:CANCELLED. Times are those of the place, with its time zone (Europe/Paris in mainland France) and its clock changes.',
  },
  reference: {
    base: 'Addresses follow {{base}}.',
    search: 'Search for an operation',
    all: 'Also show what a key cannot call',
    count_one: '{{count}} operation',
    count_other: '{{count}} operations',
    none: 'No operation matches.',
    failed: 'The reference could not load.',
    right: 'Right to tick',
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
    text: 'A refusal has key, and sometimes metadata: for 400, metadata.issues gives the path and the key of each field.',
    search: 'Search for a key or a sentence',
    list: 'Errors by key',
    none: 'No error matches.',
  },
  changes: {
    rule: 'From one version to the next, nothing that you use goes or narrows at the same address: a check of each version compares the schemas and refuses it. Fields, values of enumerations and operations are added.',
    removal:
      'What is to go is marked “deprecated” in the reference and announced here at least six months before. Each answer says it too: the header Deprecation has the date of the notice, Sunset that of the end.',
    version: '1.0.0',
    first: 'First public version: keys, reference, events and webhooks.',
  },
}
