import { type SignatoryIssue, signatoryIssues } from '@renfort/domain/contract/signatory.ts'
import { Link } from '@tanstack/react-router'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useContractWords } from './words.ts'

function useProfileIssues(): SignatoryIssue[] {
  const { firstName, lastName, phoneNumber } = useMe()
  return signatoryIssues({ firstName, lastName, phone: phoneNumber })
}

/** Whether the profile of the caller says what a signature needs (CTR-15). */
export function useIsProfileComplete(): boolean {
  return useProfileIssues().length === 0
}

/** What keeps a profile from signing, field by field, and the page where it is corrected (CTR-16). */
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
      <Link to="/me/profile" className={linkClass('text', 'mt-1 inline-block')}>
        {t(($) => $.sign.profile)}
      </Link>
    </div>
  )
}
