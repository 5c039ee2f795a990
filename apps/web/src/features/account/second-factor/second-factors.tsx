import type { SecondFactor } from '@renfort/contract/second-factor.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { askProof } from '../../../platform/proof.ts'
import { FactorRow } from './factor-row.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { secondFactorQuery, useRemoveApp, useRenewCodes } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpAppDialog } from './set-up-app-dialog.tsx'
import { useFactorWords } from './words.ts'

/** The app, the passkeys and the recovery codes of one’s own account. */
export function SecondFactors() {
  const t = useFactorWords()
  const { data, isError, refetch } = useQuery(secondFactorQuery())
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (data === undefined && isError) {
    return (
      <div className="flex flex-wrap items-center gap-4 py-3">
        <p>{t(($) => $.security.failed)}</p>
        <Button onPress={() => void refetch()}>{t(($) => $.security.retry)}</Button>
      </div>
    )
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={64} />
  const hasFactor = data.appSince !== null || data.passkeys.length > 0
  return (
    <div className="mt-3">
      <Notices factor={data} hasFactor={hasFactor} />
      <div className="divide-y divide-line">
        <AppRow factor={data} onCodes={setCodes} />
        <PasskeyList factor={data} onCodes={setCodes} />
        {hasFactor && <CodesRow left={data.recoveryCodesLeft} onCodes={setCodes} />}
      </div>
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}

function Notices({ factor, hasFactor }: { factor: SecondFactor; hasFactor: boolean }) {
  const t = useFactorWords()
  const { locale } = useUiWords()
  const { requiredFrom, resetAt, isOffered } = factor
  const noticeClass = 'mb-3 rounded-control bg-orange-wash px-3 py-2 text-orange'
  return (
    <>
      {!hasFactor && requiredFrom !== null && (
        <p className={noticeClass}>
          {t(($) => $.security.requiredFrom, {
            day: formatDay(isoDate(requiredFrom), locale, 'date'),
          })}
        </p>
      )}
      {isOffered && requiredFrom === null && (
        <p className="mb-3 rounded-control bg-wash px-3 py-2">{t(($) => $.security.offered)}</p>
      )}
      {resetAt !== null && (
        <div className={noticeClass}>
          <p>{t(($) => $.security.resetAt, momentParts(resetAt, locale))}</p>
          <Button size="small" className="mt-2" onPress={() => void askProof()}>
            {t(($) => $.security.cancelReset)}
          </Button>
        </div>
      )}
    </>
  )
}

interface WithCodes {
  /** Shows recovery codes, once. */
  onCodes: (codes: readonly string[]) => void
}

function AppRow({ factor, onCodes }: WithCodes & { factor: SecondFactor }) {
  const t = useFactorWords()
  const toast = useToast()
  const { locale } = useUiWords()
  const [opened, setOpened] = useState<'setUp' | 'remove' | null>(null)
  const close = () => setOpened(null)
  const remove = useRemoveApp(() => {
    close()
    toast.success(t(($) => $.app.removed))
  })
  const { appSince } = factor
  return (
    <FactorRow
      title={t(($) => $.app.title)}
      text={
        appSince === null
          ? t(($) => $.app.none)
          : t(($) => $.app.since, { day: momentParts(appSince, locale, 'date').day })
      }
    >
      <Button onPress={() => setOpened('setUp')}>
        {t(($) => (appSince === null ? $.app.setUp : $.app.replace))}
      </Button>
      {appSince !== null && (
        <Button onPress={() => setOpened('remove')}>{t(($) => $.app.remove)}</Button>
      )}
      {opened === 'setUp' && <SetUpAppDialog onClose={close} onCodes={onCodes} />}
      <ConfirmDialog
        isOpen={opened === 'remove'}
        isDanger
        title={t(($) => $.app.removeTitle)}
        confirmLabel={t(($) => $.app.remove)}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onCancel={close}
      >
        {t(($) => $.app.removeText)}
      </ConfirmDialog>
    </FactorRow>
  )
}

function CodesRow({ left, onCodes }: WithCodes & { left: number }) {
  const t = useFactorWords()
  const [isAsking, setAsking] = useState(false)
  const renew = useRenewCodes((codes) => {
    setAsking(false)
    onCodes(codes)
  })
  return (
    <FactorRow title={t(($) => $.codes.title)} text={t(($) => $.codes.left, { count: left })}>
      <Button onPress={() => setAsking(true)}>{t(($) => $.codes.renew)}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(($) => $.codes.renewTitle)}
        confirmLabel={t(($) => $.codes.renew)}
        pending={renew.isPending}
        onConfirm={() => renew.mutate({})}
        onCancel={() => setAsking(false)}
      >
        {t(($) => $.codes.renewText)}
      </ConfirmDialog>
    </FactorRow>
  )
}
