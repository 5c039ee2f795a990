import type { Acknowledgement, LegalFindingsReply } from '@renfort/contract/legal-guard.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { isLawFinding } from '@renfort/domain/legal-guard/finding.ts'
import type { Repair } from '@renfort/domain/legal-guard/repair.ts'
import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AnswerForm } from './answer-form.tsx'
import type { PointGroup } from './use-legal-guard.ts'
import { usePointText } from './use-point-text.ts'
import { useRepairLabel } from './use-repair.ts'
import { useLegalGuardWords } from './words.ts'

/** The number of points of one rule that show before « show all ». */
const shownPoints = 3

interface PointCardProps {
  taskId: string
  timeZone: TimeZone
  group: PointGroup
  previous: LegalFindingsReply['previous']
  onRepair?: ((repair: Repair) => Promise<void>) | undefined
  disabledReason?: string | undefined
}

/** One rule: its article, the points of the planning, how to repair them, and the reason for keeping them. */
export function PointCard({
  taskId,
  timeZone,
  group,
  previous,
  onRepair,
  disabledReason,
}: PointCardProps) {
  const t = useLegalGuardWords()
  const id = useId()
  const textOf = usePointText(previous)
  const [isWhole, setWhole] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const [hasAnswered, setHasAnswered] = useState(false)
  const { key, findings, acknowledgement } = group
  const [{ severity, source }] = findings
  const isLocal = key === 'local_holiday'
  const shown = isWhole ? findings : findings.slice(0, shownPoints)
  const hidden = findings.length - shown.length
  return (
    <li aria-labelledby={id} className="border-t border-line py-3 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id={id} className="font-medium">
          {t(($) => $.rules[key])}
        </h4>
        <Badge tone={severity === 'law' ? 'orange' : 'grey'}>
          {t(($) => (isLocal ? $.local : $[severity]))}
        </Badge>
        {(severity === 'law' || isLocal) && <Source text={source.text} url={source.url} />}
      </div>
      <ul className="mt-1 flex flex-col gap-2">
        {shown.map((finding) => (
          <li
            key={JSON.stringify([finding.dates, finding.siders])}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <span className="min-w-56 flex-1">{textOf(finding)}</span>
            {finding.repair !== null && onRepair !== undefined && (
              <RepairButton repair={finding.repair} {...{ timeZone, onRepair, disabledReason }} />
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="small" variant="quiet" className="mt-2" onPress={() => setWhole(true)}>
          {t(($) => $.more, { count: hidden })}
        </Button>
      )}
      {severity === 'house' ? (
        <p className="mt-1 text-sm text-muted">
          {t(($) => {
            if (isLocal) return $.holidayText
            return key === 'equipment_supplier' ? $.supplierText : $.houseText
          })}
        </p>
      ) : isAnswering ? (
        <AnswerForm
          taskId={taskId}
          points={findings.filter(isLawFinding)}
          reason={acknowledgement?.reason ?? ''}
          onClose={() => {
            setAnswering(false)
            setHasAnswered(true)
          }}
        />
      ) : (
        <Answer
          acknowledgement={acknowledgement}
          rule={t(($) => $.rules[key])}
          takesFocus={hasAnswered}
          onOpen={() => setAnswering(true)}
        />
      )}
    </li>
  )
}

function Source({ text, url }: { text: string; url?: string | undefined }) {
  if (url === undefined) return <span className="text-sm text-muted">{text}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      lang="fr"
      className={linkClass('text', 'text-sm')}
    >
      {text}
      <ExternalLink aria-hidden size={12} className="ml-1 inline" />
    </a>
  )
}

interface RepairButtonProps {
  repair: Repair
  timeZone: TimeZone
  onRepair: (repair: Repair) => Promise<void>
  disabledReason?: string | undefined
}

function RepairButton({ repair, timeZone, onRepair, disabledReason }: RepairButtonProps) {
  const labelOf = useRepairLabel(timeZone)
  const [isPending, setPending] = useState(false)
  const mend = async () => {
    setPending(true)
    // A toast reports a refusal of the server.
    await onRepair(repair).catch(() => undefined)
    setPending(false)
  }
  return (
    <Button
      size="small"
      pending={isPending}
      disabledReason={disabledReason}
      onPress={() => void mend()}
    >
      {labelOf(repair)}
    </Button>
  )
}

interface AnswerProps {
  acknowledgement: PointGroup['acknowledgement']
  rule: string
  /** The form has just closed: this element takes the focus. */
  takesFocus: boolean
  onOpen: () => void
}

function Answer({ acknowledgement, rule, takesFocus, onOpen }: AnswerProps) {
  const t = useLegalGuardWords()
  const button = useRef<HTMLButtonElement>(null)
  const focus = useEffectEvent(() => {
    if (takesFocus) button.current?.focus()
  })
  useEffect(() => focus(), [])
  const label = acknowledgement === null ? t(($) => $.answer.open) : t(($) => $.answer.change)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {acknowledgement !== null && <GivenReason {...acknowledgement} />}
      <Button ref={button} size="small" aria-label={`${label} (${rule})`} onPress={onOpen}>
        {label}
      </Button>
    </div>
  )
}

function GivenReason({ reason, acknowledgedBy }: Acknowledgement) {
  const t = useLegalGuardWords()
  return (
    <p className="flex min-w-56 flex-1 gap-2 text-muted">
      <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-green" />
      {acknowledgedBy === null
        ? t(($) => $.answer.givenByNobody, { reason })
        : t(($) => $.answer.given, { name: fullName(acknowledgedBy), reason })}
    </p>
  )
}
