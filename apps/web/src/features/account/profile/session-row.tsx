import type { OwnSession } from '@renfort/contract/account.ts'
import type { Browser, System } from '@renfort/domain/account/device.ts'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useProfileWords } from './words.ts'

// Brands have no translation.
const browserNames: Record<Browser, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}
const systemNames: Record<System, string> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  chromeos: 'ChromeOS',
  linux: 'Linux',
}

function useDeviceName(): (session: OwnSession) => string {
  const t = useProfileWords()
  return ({ browser, system }) => {
    if (browser !== null && system !== null) {
      const names = { browser: browserNames[browser], system: systemNames[system] }
      return t(($) => $.sessions.device, names)
    }
    if (browser !== null) return browserNames[browser]
    return system === null ? t(($) => $.sessions.unknownDevice) : systemNames[system]
  }
}

interface SessionRowProps {
  session: OwnSession
  isClosing: boolean
  onClose: () => void
}

/** One open session: with what, since when, and the way to close it. */
export function SessionRow({ session, isClosing, onClose }: SessionRowProps) {
  const t = useProfileWords()
  const { locale } = useUiWords()
  const device = useDeviceName()(session)
  const moment = (at: string) => momentParts(at, locale)
  const Icon = session.system === 'ios' || session.system === 'android' ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden size={22} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span>{device}</span>
          {session.isCurrent && <Badge tone="green">{t(($) => $.sessions.current)}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
          <span>{t(($) => $.sessions.lastSeen, moment(session.lastSeenAt))}</span>
          <span>{t(($) => $.sessions.opened, moment(session.createdAt))}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          pending={isClosing}
          aria-label={t(($) => $.sessions.closeLabel, { device, ...moment(session.lastSeenAt) })}
          onPress={onClose}
        >
          {t(($) => $.sessions.close)}
        </Button>
      )}
    </li>
  )
}
