import { useState } from 'react'
import { ask } from '../ask.ts'
import { fill } from '../fill.ts'
import { Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { Tick } from '../tick.tsx'
import { useAct } from '../use-act.ts'
import type { SelfPartProps } from './self-part.ts'
import { selfOperations } from './self-operations.ts'

/** The companies of the Sider: to which they like to go back, and which want them back. */
export function CompanyList({ self, onSaved }: SelfPartProps) {
  const { me } = useRareWords()
  const { failure, act } = useAct()
  // The tick changes with the press; it goes back when the server refuses.
  const [pressed, setPressed] = useState<string | null>(null)
  const choose = (id: string, isFavourite: boolean) =>
    act(async () => {
      setPressed(id)
      try {
        await ask(selfOperations.chooseFavourite, { params: { id }, body: { isFavourite } })
        await onSaved(isFavourite ? me.favouriteAdded : me.favouriteRemoved)
      } finally {
        setPressed(null)
      }
    })
  if (self.companies.length === 0) return <p className="text-muted">{me.noCompany}</p>
  return (
    <>
      <p>{me.companiesText}</p>
      <ul className="flex flex-col gap-2">
        {self.companies.map(({ id, name, isFavourite, recommends }) => (
          <li key={id} className="rounded-panel border border-line bg-surface p-3">
            <Tick
              label={fill(me.favourite, { name })}
              isTicked={id === pressed ? !isFavourite : isFavourite}
              onChange={(isTicked) => void choose(id, isTicked)}
            />
            {recommends && <p className="text-muted">{me.recommends}</p>}
          </li>
        ))}
      </ul>
      <Refusal failure={failure} />
    </>
  )
}
