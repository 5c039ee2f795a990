import type { BonusReply } from '@renfort/contract/remuneration-policy.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { formatMoney } from '../../ui/format-money.ts'
import { useRemunerationWords } from './words.ts'

/** Bonuses are agreed with the provider: shown, never changed here (N-30, REM-26). */
export function BonusList({ bonuses }: { bonuses: readonly BonusReply[] }) {
  const t = useRemunerationWords()
  return (
    <div className="border-t border-line px-5 py-5 narrow:px-4">
      <h3 className="font-medium">{t(($) => $.bonuses.title)}</h3>
      <p className="text-muted">
        {bonuses.length === 0 ? t(($) => $.bonuses.none) : t(($) => $.bonuses.text)}
      </p>
      {bonuses.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {bonuses.map(({ id, name, amount, frequency, conditions }) => (
            <li key={id}>
              <p className="font-medium">
                {t(($) => $.bonuses.frequency[frequency], {
                  name,
                  amount: formatMoney(eurosToCents(amount)),
                })}
              </p>
              {conditions !== '' && <p className="text-muted">{conditions}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
