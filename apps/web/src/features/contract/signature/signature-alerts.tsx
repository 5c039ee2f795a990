import {
  type SignatoryIssue,
  signatoryIssues,
} from '@renfort/domain/contract/signature/signatory.ts'
import { Link } from '@tanstack/react-router'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { ReactNode } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useContractWords } from '../words.ts'

/** Why a signature failed (CTR-27). */
export function RefusalAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-3 flex gap-2 text-red">
      <OctagonAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

interface RefusedSignature {
  /** `null` when no answer arrived. */
  readonly key: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}

/** The sentence about a failed signature (CTR-27); it names another user who signed meanwhile. */
export function useRefusalText(): (refused: RefusedSignature) => string {
  const t = useContractWords()
  return ({ key, metadata }) => {
    const name = metadata['name']
    return key === 'errors.contract.already_signed' && typeof name === 'string'
      ? t(($) => $.sign.alreadyBy, { name })
      : errorSentence(key ?? 'errors.contract.signing_failed', metadata)
  }
}

function useProfileIssues(): SignatoryIssue[] {
  const { firstName, lastName, phoneNumber } = useMe()
  return signatoryIssues({ firstName, lastName, phone: phoneNumber })
}

/** Whether the profile of the caller is complete enough to sign (CTR-15). */
export function useIsProfileComplete(): boolean {
  return useProfileIssues().length === 0
}

/** What is missing in the profile before signing, field by field, with a link to the profile (CTR-16). */
export function ProfileAlert() {
  const t = useContractWords()
  const isSignatory = useCan('contract.sign').allowed
  const issues = useProfileIssues()
  if (issues.length === 0 || !isSignatory) return null
  return (
    <div role="alert" className="mb-3 rounded-control bg-red-wash p-3 text-red">
      <p>{t(($) => $.sign.profileIssues)}</p>
      <ul className="mt-1 list-disc pl-5">
        {issues.map(({ field, key, params }) => (
          <li key={field} className="wrap-anywhere">
            {t(($) => $.sign.profileIssue, {
              field: t(($) => $.sign.profileFields[field]),
              problem: errorSentence(key, params),
            })}
          </li>
        ))}
      </ul>
      <Link to={screenPaths.ownProfile} className={linkClass('text', 'mt-1 inline-block')}>
        {t(($) => $.sign.profile)}
      </Link>
    </div>
  )
}

/** Replaces the signature of a version that is not in force any more. */
export function NewerVersion({ onShow }: { onShow: () => void }) {
  const t = useContractWords()
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <p role="alert">{t(($) => $.sign.newer)}</p>
      <Button variant="primary" className="mt-4 w-full" onPress={onShow}>
        {t(($) => $.sign.showNewer)}
      </Button>
    </Panel>
  )
}
