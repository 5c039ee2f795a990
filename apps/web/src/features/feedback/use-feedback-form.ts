import {
  askedAnswers,
  type FeedbackAnswers,
  feedbackSteps,
  stepIssues,
} from '@renfort/domain/feedback/feedback.ts'
import { useState } from 'react'
import { useMe } from '../../platform/me.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useChangeFeedback, useGiveFeedback, type RatedPerson } from './rated-person.ts'
import { useFeedbackWords } from './words.ts'

const nothing: FeedbackAnswers = { workAgain: null, pro: null, perf: null, comment: null }

/** The answers, the present question, and why the user cannot go on. */
export function useFeedbackForm(person: RatedPerson, onSent: () => void) {
  const t = useFeedbackWords()
  const { feedback } = person
  const [answers, setAnswers] = useState<FeedbackAnswers>(feedback ?? nothing)
  const [position, setPosition] = useState(0)
  const { send, isPending } = useSend(person, onSent)
  const steps = feedbackSteps(answers)
  const step = steps[position] ?? 'workAgain'
  const isLast = position === steps.length - 1
  const isChanged = feedback === null || !isSame(answers, feedback)
  const closedBecause =
    stepIssues(step, answers).length > 0
      ? t(($) => $.closed[step])
      : isLast && !isChanged
        ? t(($) => $.closed.unchanged)
        : undefined
  const proceed = () => {
    if (closedBecause !== undefined || isPending) return
    if (isLast) void send(answers)
    else setPosition(position + 1)
  }
  return {
    answers,
    step,
    position,
    count: steps.length,
    isLast,
    isChanged,
    isPending,
    closedBecause,
    answer: (given: Partial<FeedbackAnswers>) => setAnswers({ ...answers, ...given }),
    proceed,
    goBack: () => setPosition(position - 1),
  }
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>

function useSend({ taskId, typeId, sider, feedback }: RatedPerson, onSent: () => void) {
  const t = useFeedbackWords()
  const toast = useToast()
  const me = useMe()
  const give = useGiveFeedback()
  const change = useChangeFeedback()
  const send = async (answers: FeedbackAnswers) => {
    const { workAgain, pro, perf, comment } = askedAnswers(answers)
    if (workAgain === null || me.organisation === null) return
    const body = { taskId, typeId, managerId: me.id, workAgain, pro, perf, comment }
    try {
      await (feedback === null
        ? give.mutateAsync({ params: { orgId: me.organisation.id, siderId: sider.id }, body })
        : change.mutateAsync({ params: { id: feedback.id }, body }))
    } catch {
      // A toast says why; the answers stay.
      return
    }
    toast.success(t(($) => $.sent))
    onSent()
  }
  return { send, isPending: give.isPending || change.isPending }
}

function isSame(one: FeedbackAnswers, other: FeedbackAnswers): boolean {
  return (
    one.workAgain === other.workAgain &&
    one.pro === other.pro &&
    one.perf === other.perf &&
    (one.comment ?? '').trim() === (other.comment ?? '')
  )
}
