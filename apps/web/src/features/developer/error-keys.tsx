import { folded } from '@renfort/domain/kernel/folded.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorSentence, isKnownError } from '../../platform/error-words.ts'
import { i18n } from '../../platform/i18n.ts'
import '../../platform/work-error-words.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { type Operation, operationsQuery } from './open-api.ts'
import { Prose } from './prose.tsx'
import { useDeveloperWords } from './words.ts'

/** The errors that a key can meet, with the sentence that the screens show for each. */
export function ErrorKeys() {
  const t = useDeveloperWords()
  const { data: operations = [] } = useQuery(operationsQuery())
  const [searched, search] = useState('')
  const wanted = folded(searched)
  const found = errorsOfKeys(operations).filter(({ key, status, sentence }) =>
    folded(`${key} ${status} ${sentence}`).includes(wanted),
  )
  return (
    <>
      <p>
        <Prose>{t(($) => $.errors.text)}</Prose>
      </p>
      <SearchField label={t(($) => $.errors.search)} value={searched} onChange={search} />
      {found.length === 0 ? (
        <output>{t(($) => $.errors.none)}</output>
      ) : (
        <ul
          aria-label={t(($) => $.errors.list)}
          className="flex flex-col divide-y divide-line rounded-control border border-line bg-surface"
        >
          {found.map(({ key, status, sentence }) => (
            <li key={key} className="px-3 py-2 text-table">
              <span className="flex items-baseline justify-between gap-4 font-mono">
                <code className="wrap-anywhere">{key}</code>
                <span className="text-muted">{status}</span>
              </span>
              {sentence !== '' && <span className="block text-sm text-muted">{sentence}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface KnownError {
  readonly key: string
  readonly status: number
  readonly sentence: string
}

function errorsOfKeys(operations: readonly Operation[]): readonly KnownError[] {
  const statuses = new Map(
    operations
      .filter(({ reach }) => reach === 'keys')
      .flatMap(({ errors }) =>
        errors.flatMap(({ status, keys }) => keys.map((key) => [key, status] as const)),
      ),
  )
  return [...statuses]
    .map(([key, status]) => ({ key, status, sentence: sentenceOf(key) }))
    .sort((one, other) => one.key.localeCompare(other.key, 'en'))
}

/** The sentence that a screen shows; a value of the moment stands as its name in `metadata`: `{seconds}`. */
function sentenceOf(key: string): string {
  if (!isKnownError(key)) return ''
  const sentence = errorSentence(key)
  if (key === 'errors.internal' || sentence !== errorSentence(null)) return sentence
  const word = `errors:${key.replaceAll('.', '_')}`
  const template = i18n.t(word as never, { skipInterpolation: true } as never)
  return String(template).replaceAll(/\{\{(\w+)\}\}/g, '{$1}')
}
