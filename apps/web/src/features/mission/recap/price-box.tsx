import type { Mission } from '@renfort/contract/mission.ts'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { tourTarget } from '../../../platform/tour-target.ts'
import { Button } from '../../../ui/button.tsx'
import { hasPlanning } from '../../quotation/estimate.ts'
import { PolicyVersionNote } from '../../quotation/policy-version/policy-version-note.tsx'
import { DownloadEstimate, PriceTotals } from '../../quotation/price-totals.tsx'
import { useMissionWords } from '../words.ts'

const EstimateDialog = lazy(async () => ({
  default: (await import('../../quotation/estimate-dialog.tsx')).EstimateDialog,
}))

interface PriceBoxProps {
  mission: Mission
  /** The actions on the mission, where they show next to the price. */
  children?: ReactNode
}

/** The estimate without and with tax, and a link to its lines (TASK-47, TASK-48). */
export function PriceBox({ mission, children }: PriceBoxProps) {
  const t = useMissionWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface px-5 py-4">
      <h2 id={id} className="text-table font-semibold">
        {t(($) => $.recap.price)}
      </h2>
      <div className="mt-2">
        <PriceTotals mission={mission} />
      </div>
      {children}
      <Button
        className="mt-4 w-full"
        {...tourTarget('price-details')}
        disabledReason={hasPlanning(mission) ? undefined : t(($) => $.recap.noDetails)}
        onPress={() => setOpen(true)}
      >
        {t(($) => $.recap.details)}
      </Button>
      <DownloadEstimate mission={mission} className="mt-2 w-full" />
      <PolicyVersionNote mission={mission} className="mt-4" />
      {isOpen && (
        <Suspense>
          <EstimateDialog mission={mission} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
