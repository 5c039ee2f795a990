import type { PolicyWarning } from '@renfort/domain/remuneration/policy-warnings.ts'
import Scale from 'lucide-react/icons/scale'
import { LawLink } from '../quotation/law-link.tsx'
import { useRemunerationWords } from './words.ts'

/** Warnings of the law about values that the company may still keep. */
export function WarningNotes({ warnings }: { warnings: readonly PolicyWarning[] }) {
  const t = useRemunerationWords()
  if (warnings.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {warnings.map(({ kind, path, params, source }) => (
        <li
          key={`${kind} ${path.join('.')} ${Object.values(params).join(' ')}`}
          className="flex items-start gap-2 rounded-control bg-orange-wash px-3 py-2 text-table"
        >
          <Scale aria-hidden size={16} className="mt-0.5 shrink-0 text-orange" />
          <p>
            {t(($) => $.warnings[kind], params)}{' '}
            <LawLink text={source.text} url={source.url ?? null} />
          </p>
        </li>
      ))}
    </ul>
  )
}
