import type { MotiveReply } from '@renfort/contract/motive.ts'
import { type MotiveReason, motiveReasons } from '@renfort/domain/mission/motive.ts'
import { useQuery } from '@tanstack/react-query'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Hourglass from 'lucide-react/icons/hourglass'
import Plus from 'lucide-react/icons/plus'
import TrendingUp from 'lucide-react/icons/trending-up'
import UserRoundX from 'lucide-react/icons/user-round-x'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { MotiveChoice } from './motive-choice.tsx'
import { MotiveFormDialog } from './motive-form-dialog.tsx'
import { motivesQuery } from './queries.ts'
import { useMotiveWords } from './words.ts'

interface MotiveDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The present motive of the mission. */
  current: MotiveReply | null
  /** Sets the motive of the mission; a rejection leaves the dialog open. */
  choose: (motive: MotiveReply) => Promise<unknown>
  disabledReason?: string | undefined
}

const icons: Record<MotiveReason, ReactNode> = {
  activityIncrease: <TrendingUp />,
  replacement: <UserRoundX />,
  waitingRecruitment: <Hourglass />,
  temporaryContract: <UtensilsCrossed />,
  seasonalActivity: <CalendarRange />,
}

/** Choosing a motive: its reason, then one of the justifications saved for it, or a new one (POST-19). */
export function MotiveDialog({ isOpen, ...props }: MotiveDialogProps) {
  return isOpen ? <OpenMotiveDialog {...props} /> : null
}

function OpenMotiveDialog({
  onClose,
  current,
  choose,
  disabledReason,
}: Omit<MotiveDialogProps, 'isOpen'>) {
  const t = useMotiveWords()
  const words = useUiWords()
  const { data: saved } = useQuery(motivesQuery())
  const [reason, setReason] = useState<MotiveReason | null>(current?.reason ?? null)
  const [chosen, setChosen] = useState<MotiveReply | null>(current)
  const [isCreating, setCreating] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const offered = withChosen(saved ?? [], chosen).filter((motive) => motive.reason === reason)

  const confirm = async () => {
    if (chosen === null) return
    setSaving(true)
    const isDone = await choose(chosen).then(
      () => true,
      () => false,
    )
    setSaving(false)
    if (isDone) onClose()
  }
  const closedBecause =
    disabledReason ??
    (reason === null ? t(($) => $.dialog.reasonMissing) : undefined) ??
    (chosen === null ? t(($) => $.dialog.justificationMissing) : undefined) ??
    (chosen?.id === current?.id ? t(($) => $.dialog.unchanged) : undefined)

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t(($) => $.dialog.title)}
        context={t(($) => $.dialog.context)}
        footer={(close) => (
          <>
            <Button onPress={close}>{words.cancel}</Button>
            <Button
              variant="primary"
              pending={isSaving}
              disabledReason={closedBecause}
              onPress={() => void confirm()}
            >
              {t(($) => $.dialog.choose)}
            </Button>
          </>
        )}
      >
        <div className="flex flex-col gap-6">
          <RadioCards
            label={t(($) => $.dialog.reason)}
            disabledReason={disabledReason}
            value={reason}
            options={motiveReasons.map((value) => ({
              value,
              label: t(($) => $.reasons[value].name),
              help: t(($) => $.reasons[value].help),
              icon: icons[value],
            }))}
            onChange={(next) => {
              setReason(next)
              // A justification belongs to its reason (POST-18).
              if (chosen?.reason !== next) setChosen(null)
            }}
          />
          {reason !== null && (
            <section className="flex flex-col gap-2.5">
              <h3 className="text-table font-medium">{t(($) => $.dialog.justification)}</h3>
              {saved === undefined ? (
                <SkeletonRows rows={2} />
              ) : offered.length === 0 ? (
                <p className="text-muted">{t(($) => $.dialog.none)}</p>
              ) : (
                <MotiveChoice
                  isReasonHidden
                  label={t(($) => $.dialog.justification)}
                  motives={offered}
                  value={chosen?.id ?? null}
                  kept={current?.id ?? null}
                  disabledReason={disabledReason}
                  onRemoved={(id) => {
                    if (chosen?.id === id) setChosen(null)
                  }}
                  onChange={(id) => setChosen(offered.find((motive) => motive.id === id) ?? null)}
                />
              )}
              <Button
                size="small"
                className="self-start"
                icon={<Plus aria-hidden size={16} />}
                disabledReason={disabledReason}
                onPress={() => setCreating(true)}
              >
                {t(($) => $.dialog.create)}
              </Button>
            </section>
          )}
        </div>
      </Dialog>
      <MotiveFormDialog
        reason={isCreating ? reason : null}
        onClose={() => setCreating(false)}
        onCreated={setChosen}
      />
    </>
  )
}

/** The chosen motive stays in the list, even when it is new or deleted. */
function withChosen(saved: readonly MotiveReply[], chosen: MotiveReply | null): MotiveReply[] {
  if (chosen === null || saved.some((motive) => motive.id === chosen.id)) return [...saved]
  return [chosen, ...saved]
}
