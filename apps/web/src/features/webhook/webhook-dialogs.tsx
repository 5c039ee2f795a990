import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  newWebhook,
  replayPeriod,
  rotateSecret,
  type Webhook,
  webhookChange,
} from '@renfort/contract/webhook.ts'
import { day, key } from '@renfort/contract/kernel/fields.ts'
import { eventKinds } from '@renfort/domain/event/event-kinds.ts'
import { addDays, instantInParis, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { CheckboxFormField } from '../../form/checkbox-form-field.tsx'
import { DateFormField } from '../../form/date-form-field.tsx'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { formField } from '../../form/form-field.ts'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { MultiSelectList, type MultiSelectListProps } from '../../ui/multi-select-list.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { kindWords, useWebhookWords } from './words.ts'

const KindsFormField = formField<MultiSelectListProps>((own, { value, ...field }) => (
  <MultiSelectList {...own} {...field} value={Array.isArray(value) ? value.map(String) : []} />
))

interface TargetFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  names: Readonly<Record<'url' | 'kinds', FieldPath<Input>>>
}

/** Where events are sent, and which. */
function TargetFields<Input extends FieldValues, Output>({
  control,
  names,
}: TargetFieldsProps<Input, Output>) {
  const t = useWebhookWords()
  return (
    <>
      <TextFormField
        control={control}
        name={names.url}
        label={t(($) => $.draft.url)}
        help={t(($) => $.draft.urlHelp)}
        autoComplete="off"
      />
      <KindsFormField
        control={control}
        name={names.kinds}
        label={t(($) => $.draft.kinds)}
        options={eventKinds.map((kind) => ({
          id: kind,
          label: t(($) => $.kinds[kindWords[kind]]),
        }))}
        searchFrom={eventKinds.length + 1}
      />
    </>
  )
}

export interface ShownSecret {
  readonly secret: string
  readonly previousUntil: string | null
}

interface AddWebhookDialogProps {
  onAdded: (shown: ShownSecret) => void
  onClose: () => void
}

/** Makes a webhook; its secret is shown once, afterwards. */
export function AddWebhookDialog({ onAdded, onClose }: AddWebhookDialogProps) {
  const t = useWebhookWords()
  const { mutateAsync } = useCommand(createWebhook, {
    handles: (error) => issuesOf(error).length > 0,
    onSuccess: ({ secret }) => onAdded({ secret, previousUntil: null }),
  })
  return (
    <EditDialog<z.input<typeof newWebhook>, z.output<typeof newWebhook>>
      isOpen
      onClose={onClose}
      title={t(($) => $.draft.addTitle)}
      context={t(($) => $.draft.addContext)}
      schema={newWebhook}
      initial={{ url: '', kinds: [] }}
      submitLabel={t(($) => $.draft.add)}
      issuesOf={issuesOf}
      save={(body) => mutateAsync({ body })}
      fields={({ control }) => (
        <TargetFields control={control} names={{ url: 'url', kinds: 'kinds' }} />
      )}
    />
  )
}

interface WebhookDialogProps {
  webhook: Webhook
  onClose: () => void
}

export function ChangeWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const t = useWebhookWords()
  const toast = useToast()
  const { id, url, kinds, disabled } = webhook
  const { mutateAsync } = useCommand(changeWebhook, {
    handles: (error) => issuesOf(error).length > 0,
  })
  return (
    <EditDialog<z.input<typeof webhookChange>, z.output<typeof webhookChange>>
      isOpen
      onClose={onClose}
      title={t(($) => $.draft.changeTitle)}
      schema={webhookChange}
      initial={{ url, kinds, disabled }}
      issuesOf={issuesOf}
      save={(body) => mutateAsync({ params: { id }, body })}
      onSaved={() => toast.success(t(($) => $.draft.changeDone))}
      fields={({ control }) => (
        <>
          <TargetFields control={control} names={{ url: 'url', kinds: 'kinds' }} />
          <CheckboxFormField
            control={control}
            name="disabled"
            help={t(($) => $.draft.disabledHelp)}
          >
            {t(($) => $.draft.disabled)}
          </CheckboxFormField>
        </>
      )}
    />
  )
}

/** The secret, which is never shown again. */
export function SecretDialog({
  shown: { secret, previousUntil },
  onClose,
}: {
  shown: ShownSecret
  onClose: () => void
}): ReactNode {
  const t = useWebhookWords()
  const { locale } = useUiWords()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.secret.title)}
      context={t(($) => $.secret.context)}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t(($) => $.secret.close)}
        </Button>
      )}
    >
      <div className="flex flex-col gap-3">
        <p>{t(($) => $.secret.text)}</p>
        <p className="flex items-center gap-2 rounded-control border border-line bg-wash px-3 py-2">
          <code className="grow break-all">{secret}</code>
          <CopyButton text={secret} label={t(($) => $.secret.copy)} />
        </p>
        {previousUntil !== null && (
          <p className="text-muted">
            {t(($) => $.secret.until, momentParts(previousUntil, locale, 'long'))}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Asks before a new secret replaces the one in use. */
export function RotateDialog({
  webhook: { id },
  onRotated,
  onClose,
}: WebhookDialogProps & { onRotated: (shown: ShownSecret) => void }) {
  const t = useWebhookWords()
  const { mutate, isPending } = useCommand(rotateSecret, {
    onSuccess: ({ secret, previousSecretUntil }) =>
      onRotated({ secret, previousUntil: previousSecretUntil }),
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.rotation.title)}
      confirmLabel={t(($) => $.rotation.confirm)}
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate({ params: { id } })}
    >
      {t(($) => $.rotation.text)}
    </ConfirmDialog>
  )
}

export function DeleteWebhookDialog({ webhook: { id, url }, onClose }: WebhookDialogProps) {
  const t = useWebhookWords()
  const toast = useToast()
  const { mutate, isPending } = useCommand(deleteWebhook, {
    onSuccess: () => {
      toast.success(t(($) => $.removal.done))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.removal.title)}
      confirmLabel={t(($) => $.removal.confirm)}
      pending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate({ params: { id } })}
    >
      <span className="wrap-anywhere">{t(($) => $.removal.text, { url })}</span>
    </ConfirmDialog>
  )
}

const period = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { ...key('errors.field.format'), path: ['to'] })

/** Sends the events of some days again. */
export function ReplayDialog({ webhook: { id }, onClose }: WebhookDialogProps) {
  const t = useWebhookWords()
  const toast = useToast()
  const { mutateAsync } = useCommand(replayPeriod, {
    onSuccess: ({ count }) => toast.success(t(($) => $.period.done, { count })),
  })
  const today = useProductClock().today()
  const midnight = localTime('00:00')
  return (
    <EditDialog<z.input<typeof period>, z.output<typeof period>>
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.period.title)}
      context={t(($) => $.period.context)}
      schema={period}
      initial={{ from: '', to: '' }}
      submitLabel={t(($) => $.period.submit)}
      save={({ from, to }) =>
        mutateAsync({
          params: { id },
          body: {
            from: instantInParis(isoDate(from), midnight),
            to: instantInParis(addDays(isoDate(to), 1), midnight),
          },
        })
      }
      fields={({ control }) => (
        <>
          <DateFormField
            control={control}
            name="from"
            today={today}
            label={t(($) => $.period.from)}
          />
          <DateFormField control={control} name="to" today={today} label={t(($) => $.period.to)} />
        </>
      )}
    />
  )
}
