import { isFound } from '@renfort/domain/kernel/searched.ts'
import { Link } from '@tanstack/react-router'
import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react'
import { type ComponentProps, useState } from 'react'
import type { ScreenPath } from '../../platform/screen-paths.ts'
import { Button } from '../../ui/button.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useTourToTake } from '../tour/use-tour.ts'
import type { HelpAnswer } from './articles.ts'
import type { HelpPlace } from './topics.ts'
import { useHelpAnswers } from './use-help-answers.ts'
import { useHelpWords } from './words.ts'

interface HelpPanelProps {
  /** What it opens with. */
  place: HelpPlace
  onKeys: () => void
  onClose: () => void
}

/** Short answers about a screen, next to it, and a search over all of them. */
export function HelpPanel({ place, onKeys, onClose }: HelpPanelProps) {
  const t = useHelpWords()
  const [shown, setShown] = useState(place)
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const takeTour = useTourToTake()
  const { answers, isLoading, isError, retry } = useHelpAnswers()
  const found =
    search === ''
      ? answers.filter(({ topic, question }) =>
          shown.question === undefined ? topic === shown.topic : question === shown.question,
        )
      : answers.filter(({ question, answer }) => isFound(search, `${question} ${answer}`))
  const show = (next: HelpPlace) => {
    setTyped('')
    setShown(next)
  }
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t(($) => $.title)}
      context={search === '' ? t(($) => $.topics[shown.topic]) : undefined}
      footer={
        <>
          {takeTour !== null && (
            <Button
              onPress={() => {
                onClose()
                takeTour()
              }}
            >
              {t(($) => $.tour)}
            </Button>
          )}
          <Button onPress={onKeys}>{t(($) => $.keys.title)}</Button>
          {shown.topic !== 'words' && (
            <Button onPress={() => show({ topic: 'words' })}>{t(($) => $.topics.words)}</Button>
          )}
        </>
      }
    >
      <SearchField label={t(($) => $.search)} value={typed} onChange={setTyped} className="mb-5" />
      {isError && <FailedLoad title={t(($) => $.failed)} onRetry={retry} />}
      {isLoading && <SkeletonRows rows={4} />}
      <output className={search === '' || found.length > 0 ? 'sr-only' : 'block text-muted'}>
        {search !== '' &&
          !isLoading &&
          (found.length === 0
            ? t(($) => $.nothing, { text: search })
            : t(($) => $.found, { count: found.length }))}
      </output>
      <div className="flex flex-col gap-6">
        {found.map((answer) => (
          <AnswerSection
            key={`${answer.topic} ${answer.question}`}
            answer={answer}
            isFromSearch={search !== ''}
            onClose={onClose}
          />
        ))}
      </div>
      {search === '' && shown.question !== undefined && (
        <Button className="mt-6" onPress={() => show({ topic: shown.topic })}>
          {t(($) => $.all, { topic: t(($) => $.topics[shown.topic]) })}
        </Button>
      )}
    </SidePanel>
  )
}

interface AnswerSectionProps {
  answer: HelpAnswer
  /** A found answer says what it is about. */
  isFromSearch: boolean
  onClose: () => void
}

function AnswerSection({ answer, isFromSearch, onClose }: AnswerSectionProps) {
  const t = useHelpWords()
  return (
    <section>
      {isFromSearch && <p className="text-sm text-muted">{t(($) => $.topics[answer.topic])}</p>}
      <h3 className="mb-1 font-semibold text-balance">{answer.question}</h3>
      <AnswerText onLeave={onClose}>{answer.answer}</AnswerText>
    </section>
  )
}

interface AnswerTextProps {
  /** Markdown, without HTML. */
  children: string
  /** Called when a link leads to another screen. */
  onLeave: () => void
}

/** An answer of the help, as it is written in its article. */
function AnswerText({ children, onLeave }: AnswerTextProps) {
  const options: MarkdownToJSX.Options = {
    disableParsingRawHTML: true,
    forceBlock: true,
    wrapper: 'div',
    forceWrapper: true,
    overrides: {
      // Articles lead to screens of the product alone: their test shows it.
      a: ({ href, children: text }: ComponentProps<'a'>) => (
        <Link to={href as ScreenPath} className={linkClass()} onClick={onLeave}>
          {text}
        </Link>
      ),
    },
  }
  return (
    <div className="[&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+*]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
      {compiler(children, options)}
    </div>
  )
}
