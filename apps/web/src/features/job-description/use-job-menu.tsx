import type { JobDescription } from '@renfort/contract/job-description.ts'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import type { MenuCommand } from '../../ui/menu-items.tsx'
import type { JobActions } from './use-job-actions.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'

/** The acts that every menu of a job description offers; a closed one says why (JD-35). */
export function useJobMenu(
  job: JobDescription,
  actions: JobActions,
): Record<'duplicate' | 'remove', MenuCommand> {
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  return {
    duplicate: {
      id: 'duplicate',
      label: t(($) => $.summary.duplicate),
      icon: <Copy aria-hidden />,
      disabledReason: rights.create,
      onAction: () => actions.duplicate(job),
    },
    remove: {
      id: 'remove',
      label: t(($) => $.summary.remove),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      disabledReason: rights.edit(job),
      onAction: () => actions.remove(job),
    },
  }
}
