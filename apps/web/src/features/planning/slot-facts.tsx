import { Link } from '@tanstack/react-router'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import FilePen from 'lucide-react/icons/file-pen'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { ReactNode } from 'react'
import { shortName } from '../../platform/person-name.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ShiftFacts } from './use-week.ts'
import type { SheetMission, SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

/** A line shows at most this many names, else their number. */
const mostNames = 2

interface SlotFactsProps {
  slot: SheetSlot
  /** The link to waiting hours shows only those of this mission. */
  mission: Pick<SheetMission, 'id' | 'title'>
  facts: ShiftFacts
}

export function SlotFacts({ slot, mission, facts }: SlotFactsProps) {
  const t = usePlanningWords()
  const { here, late, absent, toSign, toValidate } = facts
  const named = (ids: readonly string[], of: 'late' | 'absent') => {
    const names = slot.siders.filter(({ id }) => ids.includes(id)).map(shortName)
    return names.length === 0 || names.length > mostNames
      ? t(($) => $.facts[of].many, { count: ids.length })
      : t(($) => $.facts[of].named, { names: names.join(', ') })
  }
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-xs [&>li:last-child]:pr-5 md:max-xl:[&>li:last-child]:pr-0">
      {late.length > 0 && (
        <Note icon={<ClockAlert />} tone="text-orange">
          {named(late, 'late')}
        </Note>
      )}
      {absent.length > 0 && (
        <Note icon={<UserX />} tone="text-red">
          {named(absent, 'absent')}
        </Note>
      )}
      {here.length > 0 && (
        <Note icon={<UserCheck />} tone="text-green">
          {t(($) => $.facts.here, { here: here.length, hired: slot.siders.length })}
        </Note>
      )}
      {toSign > 0 && (
        <Note icon={<FilePen />} tone="text-orange">
          {t(($) => $.facts.toSign, { count: toSign })}
        </Note>
      )}
      {toValidate > 0 && (
        <Note icon={<ClipboardCheck />} tone="text-orange">
          <Link
            to={screenPaths.hours}
            search={{
              status: 'att.waiting',
              mode: 'day',
              startDate: slot.day,
              taskId: mission.id,
              taskName: mission.title,
            }}
            className="relative z-1 rounded-small underline underline-offset-2"
          >
            {t(($) => $.facts.toValidate, { count: toValidate })}
          </Link>
        </Note>
      )}
    </ul>
  )
}

/** The status of one Sider in a shift today. */
export function SiderFact({ siderId, facts }: { siderId: string; facts: ShiftFacts }) {
  const t = usePlanningWords()
  const { here, late, absent } = facts
  const note = late.includes(siderId) ? (
    <Note icon={<ClockAlert />} tone="text-orange">
      {t(($) => $.facts.late.alone)}
    </Note>
  ) : absent.includes(siderId) ? (
    <Note icon={<UserX />} tone="text-red">
      {t(($) => $.facts.absent.alone)}
    </Note>
  ) : here.includes(siderId) ? (
    <Note icon={<UserCheck />} tone="text-green">
      {t(($) => $.facts.hereAlone)}
    </Note>
  ) : null
  return note === null ? null : <ul className="text-xs">{note}</ul>
}

function Note({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <li className={classNames('flex items-start gap-1 font-medium', tone)}>
      <span aria-hidden className="mt-0.5 shrink-0 md:max-xl:hidden [&>svg]:size-3.5">
        {icon}
      </span>
      <span className="min-w-0 wrap-break-word hyphens-auto">{children}</span>
    </li>
  )
}
