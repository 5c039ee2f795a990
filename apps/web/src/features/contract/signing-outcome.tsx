import type { SeenBatch, signContracts } from '@renfort/contract/contract.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { DocumentName } from './document-name.tsx'
import { useRefusalText } from './refusal-text.ts'
import { StatusBadge } from './status-badge.tsx'
import { useContractWords } from './words.ts'

export type SigningResults = Reply<typeof signContracts>['results']

interface SigningOutcomeProps {
  documents: readonly SeenBatch[]
  results: SigningResults
}

/** How each document of one act went: signed, or why not, with the way to it. */
export function SigningOutcome({ documents, results }: SigningOutcomeProps) {
  const t = useContractWords()
  const refusalText = useRefusalText()
  const refusals = new Map(results.map(({ documentId, refusal }) => [documentId, refusal]))
  return (
    <ul className="text-table">
      {documents.map((batch) => {
        const { documentId, taskName } = batch
        const refusal = refusals.get(documentId) ?? null
        return (
          <li
            key={documentId}
            className="flex items-start justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 wrap-anywhere">
              {refusal === null ? (
                taskName
              ) : (
                <Link
                  to="/contracts/$documentId/signature"
                  params={{ documentId }}
                  className={linkClass()}
                >
                  {taskName}
                </Link>
              )}
              <DocumentName batch={batch} />
              {refusal !== null && <p className="text-red">{refusalText(refusal)}</p>}
            </div>
            {refusal === null ? (
              <StatusBadge status="signed" />
            ) : (
              <span className="shrink-0 text-muted">{t(($) => $.several.notSigned)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
