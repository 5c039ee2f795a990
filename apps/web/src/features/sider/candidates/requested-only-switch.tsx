import { notEnoughSelected, type Places, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useSiderWords } from '../words.ts'

interface RequestedOnlySwitchProps {
  isOn: boolean
  selectedCount: number
  places: Places
  onChange: (isOn: boolean) => void
  disabledReason?: string | undefined
}

/** Requests only the selected Siders, who must be able to fill every slot (WORK-09 to WORK-11). */
export function RequestedOnlySwitch({
  isOn,
  selectedCount,
  places,
  onChange,
  disabledReason,
}: RequestedOnlySwitchProps) {
  const t = useSiderWords()
  const [isAsking, setAsking] = useState(false)
  const lacks =
    notEnoughSelected(selectedCount, places) === null
      ? undefined
      : t(($) => $.only.needs, { count: slotsNeeded(places) - selectedCount })
  return (
    <>
      <Switch
        isSelected={isOn}
        help={t(($) => $.only.help)}
        disabledReason={disabledReason ?? (isOn ? undefined : lacks)}
        onChange={(next) => (next ? setAsking(true) : onChange(false))}
      >
        {t(($) => $.only.label)}
      </Switch>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(($) => $.only.confirmTitle)}
        confirmLabel={t(($) => $.only.confirm)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onChange(true)
        }}
      >
        {t(($) => $.only.confirmText)}
      </ConfirmDialog>
    </>
  )
}
