import { folded } from '@renfort/domain/kernel/folded.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Operation, operationsQuery } from './open-api.ts'
import { OperationDetails } from './operation-details.tsx'
import { EnglishText, Prose } from './prose.tsx'
import { useDeveloperWords } from './words.ts'

/** Every operation, drawn from the OpenAPI document of this installation. */
export function Reference() {
  const t = useDeveloperWords()
  const { data: operations, isError, refetch } = useQuery(operationsQuery())
  const [searched, search] = useState('')
  const [showsAll, showAll] = useState(false)
  if (isError) {
    return (
      <FailedLoad level={3} title={t(($) => $.reference.failed)} onRetry={() => void refetch()} />
    )
  }
  if (operations === undefined) return <SkeletonRows rows={8} rowHeight={48} />
  const words = folded(searched).split(' ')
  const found = operations.filter(
    (operation) =>
      (showsAll || operation.reach === 'keys') &&
      words.every((word) => operation.text.includes(word)),
  )
  return (
    <>
      <p>
        <Prose>{t(($) => $.reference.base, { base: window.location.origin })}</Prose>{' '}
        {t(($) => $.reference.english)}
      </p>
      <SearchField label={t(($) => $.reference.search)} value={searched} onChange={search} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch isSelected={showsAll} onChange={showAll}>
          {t(($) => $.reference.all)}
        </Switch>
        <output className="text-table text-muted">
          {found.length === 0
            ? t(($) => $.reference.none)
            : t(($) => $.reference.count, { count: found.length })}
        </output>
      </div>
      {[...Map.groupBy(found, ({ area }) => area)].map(([area, inArea]) => (
        <div key={area}>
          <h3 id={`area-${area}`} className="mb-2 font-mono text-table font-semibold">
            {area}
          </h3>
          <ul
            aria-labelledby={`area-${area}`}
            className="flex flex-col divide-y divide-line rounded-control border border-line bg-surface"
          >
            {inArea.map((operation) => (
              <li key={operation.id} className="px-3 py-1.5">
                <FoldedOperation operation={operation} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function FoldedOperation({ operation }: { operation: Operation }) {
  const [isOpen, setOpen] = useState(false)
  const { method, path, summary, deprecation } = operation
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setOpen}
      summary={
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2 font-mono text-table wrap-anywhere">
            <span className="font-semibold">{method}</span>
            <span className={deprecation === null ? undefined : 'line-through'}>{path}</span>
          </span>
          <span className="block text-sm font-normal text-muted">
            <EnglishText>{summary}</EnglishText>
          </span>
        </span>
      }
    >
      {isOpen && <OperationDetails operation={operation} />}
    </Disclosure>
  )
}
