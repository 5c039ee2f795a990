import { eventExamples } from '@renfort/contract/event-examples.ts'
import { type EventKind, eventKinds, testEventKind } from '@renfort/domain/event/event-kinds.ts'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { kindWords, useWebhookWords } from '../webhook/words.ts'
import { CodeBlock } from './code-block.tsx'
import { useDeveloperWords } from './words.ts'

const kinds: readonly EventKind[] = [...eventKinds, testEventKind]
const exampleKind = 'hours.validated'

/** Each kind of event with an example, and a whole message. */
export function EventKinds() {
  const t = useDeveloperWords()
  const message = {
    type: exampleKind,
    timestamp: '2026-12-08T09:12:44.120Z',
    sequence: 128,
    data: eventExamples[exampleKind],
  }
  return (
    <>
      <CodeBlock name={t(($) => $.events.message)} code={JSON.stringify(message, null, 2)} />
      <ul className="flex flex-col divide-y divide-line rounded-control border border-line bg-surface">
        {kinds.map((kind) => (
          <li key={kind} className="px-3 py-1.5">
            <Kind kind={kind} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Kind({ kind }: { kind: EventKind }) {
  const words = useWebhookWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setOpen}
      summary={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <code className="font-mono text-table">{kind}</code>
          <span className="text-table font-normal text-muted">
            {words(($) => $.kinds[kindWords[kind]])}
          </span>
        </span>
      }
    >
      {isOpen && <CodeBlock name={kind} code={JSON.stringify(eventExamples[kind], null, 2)} />}
    </Disclosure>
  )
}
