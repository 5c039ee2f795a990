import type { EvidenceState } from '@renfort/domain/contract/evidence.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { reasonWithout, useEvidence } from './use-evidence.ts'
import { useEvidenceWords } from './words.ts'

interface EvidenceBlockProps {
  documentId: string
  state: EvidenceState
}

/** Below a signature: what proves it, and where anybody can have it verified. */
export function EvidenceBlock({ documentId, state }: EvidenceBlockProps) {
  const t = useEvidenceWords()
  const { download, pending } = useEvidence(documentId)
  const reason = reasonWithout(state)
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-table text-muted">{state === 'ready' ? t(($) => $.about) : reason}</p>
      {state !== 'unsealed' && (
        <div className="mt-3 flex flex-col gap-2">
          <Button
            pending={pending === 'pdf'}
            disabledReason={reason}
            onPress={() => download('pdf')}
          >
            {t(($) => $.pdf)}
          </Button>
          <Button
            variant="quiet"
            pending={pending === 'json'}
            disabledReason={reason}
            onPress={() => download('json')}
          >
            {t(($) => $.json)}
          </Button>
        </div>
      )}
      <p className="mt-3 text-table">
        <Link to="/verify" className={linkClass()}>
          {t(($) => $.verify)}
        </Link>
      </p>
    </div>
  )
}
