import { type FormEvent, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { WordsEntry } from '../entry.tsx'
import { Refusal } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'

/** Characters of what a Sider says with an answer, as the contract has them. */
export const longestComment = 260

interface Choice {
  readonly label: string
  /** What the answer means. */
  readonly question: string
  readonly confirm: string
  readonly comment: string
}

/** The keyboard goes on from what the answer means: the button that was pressed is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

interface AnswerActsProps {
  yes: Choice
  no: Choice
  onAnswer: (isYes: boolean, comment: string | undefined) => Promise<void>
}

/** Yes or no with one's own words; what the answer means is said before it is given. */
export function AnswerActs({ yes, no, onAnswer }: AnswerActsProps) {
  const { words } = useSpoken()
  const [chosen, setChosen] = useState<'yes' | 'no' | null>(null)
  const [comment, setComment] = useState('')
  const { isPending, failure, act } = useAct()
  if (chosen === null) {
    return (
      <div className="flex flex-wrap gap-3 *:w-auto *:grow">
        <ActButton onPress={() => setChosen('no')}>{no.label}</ActButton>
        <ActButton variant="primary" onPress={() => setChosen('yes')}>
          {yes.label}
        </ActButton>
      </div>
    )
  }
  const choice = chosen === 'yes' ? yes : no
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(() => onAnswer(chosen === 'yes', comment.trim() === '' ? undefined : comment.trim()))
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      <p ref={focus} tabIndex={-1}>
        {choice.question}
      </p>
      <WordsEntry
        label={
          <>
            {choice.comment}{' '}
            <span className="font-normal text-muted">({words.requests.optional})</span>
          </>
        }
        maxLength={longestComment}
        value={comment}
        onChange={setComment}
      />
      <Refusal failure={failure} />
      <ActButton isLarge type="submit" variant="primary" isPending={isPending}>
        {choice.confirm}
      </ActButton>
      <ActButton onPress={() => setChosen(null)}>{words.cancel}</ActButton>
    </form>
  )
}
