import { missingToSign } from '@renfort/domain/contract/signatory.ts'
import { Link } from '@tanstack/react-router'
import { useCan, useMe } from '../../platform/me.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useContractWords } from './words.ts'

/** Whether the profile of the caller says what a signature needs (CTR-15). */
export function useIsProfileComplete(): boolean {
  const { firstName, lastName, phoneNumber } = useMe()
  return missingToSign({ firstName, lastName, phone: phoneNumber }).length === 0
}

/** A profile that cannot sign leads to the page where it is completed (CTR-16). */
export function ProfileAlert() {
  const t = useContractWords()
  const isSignatory = useCan('contract.sign').allowed
  const isComplete = useIsProfileComplete()
  if (isComplete || !isSignatory) return null
  return (
    <div role="alert" className="mb-3 rounded-control bg-red-wash p-3 text-red">
      <p>{t(($) => $.sign.incomplete)}</p>
      <Link to="/me/profile" className={linkClass('text', 'mt-1 inline-block')}>
        {t(($) => $.sign.profile)}
      </Link>
    </div>
  )
}
