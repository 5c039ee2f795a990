import { Checkbox } from '../../ui/checkbox.tsx'
import type { Chain } from './queries.ts'
import { useAmendmentWords } from './words.ts'

interface SidersFieldProps {
  contracts: readonly Chain[]
  /** Whether the act is one on all the contracts at once. */
  isForAll: boolean
  chosen: readonly string[]
  onChange: (siderIds: readonly string[]) => void
}

/** Whose contracts are changed: all of them unless some are taken out. */
export function SidersField({ contracts, isForAll, chosen, onChange }: SidersFieldProps) {
  const t = useAmendmentWords()
  const [only] = contracts
  if (contracts.length === 1 && only !== undefined) {
    return (
      <p>
        <span className="text-muted">{t(($) => $.dialog.siders)}</span> {only.siderName}
      </p>
    )
  }
  if (isForAll) return <p className="text-muted">{t(($) => $.dialog.forAll)}</p>
  const all = contracts.map(({ siderId }) => siderId)
  const toggle = (siderId: string, isChosen: boolean) =>
    onChange(all.filter((id) => (id === siderId ? isChosen : chosen.includes(id))))
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t(($) => $.dialog.siders)}</legend>
      <Checkbox
        isSelected={chosen.length === all.length}
        isMixed={chosen.length > 0 && chosen.length < all.length}
        onChange={(isAll) => onChange(isAll ? all : [])}
      >
        {t(($) => $.dialog.all)}
      </Checkbox>
      <div className="flex max-h-40 flex-col gap-1 overflow-y-auto pl-6">
        {contracts.map(({ siderId, siderName }) => (
          <Checkbox
            key={siderId}
            isSelected={chosen.includes(siderId)}
            onChange={(isChosen) => toggle(siderId, isChosen)}
          >
            {siderName}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
