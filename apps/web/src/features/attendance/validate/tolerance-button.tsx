import { changeTolerance, readTolerance } from '@renfort/contract/attendance/attendance.ts'
import { useQuery } from '@tanstack/react-query'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import { useCan, useMe } from '../../../platform/me.ts'
import { queryFor } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { Button } from '../../../ui/button.tsx'
import { useHoursWords } from '../words.ts'

// The dialog is rarely opened: its code loads when it opens.
const ToleranceDialog = lazy(async () => ({
  default: (await import('./tolerance-dialog.tsx')).ToleranceDialog,
}))

/** Opens the tolerance of the company, for users who edit its settings. */
export function ToleranceButton() {
  const { organisation } = useMe()
  const isAllowed = useCan('settings.edit').allowed
  return organisation !== null && isAllowed ? <OpenButton organisationId={organisation.id} /> : null
}

function OpenButton({ organisationId }: { organisationId: string }) {
  const t = useHoursWords()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...toleranceQuery(organisationId), meta: { failure: 'nowhere' } })
  if (data === undefined) return null
  return (
    <>
      <Button
        variant="quiet"
        icon={<SlidersHorizontal aria-hidden size={17} />}
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      >
        {t(($) => $.tolerance.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <ToleranceDialog
            isOpen
            organisationId={organisationId}
            tolerance={data}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

staleAfter(readTolerance, [changeTolerance])

const toleranceQuery = (organisationId: string) =>
  queryFor(readTolerance, { params: { id: organisationId } })
