import { classNames } from './class-names.ts'
import { formatMoney } from './format-money.ts'

interface MoneyProps {
  cents: number
  className?: string
}

export function Money({ cents, className }: MoneyProps) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatMoney(cents)}
    </span>
  )
}
