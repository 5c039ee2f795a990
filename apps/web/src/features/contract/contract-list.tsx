import type { ContractDetails } from '@renfort/contract/contract.ts'
import { FileLink } from '../../platform/file-link.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { Panel } from '../../ui/panel.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { ProfileButton } from '../sider/profile/profile-button.tsx'
import { formerPaperOf, useContractCompany } from './queries.ts'
import { useContractWords } from './words.ts'

interface ContractListProps {
  batch: ContractDetails
}

/** Whom the document is for, and the versions before it. */
export function ContractList({ batch }: ContractListProps) {
  const t = useContractWords()
  return (
    <>
      <Panel title={t(($) => $.list.heading)}>
        <ul className="max-h-72 overflow-y-auto text-table">
          {batch.contracts.map(({ id, number, siderId, siderName, isCancelled }) => (
            <li
              key={id}
              className="flex justify-between gap-3 border-t border-line py-1.5 first:border-t-0"
            >
              <span className="min-w-0 wrap-anywhere">
                <ProfileButton siderId={siderId}>{siderName}</ProfileButton>
                {isCancelled && <span className="text-muted"> ({t(($) => $.list.cancelled)})</span>}
              </span>
              <span className="shrink-0 text-muted tabular-nums">{number}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {batch.formerVersions.length > 0 && <FormerVersions batch={batch} />}
    </>
  )
}

function FormerVersions({ batch: { documentId, formerVersions } }: ContractListProps) {
  const company = useContractCompany()
  const t = useContractWords()
  const { locale } = useUiWords()
  return (
    <Panel title={t(($) => $.versions.heading)}>
      <ul className="flex flex-col gap-2 text-table">
        {formerVersions.map(({ version, madeAt, documentUrl, contestation }) => {
          const name = t(($) => $.versions.version, {
            version,
            ...momentParts(madeAt, locale, 'medium'),
          })
          return (
            <li key={version}>
              {documentUrl === null ? (
                name
              ) : (
                <FileLink
                  file={{
                    address: documentUrl,
                    fresh: formerPaperOf({ documentId, version }, company),
                  }}
                  className={linkClass()}
                >
                  {name}
                </FileLink>
              )}
              {contestation !== null && (
                <p className="text-muted wrap-anywhere">
                  {t(($) => $.versions.contested, contestation)}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
