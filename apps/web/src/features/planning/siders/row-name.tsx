import { fullName } from '../../../platform/person-name.ts'
import type { WeekRow } from './sider-rows.ts'
import { useSiderWeekWords } from './words.ts'

interface RowNameProps {
  row: WeekRow
  onShowSider: (siderId: string) => void
}

/** Whose row it is: a name leads to the profile. */
export function RowName({ row: { sider }, onShowSider }: RowNameProps) {
  return sider === null ? (
    <OpenName />
  ) : (
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

/** Apart, since a name needs no words and there may be a thousand of them. */
function OpenName() {
  const t = useSiderWeekWords()
  return <span className="font-medium">{t(($) => $.open)}</span>
}
