import type { StaffItem } from '@renfort/contract/staff-day.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { snoozeChoices } from '@renfort/domain/staff-day/care.ts'
import type { StaffItemKind } from '@renfort/domain/staff-day/staff-item.ts'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuCommand } from '../../ui/menu-items.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { type Colleagues, useChangeItem } from './queries.ts'
import { useStaffDayWords } from './words.ts'

const CareDialog = lazy(async () => ({
  default: (await import('./care-dialog.tsx')).CareDialog,
}))

interface ItemCareProps {
  kind: StaffItemKind
  item: StaffItem
  colleagues: Colleagues
  /** What the item is called. */
  name: string
}

/** Who takes an item, and what else people do with it: give it to somebody, note something, put it off. */
export function ItemCare({ kind, item, colleagues, name }: ItemCareProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Assignee {...{ kind, item, name }} />
      <CareMenu {...{ kind, item, name }} onOpen={() => setOpen(true)} />
      <Suspense>
        {isOpen && (
          <CareDialog {...{ kind, item, colleagues, name }} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

function Assignee({ kind, item, name }: Omit<ItemCareProps, 'colleagues'>) {
  const t = useStaffDayWords()
  const me = useMe()
  const { change, isPending } = useChangeItem()
  const { assignee, version } = item.care
  if (assignee === null) {
    return (
      <Button
        size="small"
        pending={isPending}
        aria-label={t(($) => $.takeOf, { item: name })}
        onPress={() =>
          void change({
            params: { kind, subject: item.subject },
            body: { version, assigneeId: me.id },
          }).catch(() => undefined)
        }
      >
        {t(($) => $.take)}
      </Button>
    )
  }
  const said =
    assignee.id === me.id ? t(($) => $.mine) : t(($) => $.takenBy, { name: fullName(assignee) })
  return (
    <span className="flex items-center gap-2 text-table">
      <Avatar name={fullName(assignee)} size="small" />
      {said}
    </span>
  )
}

function CareMenu({
  kind,
  item,
  name,
  onOpen,
}: Omit<ItemCareProps, 'colleagues'> & { onOpen: () => void }) {
  const t = useStaffDayWords()
  const me = useMe()
  const { now } = useProductClock()
  const { change } = useChangeItem()
  const { subject, due, care } = item
  const send = (body: { assigneeId?: string | null; snoozedUntil?: string | null }) =>
    void change({ params: { kind, subject }, body: { version: care.version, ...body } }).catch(
      () => undefined,
    )
  const assign: MenuCommand[] = [{ id: 'care', label: t(($) => $.menu.care), onAction: onOpen }]
  if (care.assignee?.id === me.id) {
    assign.push({
      id: 'giveBack',
      label: t(($) => $.menu.giveBack),
      onAction: () => send({ assigneeId: null }),
    })
  }
  const snoozes: MenuCommand[] =
    care.snoozedUntil !== null && care.snoozedUntil > now()
      ? [
          {
            id: 'wake',
            label: t(($) => $.menu.wake),
            onAction: () => send({ snoozedUntil: null }),
          },
        ]
      : snoozeChoices(due === null ? null : instant(due), now()).map(({ name: choice, until }) => ({
          id: choice,
          label: t(($) => $.menu.snooze[choice]),
          icon: <AlarmClock aria-hidden size={16} />,
          onAction: () => send({ snoozedUntil: until }),
        }))
  return (
    <Menu
      size="small"
      icon={<Ellipsis aria-hidden size={18} />}
      label={t(($) => $.menu.label, { item: name })}
      groups={[assign, snoozes].filter((group) => group.length > 0)}
    />
  )
}

/** Until when an item is put off; nothing once it is back. */
export function SnoozedUntil({ until }: { until: string }) {
  const t = useStaffDayWords()
  const { locale } = useUiWords()
  const { now } = useProductClock()
  if (until <= now()) return null
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-table text-muted">
      <AlarmClock aria-hidden size={16} />
      {t(($) => $.until, momentParts(until, locale))}
    </p>
  )
}
