import { listJobDescriptions } from '@renfort/contract/job-description.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import { keyOf } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Modal } from '../../ui/modal.tsx'
import { useNewMission } from '../job-description/new-mission/new-mission-button.tsx'
import { jobDescriptionsQuery } from '../job-description/queries.ts'
import { useJobActions } from '../job-description/use-job-actions.tsx'
import { PaletteSearchBox } from './palette-search-box.tsx'
import { usePaletteWords } from './words.ts'

const OrderAgainDialog = lazy(async () => ({
  default: (await import('../mission/order-again-dialog.tsx')).OrderAgainDialog,
}))

interface PaletteProps {
  isOpen: boolean
  /** The text that was typed before the search loaded. */
  typed: string
  onClose: () => void
}

const nothing = () => undefined

/** The search over missions, Siders, job descriptions, pages and actions; it fills the screen of a phone. */
export function Palette({ isOpen, typed, onClose }: PaletteProps) {
  const t = usePaletteWords()
  const titleId = useId()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { createMission, dialogs } = useJobActions({
    onDuplicated: nothing,
    onDeleted: nothing,
    onMissionCreated: (taskId) =>
      void navigate({ to: screenPaths.postingMotive, params: { taskId } }),
  })
  const { open: planMission, dialog: newMissionDialog } = useNewMission()
  const [orderedAgain, orderAgain] = useState<string | null>(null)
  const newMission = async (id: string) => {
    const find = async () =>
      (await queryClient.ensureQueryData(jobDescriptionsQuery())).find((job) => job.id === id)
    let job = await find()
    if (job === undefined) {
      // Somebody else created the job description after the list was read.
      await queryClient.invalidateQueries({ queryKey: keyOf(listJobDescriptions) })
      job = await queryClient
        .fetchQuery(jobDescriptionsQuery())
        .then((jobs) => jobs.find((each) => each.id === id))
    }
    if (job !== undefined) createMission(job)
  }
  return (
    <>
      <Modal
        isOpen={isOpen}
        onDismiss={onClose}
        isDismissable
        labelledBy={titleId}
        layerClass="items-start justify-center bg-scrim p-6 pt-[10vh] narrow:items-stretch narrow:p-0"
        panelClass="max-h-[76vh] w-full max-w-2xl animate-rise-in overflow-hidden rounded-panel narrow:max-h-none narrow:max-w-none narrow:rounded-none"
      >
        <h2 id={titleId} className="sr-only">
          {t(($) => $.title)}
        </h2>
        <PaletteSearchBox
          first={typed}
          onClose={onClose}
          acts={{
            newMission: (id) => void newMission(id).catch(nothing),
            planMission,
            orderAgain,
          }}
        />
      </Modal>
      {dialogs}
      {newMissionDialog}
      {orderedAgain !== null && (
        <Suspense>
          <OrderAgainDialog
            isOpen
            mission={{ id: orderedAgain }}
            onClose={() => orderAgain(null)}
          />
        </Suspense>
      )}
    </>
  )
}
