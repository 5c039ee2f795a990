import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { Line } from './hours-line.ts'
import { StatusBadge } from './status-badge.tsx'
import { useDifferenceTexts } from './use-difference-texts.ts'
import { useHoursWords } from './words.ts'

interface LineNotesProps {
  line: Line
  closedReason: string | undefined
}

/** Where a line stands: its state, what differs, why it is closed and when it is decided by itself. */
export function LineNotes({ line, closedReason }: LineNotesProps) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const texts = useDifferenceTexts()(line)
  const { deadline, validatedAt, paidAt, comment, corrections } = line
  const correction = corrections.at(-1)
  return (
    <div className="flex flex-col items-start gap-2 text-table">
      <StatusBadge line={line} />
      {texts.length > 0 && (
        <ul className="list-disc pl-5 font-medium">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {closedReason !== undefined && <p>{closedReason}</p>}
      {deadline !== null && (
        <p className="text-muted">{t(($) => $.panel.byItself, momentParts(deadline, locale))}</p>
      )}
      {validatedAt !== null && (
        <p className="text-muted">
          {t(($) => $.panel.validatedAt, momentParts(validatedAt, locale))}
        </p>
      )}
      {paidAt !== null && (
        <p className="text-muted">{t(($) => $.panel.paidAt, momentParts(paidAt, locale))}</p>
      )}
      {correction !== undefined && (
        <Quoted
          caption={t(($) => $.panel.correctedAt, momentParts(correction.madeAt, locale))}
          text={correction.reason}
        />
      )}
      {comment !== null && <Quoted caption={t(($) => $.panel.sent)} text={comment} />}
    </div>
  )
}

/** What somebody wrote, as they wrote it. */
function Quoted({ caption, text }: { caption: string; text: string }) {
  return (
    <figure>
      <figcaption className="text-muted">{caption}</figcaption>
      <blockquote className="border-l-2 border-edge pl-3 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </figure>
  )
}
