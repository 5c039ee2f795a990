import { type ReactNode, useId } from 'react'
import { controlClass } from '../../ui/control-class.ts'
import { ActButton } from '../act-button.tsx'
import { fill } from '../fill.ts'
import { useRareWords } from '../rare-words.ts'

interface ChosenListProps {
  legend: string
  add: string
  choices: readonly { readonly id: string; readonly name: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** What else is said of a chosen one. */
  children?: (id: string) => ReactNode
}

/** What is chosen from a long list: the native list of the phone adds, a button takes away. */
export function ChosenList({ legend, add, choices, chosen, onChange, children }: ChosenListProps) {
  const { me } = useRareWords()
  const selectId = useId()
  const left = choices.filter(({ id }) => !chosen.includes(id))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 font-medium">{legend}</legend>
      <ul className="flex flex-col gap-2">
        {chosen.map((id) => {
          const name = choices.find((one) => one.id === id)?.name ?? id
          return (
            <li key={id} className="rounded-panel border border-line bg-surface p-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <div className="w-auto">
                  <ActButton
                    variant="quiet"
                    onPress={() => onChange(chosen.filter((other) => other !== id))}
                  >
                    <span aria-hidden>{me.remove}</span>
                    <span className="sr-only">{fill(me.removeOf, { name })}</span>
                  </ActButton>
                </div>
              </div>
              {children?.(id)}
            </li>
          )
        })}
      </ul>
      <label htmlFor={selectId} className="sr-only">
        {add}
      </label>
      <select
        id={selectId}
        value=""
        className={controlClass('h-12 px-3')}
        onChange={(event) => onChange([...chosen, event.target.value])}
      >
        <option value="">{add}</option>
        {left.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
