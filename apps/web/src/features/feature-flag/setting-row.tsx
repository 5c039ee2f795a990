import type { FlagSetting } from '@renfort/contract/feature-flag.ts'
import type { ReactNode } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { Switch } from '../../ui/switch.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useFeatureFlagWords } from './words.ts'

interface SettingRowProps {
  flag: string
  name: string
  text?: string
  setting: FlagSetting | null
  isEnabled: boolean
  onChange: (enabled: boolean) => void
  action?: ReactNode
}

/** For whom, on or off, by whom and since when. */
export function SettingRow({
  flag,
  name,
  text,
  setting,
  isEnabled,
  onChange,
  action,
}: SettingRowProps) {
  const t = useFeatureFlagWords()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <div className="min-w-56 flex-1">
        <p className="font-medium wrap-break-word">{name}</p>
        {text !== undefined && <p className="text-table text-muted">{text}</p>}
        <p className="text-table text-muted tabular-nums">
          <Origin setting={setting} />
        </p>
      </div>
      <Switch isSelected={isEnabled} onChange={onChange}>
        <span className="sr-only">{t(($) => $.change, { flag, company: name })}</span>
        <span aria-hidden="true">{isEnabled ? t(($) => $.on) : t(($) => $.off)}</span>
      </Switch>
      {action}
    </div>
  )
}

function Origin({ setting }: { setting: FlagSetting | null }) {
  const t = useFeatureFlagWords()
  const { locale } = useUiWords()
  if (setting === null) return t(($) => $.never)
  const moment = momentParts(setting.changedAt, locale)
  if (setting.changedBy === null) return t(($) => $.at, moment)
  return t(($) => $.by, { ...moment, name: fullName(setting.changedBy) })
}
