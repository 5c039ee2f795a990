import type { Mission } from '@renfort/contract/mission.ts'
import { Link } from '@tanstack/react-router'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import Lock from 'lucide-react/icons/lock'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useCan } from '../../../platform/me.ts'
import { fullName } from '../../../platform/person-name.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useMissionWords } from '../words.ts'

/** Warns about locked facts, with the reason (TASK-46), and about a manager who may no longer manage (POST-32). */
export function RecapWarnings({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const { hasContracts, isInCorrection, requestedSiders } = mission
  const corrects = useCan('contract.correct').allowed && isInCorrection
  return (
    <>
      <ManagerWarning mission={mission} />
      {hasContracts && !corrects && (
        <Warning icon={<Lock aria-hidden size={18} />}>{t(($) => $.recap.locked)}</Warning>
      )}
      {corrects && <CorrectionWarning mission={mission} />}
      {!hasContracts && requestedSiders.length > 0 && (
        <Warning icon={<Users aria-hidden size={18} />}>
          {t(($) => $.recap.requestedSiders, { count: requestedSiders.length })}
        </Warning>
      )}
    </>
  )
}

/** Says to internal staff that they correct a contested contract here and then send it (CTR-22). */
function CorrectionWarning({ mission: { contractsBatches } }: { mission: Mission }) {
  const t = useMissionWords()
  const contested = contractsBatches.find(({ status }) => status === 'contested')
  return (
    <Warning icon={<FilePenLine aria-hidden size={18} />}>
      <span>
        {t(($) => $.recap.inCorrection)}{' '}
        {contested !== undefined && (
          <Link
            to={screenPaths.contract}
            params={{ documentId: contested.id }}
            className={linkClass()}
          >
            {t(($) => $.recap.toCorrection)}
          </Link>
        )}
      </span>
    </Warning>
  )
}

/** A manager can be replaced as long as the mission has no contracts. */
function ManagerWarning({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const { manager, managerId, managerEligible, hasContracts } = mission
  if (managerId === null || managerEligible) return null
  const sentence = () => {
    if (manager === null) return t(($) => $.recap.managerGoneUnknown)
    const name = fullName(manager)
    return hasContracts
      ? t(($) => $.recap.managerGoneLocked, { name })
      : t(($) => $.recap.managerGone, { name })
  }
  return <Warning icon={<UserX aria-hidden size={18} />}>{sentence()}</Warning>
}

function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-orange-wash px-4 py-3 text-orange [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  )
}
