import type { Mission } from '@renfort/contract/mission.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Save from 'lucide-react/icons/save'
import { lazy, Suspense, useState } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { useWeekTemplateWords } from './words.ts'

const ApplyTemplateDialog = lazy(async () => ({
  default: (await import('./apply-template-dialog.tsx')).ApplyTemplateDialog,
}))
const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
}))

interface WeekTemplatesMenuProps {
  mission: Mission
  disabledReason?: string | undefined
}

/** The week templates of the mission’s job description: applies one, or saves one. */
export function WeekTemplatesMenu({ mission, disabledReason }: WeekTemplatesMenuProps) {
  const t = useWeekTemplateWords()
  const [opened, setOpened] = useState<'apply' | 'save' | null>(null)
  const { jobDescriptionId, shifts } = mission
  if (jobDescriptionId === null) return null
  const props = { mission, jobDescriptionId, onClose: () => setOpened(null) }
  return (
    <>
      <Menu
        size="small"
        label={t(($) => $.menu)}
        icon={<CalendarRange aria-hidden size={16} />}
        groups={[
          [
            {
              id: 'apply',
              label: t(($) => $.use),
              icon: <CalendarPlus aria-hidden />,
              disabledReason,
              onAction: () => setOpened('apply'),
            },
            {
              id: 'save',
              label: t(($) => $.save),
              icon: <Save aria-hidden />,
              disabledReason: shifts.length === 0 ? t(($) => $.noShift) : undefined,
              onAction: () => setOpened('save'),
            },
          ],
        ]}
      >
        {t(($) => $.menu)}
      </Menu>
      <Suspense>
        {opened === 'apply' && <ApplyTemplateDialog {...props} />}
        {opened === 'save' && <SaveTemplateDialog {...props} />}
      </Suspense>
    </>
  )
}
