import type { SiderMission, SiderShift } from '@renfort/contract/sider-work.ts'
import {
  isLateWithdrawal,
  needsOwnWords,
  type WithdrawalReason,
  withdrawalReasons,
} from '@renfort/domain/hiring/withdrawal.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { WordsEntry } from '../entry.tsx'
import { Notice, Refusal } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import { longestComment } from './answer-acts.tsx'
import { workOperations } from './work-operations.ts'

export interface WithdrawFormProps {
  shift: SiderShift
  mission: SiderMission
  /** How many shifts of the mission the Sider has still to come to. */
  shiftsToCome: number
  /** The hour of the server. */
  now: string
  onDone: () => Promise<void>
  onCancel: () => void
}

type Extent = 'shift' | 'mission'

/** The keyboard goes on from what it means: the button that was pressed is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** What a Sider leaves and why; what the law says of it is said before. */
export function WithdrawForm({
  shift,
  mission,
  shiftsToCome,
  now,
  onDone,
  onCancel,
}: WithdrawFormProps) {
  const { words } = useSpoken()
  const [extent, setExtent] = useState<Extent>(mission.isLeftAsWhole ? 'mission' : 'shift')
  const [reason, setReason] = useState<WithdrawalReason>('sick')
  const [comment, setComment] = useState('')
  const [isSilent, setSilent] = useState(false)
  const { isPending, failure, act } = useAct()
  const isAsked = needsOwnWords(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = comment.trim()
    setSilent(isAsked && said === '')
    if (isAsked && said === '') return
    const body = {
      reason,
      ...(said !== '' && { comment: said }),
      ...(extent === 'shift' && { shiftIds: [shift.id] }),
    }
    void act(async () => {
      await ask(workOperations.withdrawFromMission, { params: { id: mission.id }, body })
      await onDone()
    })
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <p ref={focus} tabIndex={-1}>
        {words.withdraw.text} {mission.hasSigned && words.withdraw.signed}
      </p>
      {isLateWithdrawal(instant(shift.startDate), instant(now)) && (
        <Notice tone="bad">{words.withdraw.late}</Notice>
      )}
      {!mission.isLeftAsWhole && shiftsToCome > 1 && (
        <Choices legend={words.withdraw.extent}>
          {(['shift', 'mission'] as const).map((each) => (
            <Choice
              key={each}
              name="extent"
              label={words.withdraw.extents[each]}
              isChosen={extent === each}
              onChoose={() => setExtent(each)}
            />
          ))}
        </Choices>
      )}
      <Choices legend={words.withdraw.reason}>
        {withdrawalReasons.map((each) => (
          <Choice
            key={each}
            name="reason"
            label={words.withdraw.reasons[each]}
            isChosen={reason === each}
            onChoose={() => setReason(each)}
          />
        ))}
      </Choices>
      <WordsEntry
        label={
          <>
            {words.withdraw.comment}
            {!isAsked && (
              <span className="font-normal text-muted"> ({words.requests.optional})</span>
            )}
          </>
        }
        maxLength={longestComment}
        value={comment}
        onChange={setComment}
      />
      {isSilent ? (
        <Notice tone="bad">{words.withdraw.needsWords}</Notice>
      ) : (
        <Refusal failure={failure} />
      )}
      <ActButton isLarge type="submit" variant="danger" isPending={isPending}>
        {words.withdraw.confirm}
      </ActButton>
      <ActButton onPress={onCancel}>{words.cancel}</ActButton>
    </form>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">{legend}</legend>
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ name, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        className="size-6 shrink-0"
        onChange={onChoose}
      />
      {label}
    </label>
  )
}
