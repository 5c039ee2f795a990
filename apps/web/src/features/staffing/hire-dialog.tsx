import { hiringLimits } from '@renfort/domain/hiring/place-hires.ts'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { hiringCheckQuery, type HiringCheck, type MissionToStaffReply, useHire } from './queries.ts'
import { useStaffingWords } from './words.ts'

export interface WantedSider {
  siderId: string
  name: string
  /** `undefined` for a flexible planning, which a Sider works as a whole. */
  shiftIds?: string[]
}

interface HireDialogProps {
  mission: MissionToStaffReply
  wanted: readonly WantedSider[]
  onClose: () => void
  onHired: () => void
}

/** The effect of the hires before they are made: the shifts of each Sider, and their obstacles. */
export function HireDialog({ mission, wanted, onClose, onHired }: HireDialogProps) {
  const t = useStaffingWords()
  const toast = useToast()
  const hire = useHire()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const assignments = wanted
    .filter(({ siderId }) => !leftOut.has(siderId))
    .map(({ siderId, shiftIds }) => ({ siderId, ...(shiftIds === undefined ? {} : { shiftIds }) }))
  const check = useQuery({
    ...hiringCheckQuery(mission.id, assignments),
    enabled: assignments.length > 0,
    meta: { failure: 'toast' },
  })
  const siders = assignments.length === 0 ? [] : (check.data?.siders ?? [])
  const asksReason = siders.some(({ warnings }) => warnings.length > 0)
  const send = () =>
    hire.mutate(
      {
        params: { id: mission.id },
        body: { assignments, ...(asksReason ? { reason: reason.trim() } : {}) },
      },
      {
        onSuccess: () => {
          toast.success(t(($) => $.hireDialog.done, { count: assignments.length }))
          onHired()
          onClose()
        },
      },
    )
  const closedBecause = closedReason()
  function closedReason(): string | undefined {
    if (assignments.length === 0) return t(($) => $.hireDialog.nobody)
    if (check.data === undefined) return t(($) => $.hireDialog.checking)
    if (siders.some(({ obstacle }) => obstacle !== null)) return t(($) => $.hireDialog.obstacle)
    return asksReason && reason.trim() === '' ? t(($) => $.hireDialog.reasonHelp) : undefined
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.hireDialog.title, { count: wanted.length })}
      isDirty={reason !== '' && !hire.isPending}
      footer={
        <Button
          variant="primary"
          pending={hire.isPending}
          disabledReason={closedBecause}
          onPress={send}
        >
          {t(($) => $.hireDialog.confirm)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {check.data === undefined && assignments.length > 0 && (
          <SkeletonRows rows={assignments.length} rowHeight={56} />
        )}
        <ul className="divide-y divide-line">
          {siders.map((sider) => (
            <CheckedSider
              key={sider.id}
              sider={sider}
              isFlexible={mission.isFlexiblePlanning}
              onLeaveOut={
                wanted.length > 1 ? () => setLeftOut(new Set([...leftOut, sider.id])) : undefined
              }
            />
          ))}
        </ul>
        {asksReason && (
          <TextArea
            label={t(($) => $.hireDialog.reason)}
            help={t(($) => $.hireDialog.reasonHelp)}
            value={reason}
            limit={hiringLimits.reason}
            onChange={setReason}
          />
        )}
        {check.data !== undefined && (
          <p className="text-muted">
            {t(($) => $.hireDialog.openAfter, { count: check.data.openSlots })}{' '}
            {mission.contractsBatches.length === 0 && t(($) => $.hireDialog.locks)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface CheckedSiderProps {
  sider: HiringCheck['siders'][number]
  isFlexible: boolean
  onLeaveOut: (() => void) | undefined
}

function CheckedSider({ sider, isFlexible, onLeaveOut }: CheckedSiderProps) {
  const t = useStaffingWords()
  const { name, obstacle } = sider
  const hours = formatDuration(sider.workedMinutes)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 first:pt-0">
      {obstacle === null ? (
        <CircleCheck aria-hidden size={18} className="mt-0.5 text-green" />
      ) : (
        <CircleAlert aria-hidden size={18} className="mt-0.5 text-danger" />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        {obstacle === null ? (
          <p className="text-sm text-muted">
            {isFlexible
              ? t(($) => $.hireDialog.getsAll)
              : t(($) => $.hireDialog.gets, { count: sider.shiftIds.length, hours })}
            {' · '}
            {sider.newContract
              ? t(($) => $.hireDialog.newContract)
              : t(($) => $.hireDialog.sameContract)}
          </p>
        ) : (
          <p className="text-sm text-danger">{errorSentence(obstacle.key, obstacle.params)}</p>
        )}
        {obstacle === null && sider.warnings.length > 0 && (
          <p className="text-sm text-orange">
            {errorSentence('errors.hiring.reason_missing', { sider: name })}
          </p>
        )}
      </div>
      {onLeaveOut !== undefined && (
        <Button size="small" onPress={onLeaveOut}>
          {t(($) => $.hireDialog.leaveOut, { name })}
        </Button>
      )}
    </li>
  )
}
