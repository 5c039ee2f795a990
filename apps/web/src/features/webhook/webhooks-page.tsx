import { testWebhook, type Webhook } from '@renfort/contract/webhook.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import Plus from 'lucide-react/icons/plus'
import WebhookIcon from 'lucide-react/icons/webhook'
import { useState } from 'react'
import { useCommand } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Menu } from '../../ui/menu.tsx'
import { Table } from '../../ui/table.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { webhooksQuery } from './queries.ts'
import {
  AddWebhookDialog,
  ChangeWebhookDialog,
  DeleteWebhookDialog,
  ReplayDialog,
  RotateDialog,
  SecretDialog,
  type ShownSecret,
} from './webhook-dialogs.tsx'
import { useWebhookWords } from './words.ts'

type Act = 'change' | 'rotate' | 'replay' | 'remove' | 'deliveries'
type Opened =
  | { act: 'add' }
  | { act: 'secret'; shown: ShownSecret }
  | { act: Act; webhook: Webhook }

/** Where the events of the company are sent, with what came of it. */
export function WebhooksPage() {
  const t = useWebhookWords()
  const webhooks = useSuspenseQuery(webhooksQuery()).data
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const showSecret = (shown: ShownSecret) => setOpened({ act: 'secret', shown })
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={18} />}
      className="narrow:w-full"
      aria-haspopup="dialog"
      onPress={() => setOpened({ act: 'add' })}
    >
      {t(($) => $.draft.add)}
    </Button>
  )
  return (
    <SettingsFrame
      selected="webhooks"
      title={t(($) => $.page.title)}
      context={
        <>
          {t(($) => $.page.context)}{' '}
          <Link to={screenPaths.developers} className={linkClass()}>
            {t(($) => $.page.developers)}
          </Link>
        </>
      }
    >
      {webhooks.length === 0 ? (
        <EmptyState icon={<WebhookIcon />} title={t(($) => $.page.empty)} action={add}>
          {t(($) => $.page.emptyHelp)}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="ml-auto narrow:w-full">{add}</div>
          <WebhookTable webhooks={webhooks} onAct={(act, webhook) => setOpened({ act, webhook })} />
        </div>
      )}
      {opened?.act === 'add' && (
        <AddWebhookDialog
          onAdded={showSecret}
          onClose={() => setOpened((now) => (now?.act === 'add' ? null : now))}
        />
      )}
      {opened?.act === 'secret' && <SecretDialog shown={opened.shown} onClose={close} />}
      {opened?.act === 'change' && <ChangeWebhookDialog {...opened} onClose={close} />}
      {opened?.act === 'rotate' && (
        <RotateDialog {...opened} onRotated={showSecret} onClose={close} />
      )}
      {opened?.act === 'replay' && <ReplayDialog {...opened} onClose={close} />}
      {opened?.act === 'remove' && <DeleteWebhookDialog {...opened} onClose={close} />}
      {opened?.act === 'deliveries' && <DeliveriesPanel {...opened} onClose={close} />}
    </SettingsFrame>
  )
}

interface WebhookTableProps {
  webhooks: readonly Webhook[]
  onAct: (act: Act, webhook: Webhook) => void
}

function WebhookTable({ webhooks, onAct }: WebhookTableProps) {
  const t = useWebhookWords()
  const toast = useToast()
  const { mutate: test } = useCommand(testWebhook, {
    onSuccess: () => toast.success(t(($) => $.page.tested)),
  })
  return (
    <Table
      label={t(($) => $.page.list)}
      rows={webhooks}
      rowKey={({ id }) => id}
      rowHeight={60}
      columns={[
        {
          id: 'url',
          header: t(($) => $.page.columns.url),
          cell: ({ url }) => <span className="font-medium wrap-anywhere">{url}</span>,
          className: 'w-[50%]',
        },
        {
          id: 'kinds',
          header: t(($) => $.page.columns.kinds),
          cell: ({ kinds }) => t(($) => $.page.kinds, { count: kinds.length }),
        },
        {
          id: 'state',
          header: t(($) => $.page.columns.state),
          cell: (webhook) => <WebhookState webhook={webhook} />,
        },
      ]}
      actions={(webhook) => {
        const item = (act: Act, label: string) => ({
          id: act,
          label,
          onAction: () => onAct(act, webhook),
        })
        return (
          <Menu
            label={t(($) => $.page.menu, { url: webhook.url })}
            icon={<MoreHorizontal aria-hidden size={18} />}
            groups={[
              [
                item(
                  'deliveries',
                  t(($) => $.page.deliveries),
                ),
                {
                  id: 'test',
                  label: t(($) => $.page.test),
                  onAction: () => test({ params: { id: webhook.id } }),
                },
                item(
                  'replay',
                  t(($) => $.page.replay),
                ),
              ],
              [
                item(
                  'change',
                  t(($) => $.page.change),
                ),
                item(
                  'rotate',
                  t(($) => $.page.rotate),
                ),
                {
                  ...item(
                    'remove',
                    t(($) => $.page.remove),
                  ),
                  isDanger: true,
                },
              ],
            ]}
          />
        )
      }}
      isOneAction
      actionsLabel={t(($) => $.page.columns.actions)}
    />
  )
}

function WebhookState({ webhook: { disabled, parked, waiting } }: { webhook: Webhook }) {
  const t = useWebhookWords()
  if (disabled) return <Badge tone="grey">{t(($) => $.page.off)}</Badge>
  if (parked > 0) return <Badge tone="red">{t(($) => $.page.parked, { count: parked })}</Badge>
  if (waiting > 0)
    return <Badge tone="orange">{t(($) => $.page.waiting, { count: waiting })}</Badge>
  return <Badge tone="green">{t(($) => $.page.on)}</Badge>
}
