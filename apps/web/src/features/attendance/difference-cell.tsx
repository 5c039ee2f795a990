import { formatMoneyChange } from '../../ui/format-figures.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { costOf, type Line, needsLook } from './hours-line.ts'
import { useDifferenceTexts } from './use-difference-texts.ts'
import { useHoursWords } from './words.ts'

/** What is not as planned, in words, and what it costs. */
export function DifferenceCell({ line }: { line: Line }) {
  const t = useHoursWords()
  const isCorrected = line.corrections.length > 0
  const texts = useDifferenceTexts()(line)
  const cost = costOf(line)
  return (
    <span className="flex flex-col gap-0.5">
      {texts.length > 0 && (
        <ul className={needsLook(line) ? 'font-medium' : 'text-muted'}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isCorrected && <span className="font-medium">{t(($) => $.corrected)}</span>}
      {cost !== null && cost !== 0 && (
        <Tooltip text={t(($) => $.costOf)}>
          {(trigger) => (
            <span {...trigger} className="text-sm text-muted tabular-nums">
              <SignedCost cents={cost} />
            </span>
          )}
        </Tooltip>
      )}
    </span>
  )
}

/** « + 4,20 € HT », « − 12,00 € HT ». */
export function SignedCost({ cents }: { cents: number }) {
  const t = useHoursWords()
  return t(($) => $.cost, { amount: useSignedMoney()(cents) })
}

export function useSignedMoney(): (cents: number) => string {
  const { locale } = useUiWords()
  return (cents) => formatMoneyChange(cents, locale)
}
