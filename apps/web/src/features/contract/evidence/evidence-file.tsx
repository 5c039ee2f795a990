import { downloadEvidence } from '@renfort/contract/evidence.ts'
import type { EvidenceFormat, EvidenceState } from '@renfort/domain/contract/evidence/evidence.ts'
import { Link } from '@tanstack/react-router'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { errorSentence } from '../../../platform/error-words.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Menu } from '../../../ui/menu.tsx'
import { useContractCompany } from '../queries.ts'
import { useContractWords } from '../words.ts'

interface EvidenceMenuProps {
  documentId: string
  /** The name of the document, where there are others. */
  name: string
  /** Without it, the server says what is missing. */
  state?: EvidenceState
}

/** For a signed document in a list: its evidence file, for people and for machines. */
export function EvidenceMenu({ documentId, name, state = 'ready' }: EvidenceMenuProps) {
  const t = useContractWords()
  const { download } = useEvidence(documentId)
  const disabledReason = reasonWithout(state)
  return (
    <Menu
      size="small"
      label={t(($) => $.evidence.of, { mission: name })}
      icon={<ShieldCheck aria-hidden size={16} />}
      groups={[
        [
          {
            id: 'pdf',
            label: t(($) => $.evidence.pdf),
            help: t(($) => $.evidence.pdfHelp),
            disabledReason,
            onAction: () => download('pdf'),
          },
          {
            id: 'json',
            label: t(($) => $.evidence.json),
            help: t(($) => $.evidence.jsonHelp),
            disabledReason,
            onAction: () => download('json'),
          },
        ],
      ]}
    />
  )
}

interface EvidenceBlockProps {
  documentId: string
  state: EvidenceState
}

/** Below a signature: its evidence, and a link to the page where anybody can verify it. */
export function EvidenceBlock({ documentId, state }: EvidenceBlockProps) {
  const t = useContractWords()
  const { download, pending } = useEvidence(documentId)
  const reason = reasonWithout(state)
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-table text-muted">
        {state === 'ready' ? t(($) => $.evidence.about) : reason}
      </p>
      {state !== 'unsealed' && (
        <div className="mt-3 flex flex-col gap-2">
          <Button
            pending={pending === 'pdf'}
            disabledReason={reason}
            onPress={() => download('pdf')}
          >
            {t(($) => $.evidence.pdf)}
          </Button>
          <Button
            variant="quiet"
            pending={pending === 'json'}
            disabledReason={reason}
            onPress={() => download('json')}
          >
            {t(($) => $.evidence.json)}
          </Button>
        </div>
      )}
      <p className="mt-3 text-table">
        <Link to={screenPaths.verification} className={linkClass()}>
          {t(($) => $.evidence.verify)}
        </Link>
      </p>
    </div>
  )
}

/** Downloads the evidence file of a document; a failure becomes a toast. */
function useEvidence(documentId: string) {
  const company = useContractCompany()
  const { mutate, isPending, variables } = useDownload(downloadEvidence)
  return {
    download: (format: EvidenceFormat) =>
      mutate({ params: { id: company, docId: documentId }, query: { format } }),
    /** The format that is being downloaded. */
    pending: isPending ? variables.query?.format : undefined,
  }
}

/** Why there is no evidence file; `undefined` where there is one. */
function reasonWithout(state: EvidenceState): string | undefined {
  if (state === 'preparing') return errorSentence('errors.contract.no_evidence')
  return state === 'unsealed' ? errorSentence('errors.contract.not_sealed') : undefined
}
