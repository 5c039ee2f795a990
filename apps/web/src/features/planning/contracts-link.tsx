import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import type { SheetMission } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

/** Leads to what waits for a signature: to the document, or to all of them where there are several. */
export function ContractsLink({ mission: { contractsToSign } }: { mission: SheetMission }) {
  const t = usePlanningWords()
  const [documentId] = contractsToSign
  if (documentId === undefined) return null
  const count = contractsToSign.length
  const look = {
    'data-print': 'hide',
    className: linkClass('text', 'text-sm whitespace-nowrap'),
    children: t(($) => $.toSign, { count }),
  }
  return count === 1 ? (
    <Link to="/contracts/$documentId/signature" params={{ documentId }} {...look} />
  ) : (
    <Link to="/contracts" {...look} />
  )
}
