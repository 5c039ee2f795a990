import { sentenceOf } from './failures.ts'

interface FooterRefusalProps {
  /** What the command answered; `null` while nothing is refused. */
  error: Error | null
}

/** Why a command was refused, to the left of the buttons of its panel. */
export function FooterRefusal({ error }: FooterRefusalProps) {
  if (error === null) return null
  return (
    <p role="alert" className="mr-auto min-w-0 text-table text-danger">
      {sentenceOf(error)}
    </p>
  )
}
