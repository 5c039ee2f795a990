import { isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useNavigate } from '@tanstack/react-router'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Week } from '../planning-week.ts'
import type { SheetMission } from '../week-sheet.ts'
import type { CopiedWeek } from './week-copy-dialog.tsx'
import { useCopyUndo } from './use-copy-undo.ts'
import { useWeekCopyWords } from './words.ts'

const WeekCopyDialog = lazy(async () => ({
  default: (await import('./week-copy-dialog.tsx')).WeekCopyDialog,
}))

interface CopyWeekButtonProps {
  week: Week
  /** Those on show. */
  missions: readonly SheetMission[]
}

/** The week made again in another one, for all of its missions at once. */
export function CopyWeekButton({ week, missions }: CopyWeekButtonProps) {
  const t = useWeekCopyWords()
  const navigate = useNavigate({ from: '/planning' })
  const announce = useCopyUndo()
  const [isOpen, setOpen] = useState(false)
  const show = ({ changes, to }: CopiedWeek) => {
    const filled = isoWeekOf(to)
    const count = changes.reduce((sum, { after }) => sum + after.length, 0)
    announce(
      t(($) => $.done, { count, week: filled.week }),
      changes,
    )
    void navigate({ search: (kept) => ({ ...kept, ...filled }), resetScroll: false })
  }
  return (
    <>
      <Button
        icon={<CopyPlus aria-hidden size={17} />}
        aria-haspopup="dialog"
        disabledReason={missions.length === 0 ? t(($) => $.empty) : undefined}
        onPress={() => setOpen(true)}
      >
        {t(($) => $.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <WeekCopyDialog {...{ week, missions }} onDone={show} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
