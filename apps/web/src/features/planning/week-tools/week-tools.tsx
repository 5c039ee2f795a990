import { downloadWeek, type WeekFormat } from '@renfort/contract/planning.ts'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Table2 from 'lucide-react/icons/table-2'
import type { CallError } from '../../../platform/call-error.ts'
import { useCan } from '../../../platform/me.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Menu } from '../../../ui/menu.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { InboxButton } from './inbox-button.tsx'
import type { Week } from '../planning-week.ts'
import { CopyWeekButton } from '../week-copy/copy-week-button.tsx'
import type { SheetMission } from '../week-sheet.ts'
import { useWeekToolWords } from './words.ts'

interface WeekToolsProps {
  week: Week
  /** Those on show, where the week as a whole can be made again in another one. */
  missions?: readonly SheetMission[]
}

/** What waits beside the week, the week to keep (PLAN-06, PLAN-07) and to make again. */
export function WeekTools({ week, missions }: WeekToolsProps) {
  const t = useWeekToolWords()
  const toast = useToast()
  const mayCopy = useCan('mission.edit').allowed
  const { mutate, isPending } = useDownload(downloadWeek, { handles: mayComeLater })
  const keep = (format: WeekFormat) => {
    if (isPending) return
    // A failure has its own sentence and its own way out (PLAN-14).
    mutate(
      { query: { ...week, format } },
      {
        onError: (failure) => {
          if (!mayComeLater(failure)) return
          toast.error(
            t(($) => $.failed[format]),
            {
              label: t(($) => $.again),
              onPress: () => keep(format),
            },
          )
        },
      },
    )
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Menu
        label={t(($) => $.keep)}
        variant="secondary"
        icon={<Download aria-hidden size={17} />}
        groups={[
          [
            {
              id: 'pdf',
              label: t(($) => $.pdf),
              icon: <FileText aria-hidden size={16} />,
              onAction: () => keep('pdf'),
            },
            {
              id: 'csv',
              label: t(($) => $.csv),
              icon: <Table2 aria-hidden size={16} />,
              onAction: () => keep('csv'),
            },
          ],
        ]}
      >
        {isPending ? t(($) => $.making) : t(($) => $.keep)}
      </Menu>
      {mayCopy && missions !== undefined && <CopyWeekButton {...{ week, missions }} />}
      <ViewsMenu />
      <InboxButton />
    </span>
  )
}

/** A text that no font can write stays so however often one tries: its own sentence names it. */
function mayComeLater({ key, status }: CallError): boolean {
  return key !== 'errors.document.unwritable' && status !== 401 && status !== 403
}
