import { type Delivery, replayDelivery, type Webhook } from '@renfort/contract/webhook.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { deliveriesQuery, triesQuery } from './queries.ts'
import { kindWords, useWebhookWords } from './words.ts'

const tones = { waiting: 'orange', delivered: 'green', parked: 'red' } as const

/** The header by which a receiver recognises an event that comes again. */
const idHeader = 'webhook-id'

/** With seconds: several tries may fall into one minute. */
const exactly = (at: string, locale: string) =>
  momentParts(at, locale, 'short', { withSeconds: true })

interface DeliveriesPanelProps {
  webhook: Webhook
  onClose: () => void
}

/** What was and will be sent to a webhook, each with its tries and their answers. */
export function DeliveriesPanel({ webhook: { id, url }, onClose }: DeliveriesPanelProps) {
  const t = useWebhookWords()
  const { data, isError, refetch } = useQuery(deliveriesQuery(id))
  return (
    <SidePanel
      isOpen
      size="large"
      onClose={onClose}
      title={t(($) => $.deliveries.title)}
      context={<span className="wrap-anywhere">{url}</span>}
    >
      {data === undefined ? (
        isError ? (
          <div className="flex flex-wrap items-center gap-3">
            <p>{t(($) => $.deliveries.failed)}</p>
            <Button size="small" onPress={() => void refetch()}>
              {t(($) => $.deliveries.retry)}
            </Button>
          </div>
        ) : (
          <SkeletonRows rows={5} rowHeight={48} />
        )
      ) : data.deliveries.length === 0 ? (
        <p className="text-muted">{t(($) => $.deliveries.empty)}</p>
      ) : (
        <ol className="divide-y divide-line">
          {data.deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} webhookId={id} delivery={delivery} />
          ))}
        </ol>
      )}
    </SidePanel>
  )
}

interface DeliveryLineProps {
  webhookId: string
  delivery: Delivery
}

function DeliveryLine({ webhookId, delivery }: DeliveryLineProps) {
  const t = useWebhookWords()
  const { locale } = useUiWords()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { id: deliveryId, eventId, type, timestamp, state, tries, nextTryAt } = delivery
  const { mutate, isPending } = useCommand(replayDelivery, {
    onSuccess: () => toast.success(t(($) => $.deliveries.sentAgain)),
  })
  return (
    <li className="py-2">
      <Disclosure
        isOpen={isOpen}
        onToggle={setOpen}
        summary={
          <span className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>{t(($) => $.kinds[kindWords[type]])}</span>
            <span className="flex flex-wrap items-center gap-2 text-sm font-normal text-muted">
              {t(($) => $.deliveries.at, exactly(timestamp, locale))}
              <Badge tone={tones[state]}>{t(($) => $.deliveries.states[state])}</Badge>
            </span>
          </span>
        }
      >
        <div className="flex flex-col items-start gap-3">
          <p className="flex max-w-full items-center gap-1 text-sm text-muted">
            <span className="min-w-0">
              <code translate="no">{idHeader}</code>{' '}
              <code translate="no" className="wrap-anywhere text-ink select-all">
                {eventId}
              </code>
            </span>
            <CopyButton text={eventId} label={t(($) => $.deliveries.copyId)} />
          </p>
          {nextTryAt !== null && tries > 0 && (
            <p className="text-muted">{t(($) => $.deliveries.next, exactly(nextTryAt, locale))}</p>
          )}
          {isOpen && <Tries {...{ webhookId, deliveryId }} />}
          <Button
            size="small"
            pending={isPending}
            onPress={() => mutate({ params: { id: webhookId, deliveryId } })}
          >
            {t(($) => $.deliveries.again)}
          </Button>
        </div>
      </Disclosure>
    </li>
  )
}

function Tries({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const t = useWebhookWords()
  const { locale } = useUiWords()
  const { data } = useQuery(triesQuery(webhookId, deliveryId))
  if (data === undefined) return <SkeletonRows rows={1} rowHeight={48} />
  if (data.length === 0) return <p className="text-muted">{t(($) => $.deliveries.noTry)}</p>
  return (
    <ol className="flex w-full flex-col gap-2">
      {data.map(({ at, status, failure, answer }) => (
        <li key={at} className="rounded-control border border-line px-3 py-2">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">
              {status !== null && t(($) => $.deliveries.status, { status })}{' '}
              {failure !== null && t(($) => $.failures[failure])}
            </span>
            <span className="text-muted">{t(($) => $.deliveries.at, exactly(at, locale))}</span>
          </p>
          <pre className="mt-1 max-h-40 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap text-muted">
            {answer === '' ? t(($) => $.deliveries.noAnswer) : answer}
          </pre>
        </li>
      ))}
    </ol>
  )
}
