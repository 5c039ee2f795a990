import { readSecondFactor } from '@renfort/contract/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryFor } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useMissionRecordWords } from './words.ts'

/** What says that a mission is posted ends with it: never before a company works with the product (ASVS 6.3.3). */
export function SecondFactorOffer() {
  const t = useMissionRecordWords()
  const { data } = useQuery({ ...queryFor(readSecondFactor, {}), meta: { failure: 'nowhere' } })
  if (data?.isOffered !== true) return null
  return (
    <p className="rounded-control bg-wash px-4 py-3">
      {t(($) => $.protect.text)}{' '}
      <Link to={screenPaths.ownProfile} className={linkClass()}>
        {t(($) => $.protect.link)}
      </Link>
    </p>
  )
}
