import type { ContractDetails } from '@renfort/contract/contract.ts'
import { FileLink } from '../../platform/file-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { Panel } from '../../ui/panel.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { EvidenceBlock } from './evidence/evidence-block.tsx'
import { paperOf, useContractCompany } from './queries.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useContractWords } from './words.ts'

interface SignedBlockProps {
  batch: ContractDetails
  signature: NonNullable<ContractDetails['signature']>
  /** Why the caller could not sign it, who has just tried. */
  refusal: string | null
}

/** A batch that nobody can sign any more: who signed it, and its files. */
export function SignedBlock({ batch, signature, refusal }: SignedBlockProps) {
  const { documentId } = batch
  const company = useContractCompany()
  const t = useContractWords()
  const { locale } = useUiWords()
  const { address, fresh } = paperOf(batch, company)
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <p>
        {t(($) => $.sign.over, {
          name: signature.name,
          ...momentParts(signature.date, locale, 'medium'),
        })}
      </p>
      {refusal !== null && <RefusalAlert>{refusal}</RefusalAlert>}
      {address !== null && (
        <FileLink
          file={{ address, fresh }}
          className={buttonClass('secondary', 'medium', 'mt-4 w-full')}
        >
          {signature.url === null ? t(($) => $.sign.downloadUnsealed) : t(($) => $.sign.download)}
        </FileLink>
      )}
      <EvidenceBlock documentId={documentId} state={signature.evidence} />
    </Panel>
  )
}
