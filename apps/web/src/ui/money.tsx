import { classNames } from './class-names.ts'
import { useMoney } from './use-money.ts'

interface MoneyProps {
  cents: number
  className?: string
}

export function Money({ cents, className }: MoneyProps) {
  const money = useMoney()
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>{money(cents)}</span>
  )
}
