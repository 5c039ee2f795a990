import type { EvidenceState } from '@renfort/domain/contract/evidence.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Menu } from '../../../ui/menu.tsx'
import { reasonWithout, useEvidence } from './use-evidence.ts'
import { useEvidenceWords } from './words.ts'

interface EvidenceMenuProps {
  documentId: string
  /** Names the document, beside others. */
  name: string
  /** Where it is not known, the server says what is missing. */
  state?: EvidenceState
}

/** Where a signed document is one of many: its evidence file, for people and for machines. */
export function EvidenceMenu({ documentId, name, state = 'ready' }: EvidenceMenuProps) {
  const t = useEvidenceWords()
  const { download } = useEvidence(documentId)
  const disabledReason = reasonWithout(state)
  return (
    <Menu
      size="small"
      label={t(($) => $.of, { mission: name })}
      icon={<ShieldCheck aria-hidden size={16} />}
      groups={[
        [
          {
            id: 'pdf',
            label: t(($) => $.pdf),
            help: t(($) => $.pdfHelp),
            disabledReason,
            onAction: () => download('pdf'),
          },
          {
            id: 'json',
            label: t(($) => $.json),
            help: t(($) => $.jsonHelp),
            disabledReason,
            onAction: () => download('json'),
          },
        ],
      ]}
    />
  )
}
