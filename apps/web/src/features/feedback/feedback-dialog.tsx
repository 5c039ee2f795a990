import { DialogForm } from '../../form/dialog-form.tsx'
import { longestFeedbackComment, type Opinion } from '@renfort/domain/feedback/feedback.ts'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useEffect, useId, useRef } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { RatedPerson } from './rated-person.ts'
import { type FeedbackForm, useFeedbackForm } from './use-feedback-form.ts'
import { useFeedbackWords } from './words.ts'

interface FeedbackDialogProps {
  person: RatedPerson
  onClose: () => void
}

/** Asks what a company thinks of a Sider, one question after the other (FB-01). */
export function FeedbackDialog({ person, onClose }: FeedbackDialogProps) {
  const t = useFeedbackWords()
  const formId = useId()
  const form = useFeedbackForm(person, onClose)
  const name = fullName(person.sider)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.title, { name })}
      context={person.mission}
      isDirty={form.isChanged}
      leaving={{
        title: t(($) => $.leave.title),
        text: t(($) => $.leave.text),
        leave: t(($) => $.leave.confirm),
        stay: t(($) => $.leave.stay),
      }}
      footer={(close) => <FeedbackActions {...{ form, formId }} onCancel={close} />}
    >
      <DialogForm id={formId} onSubmit={() => form.proceed()}>
        <StepName form={form} />
        {form.step === 'workAgain' && <WorkAgainQuestion {...form} name={person.sider.firstName} />}
        {form.step === 'judgement' && <JudgementQuestions {...form} />}
        {form.step === 'comment' && <CommentQuestion {...form} />}
      </DialogForm>
    </Dialog>
  )
}

/** The number of the present question; each new one takes the focus, so that it is read aloud. */
function StepName({ form: { step, position, count } }: { form: FeedbackForm }) {
  const t = useFeedbackWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(position)
  useEffect(() => {
    if (known.current === position) return
    known.current = position
    heading.current?.focus()
  }, [position])
  return (
    <h3 ref={heading} tabIndex={-1} className="outline-none">
      <span className="block text-sm text-muted">
        {t(($) => $.progress, { step: position + 1, steps: count })}
      </span>
      <span className="font-semibold">{t(($) => $.steps[step])}</span>
    </h3>
  )
}

interface FeedbackActionsProps {
  form: FeedbackForm
  formId: string
  onCancel: () => void
}

function FeedbackActions({ form, formId, onCancel }: FeedbackActionsProps) {
  const t = useFeedbackWords()
  const words = useUiWords()
  const { position, isLast, isPending, closedBecause } = form
  return (
    <>
      <Button onPress={onCancel}>{words.cancel}</Button>
      {position > 0 && <Button onPress={form.goBack}>{t(($) => $.back)}</Button>}
      <Button
        variant="primary"
        type="submit"
        form={formId}
        pending={isPending}
        disabledReason={closedBecause}
      >
        {isLast ? t(($) => $.send) : t(($) => $.next)}
      </Button>
    </>
  )
}

type QuestionProps = Pick<FeedbackForm, 'answers' | 'answer'>

/** The first question, which decides on the others (FB-01). */
function WorkAgainQuestion({ answers, answer, name }: QuestionProps & { name: string }) {
  const t = useFeedbackWords()
  return (
    <RadioCards
      label={t(($) => $.workAgain.question, { name })}
      value={answers.workAgain === null ? null : answers.workAgain === 1 ? 'yes' : 'no'}
      onChange={(value) => answer({ workAgain: value === 'yes' ? 1 : -1 })}
      options={[
        {
          value: 'yes',
          label: t(($) => $.workAgain.yes),
          help: t(($) => $.workAgain.yesHelp),
          icon: <ThumbsUp aria-hidden />,
        },
        {
          value: 'no',
          label: t(($) => $.workAgain.no),
          help: t(($) => $.workAgain.noHelp),
          icon: <ThumbsDown aria-hidden />,
        },
      ]}
    />
  )
}

/** What was wrong: at least one of the two (FB-02). */
function JudgementQuestions({ answers, answer }: QuestionProps) {
  const t = useFeedbackWords()
  return (
    <>
      <p className="text-muted">{t(($) => $.judgement.help)}</p>
      {(['pro', 'perf'] as const).map((field) => (
        <Judgement
          key={field}
          field={field}
          value={answers[field]}
          onChange={(value) => answer({ [field]: value })}
        />
      ))}
    </>
  )
}

interface JudgementProps {
  field: 'pro' | 'perf'
  value: Opinion | null
  onChange: (value: Opinion | null) => void
}

function Judgement({ field, value, onChange }: JudgementProps) {
  const t = useFeedbackWords()
  return (
    <RadioGroup
      label={t(($) => $.judgement[field])}
      help={t(($) => $.judgement[`${field}Help`])}
      isInline
      value={value === null ? 'none' : value === 1 ? 'good' : 'bad'}
      onChange={(chosen) => onChange(chosen === 'none' ? null : chosen === 'good' ? 1 : -1)}
      options={(['bad', 'good', 'none'] as const).map((option) => ({
        value: option,
        label: t(($) => $.judgement[option]),
      }))}
    />
  )
}

/** A comment: optional, 260 characters at most (FB-04, C-23). */
function CommentQuestion({ answers, answer }: QuestionProps) {
  const t = useFeedbackWords()
  return (
    <TextArea
      label={t(($) => $.comment.label)}
      help={t(($) => $.comment.help)}
      isOptional
      limit={longestFeedbackComment}
      value={answers.comment ?? ''}
      onChange={(comment) => answer({ comment: comment === '' ? null : comment })}
    />
  )
}
