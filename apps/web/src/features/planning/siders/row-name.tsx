import { fullName } from '../../../platform/person-name.ts'
import type { WeekRow } from './sider-rows.ts'
import { useSiderWeekWords } from './words.ts'

interface RowNameProps {
  row: WeekRow
  onShowSider: (siderId: string) => void
}

/** Whose row it is: a name leads to the profile. */
export function RowName({ row: { sider }, onShowSider }: RowNameProps) {
  const t = useSiderWeekWords()
  if (sider === null) {
    return <span className="font-medium">{t(($) => $.open)}</span>
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-stop
      className="min-h-6 scroll-mt-32 rounded-small text-left font-medium wrap-anywhere hover:underline"
      onClick={() => onShowSider(sider.id)}
    >
      {fullName(sider)}
    </button>
  )
}
