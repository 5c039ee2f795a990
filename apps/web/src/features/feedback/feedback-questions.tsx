import { longestFeedbackComment, type Opinion } from '@renfort/domain/feedback/feedback.ts'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { FeedbackForm } from './use-feedback-form.ts'
import { useFeedbackWords } from './words.ts'

type QuestionProps = Pick<FeedbackForm, 'answers' | 'answer'>

/** The first question, which decides on the others (FB-01). */
export function WorkAgainQuestion({ answers, answer, name }: QuestionProps & { name: string }) {
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

/** What was not well: one of the two at least (FB-02). */
export function JudgementQuestions({ answers, answer }: QuestionProps) {
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

/** What else there is to say: never required, 260 characters at most (FB-04, C-23). */
export function CommentQuestion({ answers, answer }: QuestionProps) {
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
