import {
  endSiderDevice,
  listSiderDevices,
  type SiderDevice,
} from '@renfort/contract/sider-access.ts'
import type { SiderDetails } from '@renfort/contract/sider.ts'
import { deviceName } from '@renfort/domain/account/device.ts'
import { useQuery } from '@tanstack/react-query'
import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { queryFor } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { Button } from '../../../ui/button.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useEndDevice, useSendLink } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

/** The Sider's own pages: the way in that staff send, and the devices that have them open. */
export function DevicesPanel({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  return (
    <Panel title={t(($) => $.devices.title)}>
      <p className="pb-3 text-muted">{t(($) => $.devices.text)}</p>
      <LinkButtons sider={sider} />
      <Devices sider={sider} />
    </Panel>
  )
}

function LinkButtons({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const send = useSendLink((through) =>
    toast.success(
      t(($) => $.devices.sent, {
        contact: through === 'sms' ? sider.phoneNumber : (sider.email ?? ''),
      }),
    ),
  )
  const closed = sider.deactivated
    ? errorSentence('errors.hiring.deactivated', { sider: fullName(sider) })
    : undefined
  const withoutEmail = sider.email === null ? errorSentence('errors.sider.no_email') : undefined
  const sending = send.isPending ? send.variables.body.through : null
  const press = (through: 'sms' | 'email') =>
    send.mutate({ params: { id: sider.id }, body: { through } })
  return (
    <div className="flex flex-wrap gap-3 pb-3">
      <Button pending={sending === 'sms'} disabledReason={closed} onPress={() => press('sms')}>
        {t(($) => $.devices.sendSms)}
      </Button>
      <Button
        pending={sending === 'email'}
        disabledReason={closed ?? withoutEmail}
        onPress={() => press('email')}
      >
        {t(($) => $.devices.sendEmail)}
      </Button>
    </div>
  )
}

staleAfter(listSiderDevices, [endSiderDevice])

function Devices({ sider }: { sider: SiderDetails }) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const params = { id: sider.id }
  const {
    data: devices,
    isError,
    refetch,
  } = useQuery({
    ...queryFor(listSiderDevices, { params }),
    meta: { failure: 'nowhere' },
  })
  const end = useEndDevice(() => toast.success(t(($) => $.devices.ended)))
  if (devices === undefined) {
    return isError ? (
      <div className="flex flex-wrap items-center gap-4">
        <p>{t(($) => $.devices.failed)}</p>
        <Button onPress={() => void refetch()}>{t(($) => $.devices.retry)}</Button>
      </div>
    ) : (
      <SkeletonRows rows={1} rowHeight={64} />
    )
  }
  if (devices.length === 0) return <p className="text-muted">{t(($) => $.devices.empty)}</p>
  return (
    <ul aria-label={t(($) => $.devices.title)} className="divide-y divide-line">
      {devices.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isEnding={end.isPending && end.variables.params.deviceId === device.id}
          onEnd={() => end.mutate({ params: { ...params, deviceId: device.id } })}
        />
      ))}
    </ul>
  )
}

interface DeviceRowProps {
  device: SiderDevice
  isEnding: boolean
  onEnd: () => void
}

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const { lastSeenAt, expiresAt } = device
  const name = deviceName(device, {
    on: ({ browser, system }) => `${browser} · ${system}`,
    unknown: t(($) => $.devices.unknown),
  })
  const seen = momentParts(lastSeenAt, locale)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
          <span>{t(($) => $.devices.seen, seen)}</span>
          <span>{t(($) => $.devices.until, { day: momentParts(expiresAt, locale).day })}</span>
        </p>
      </div>
      <Button
        size="small"
        pending={isEnding}
        aria-label={t(($) => $.devices.endOf, { device: name, ...seen })}
        onPress={onEnd}
      >
        {t(($) => $.devices.end)}
      </Button>
    </li>
  )
}
