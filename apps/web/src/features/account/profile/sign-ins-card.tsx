import type { OwnSignIn } from '@renfort/contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useDeviceName } from './device-name.ts'
import { ProfileCard } from './profile-form.tsx'
import { signInsQuery } from './queries.ts'
import { useProfileWords } from './words.ts'

/** As many are read at a glance. */
const shownAtFirst = 5

/** The last sign-ins of the account; staff who act for its owner only see why they are hidden. */
export function SignInsCard({ disabledReason }: { disabledReason: string | undefined }) {
  const t = useProfileWords()
  return (
    <ProfileCard
      title={t(($) => $.signIns.title)}
      text={disabledReason ?? t(($) => $.signIns.text)}
    >
      {disabledReason === undefined && <SignIns />}
    </ProfileCard>
  )
}

function SignIns() {
  const t = useProfileWords()
  const [showsAll, setShowsAll] = useState(false)
  const { data: signIns, isError, refetch } = useQuery(signInsQuery())
  if (signIns === undefined && isError) {
    return (
      <div className="mt-3 flex flex-wrap items-center gap-4 py-3">
        <p>{t(($) => $.signIns.failed)}</p>
        <Button onPress={() => void refetch()}>{t(($) => $.signIns.retry)}</Button>
      </div>
    )
  }
  if (signIns === undefined) return <SkeletonRows rows={2} rowHeight={64} />
  if (signIns.length === 0) return <p className="mt-3 py-3">{t(($) => $.signIns.none)}</p>
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {(showsAll ? signIns : signIns.slice(0, shownAtFirst)).map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {!showsAll && signIns.length > shownAtFirst && (
        <Button size="small" onPress={() => setShowsAll(true)}>
          {t(($) => $.signIns.showAll, { count: signIns.length })}
        </Button>
      )}
    </>
  )
}

function SignInRow({ signIn }: { signIn: OwnSignIn }) {
  const t = useProfileWords()
  const { locale } = useUiWords()
  const { at, way, secondFactor, isNewDevice, acr, amr } = signIn
  const device = useDeviceName()(signIn)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span>{t(($) => $.signIns.moment, momentParts(at, locale))}</span>
        {isNewDevice && <Badge tone="orange">{t(($) => $.signIns.newDevice)}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-table text-muted">
        <span>{device}</span>
        <span>
          {secondFactor === null
            ? t(($) => $.signIns.ways[way])
            : t(($) => $.signIns.withFactor, {
                way: t(($) => $.signIns.ways[way]),
                factor: t(($) => $.signIns.factors[secondFactor]),
              })}
        </span>
        {amr.length > 0 && <span>{t(($) => $.signIns.byProvider, { amr: amr.join(', ') })}</span>}
        {acr !== null && <span>{t(($) => $.signIns.level, { acr })}</span>}
      </p>
    </li>
  )
}
