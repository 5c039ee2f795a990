import { eventExamples } from '../packages/contract/src/event-examples.ts'
import { eventData } from '../packages/contract/src/event.ts'
import {
  type EventKind,
  eventKinds,
  eventsKeptDays,
  testEventKind,
} from '../packages/domain/src/event/event-kinds.ts'
import {
  replacedSecretHours,
  webhookPauses,
} from '../packages/domain/src/webhook/webhook-retries.ts'

/** The page of the events: how they are read, sent and verified, and each kind with an example. */
export function renderEvents(): string {
  return [guide, ...eventKinds.map((kind) => section(kind)), section(testEventKind)].join('\n')
}

const days = Math.round(webhookPauses.reduce((sum, pause) => sum + pause, 0) / 86_400)

const guide = `# Events

Made by \`npm run docs\` from \`packages/domain/src/event/event-kinds.ts\` and \`packages/contract/src/event.ts\`. Do not edit.

What happens in a company is an event: a mission is posted, somebody is hired, hours are validated, an invoice is issued. Other software reads them, or has them sent. The page \`/developers\` of each installation shows the same.

## Read them

\`GET /api/v1/events?after=0\`, with a key that may \`event.read\` or signed in as an administrator, answers \`events\`, \`next\` and \`hasMore\`. Keep \`next\` and ask after it the next time. The sequence of a company has no hole: 1, 2, 3 and so on, each visible once all before it are. Events are kept for ${eventsKeptDays} days; whoever asks after one that was swept is answered 410 \`errors.event.swept\` and begins at 0 again.

## Have them sent

An administrator adds an address under Settings › Events, chooses kinds, and copies the secret, which is shown once. Each event is a \`POST\`:

${json({
  type: 'hours.validated',
  timestamp: '2026-12-08T09:12:44.120Z',
  sequence: 128,
  data: eventExamples['hours.validated'],
})}

- **Any answer from 200 to 299 accepts it**, within ten seconds. Redirects are not followed.
- **At least once.** A message may come twice, with the same \`webhook-id\`: keep the ids that you have handled.
- **In order for one thing.** Events of one mission, one line of hours or one invoice follow each other; a later one waits until the earlier one is accepted or given up.
- **For ${days} days**, with growing pauses: ${webhookPauses.map(pauseText).join(', ')}. What is not accepted by then is given up and the administrators are told. One event or a period can be sent again from the settings.
- Addresses are https and public. They are resolved and checked at each try.

## Verify a signature

Messages are signed as [Standard Webhooks](https://www.standardwebhooks.com) describe, with \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Its libraries verify them:

\`\`\`js
import { Webhook } from 'standardwebhooks'

new Webhook(secret).verify(body, headers) // throws for a message that is not ours, or is older than five minutes
\`\`\`

Verify the body as it came, before it is parsed. Keep the clock of your machine right: a message that seems older than five minutes is refused and comes again later. For ${replacedSecretHours} hours after a secret was renewed, each message has a signature by both.

\`examples/payroll-export\` does all this in plain Node: it writes a line of payroll for each validated hours, and a test runs it.

## The kinds

A kind is never renamed, and fields are only ever added.
`

function pauseText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`
}

function json(value: unknown): string {
  return ['```json', JSON.stringify(value, null, 2), '```'].join('\n')
}

interface FieldShape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly string[]
  readonly description?: string
  readonly items?: FieldShape
  readonly anyOf?: readonly FieldShape[]
}

function section(kind: EventKind): string {
  const { description, properties = {} } = eventData[kind].toJSONSchema()
  const rows = Object.entries(properties).map(
    ([name, shape]) =>
      `| \`${name}\` | ${typeText(shape as FieldShape)} | ${(shape as FieldShape).description ?? ''} |`,
  )
  return [
    `### \`${kind}\``,
    '',
    `When ${description}.`,
    '',
    '| field | type | note |',
    '|---|---|---|',
    ...rows,
    '',
    json(eventExamples[kind]),
    '',
  ].join('\n')
}

function typeText({ type = '', format, enum: values, items, anyOf }: FieldShape): string {
  if (anyOf !== undefined) return anyOf.map(typeText).join(' or ')
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ')
  if (items !== undefined) return `list of ${typeText(items)}`
  return format ?? [type].flat().join(' or ')
}
