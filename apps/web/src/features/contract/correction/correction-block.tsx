import type { ContractDetails } from '@renfort/contract/contract.ts'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ChangedTable } from './changed-table.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useCorrectionWords } from './words.ts'

const HoursDialog = lazy(async () => ({
  default: (await import('./hours-dialog.tsx')).HoursDialog,
}))

type Correction = NonNullable<ContractDetails['correction']>

interface CorrectionBlockProps {
  batch: ContractDetails
  correction: Correction
}

/** Where internal staff correct what a document says, what they have changed so far, and its sending. */
export function CorrectionBlock({ batch, correction }: CorrectionBlockProps) {
  const t = useCorrectionWords()
  const [isOpen, setOpen] = useState(false)
  const [isCorrectingHours, setCorrectingHours] = useState(false)
  const { lock, shifts, changes } = correction
  return (
    <Panel title={t(($) => $.staff.heading)}>
      {lock === null ? <Places batch={batch} /> : <p>{t(($) => $.staff.locks[lock])}</p>}
      {shifts === null ? (
        lock !== null && <p className="mt-2">{t(($) => $.staff.hoursClosed)}</p>
      ) : (
        <>
          {lock !== null && <p className="mt-2">{t(($) => $.staff.hoursOpen)}</p>}
          <Button
            aria-haspopup="dialog"
            className="mt-2 w-full"
            onPress={() => setCorrectingHours(true)}
          >
            {t(($) => $.hours.open)}
          </Button>
        </>
      )}
      {lock !== null && <OtherTerms batch={batch} lock={lock} />}
      <SoFar changes={changes} />
      <Button
        variant="primary"
        aria-haspopup="dialog"
        className="mt-4 w-full"
        onPress={() => setOpen(true)}
      >
        {t(($) => $.staff.send)}
      </Button>
      {isCorrectingHours && shifts !== null && (
        <Suspense>
          <HoursDialog batch={batch} shifts={shifts} onClose={() => setCorrectingHours(false)} />
        </Suspense>
      )}
      {isOpen && (
        <SendDialog
          documentId={batch.documentId}
          isSame={changes?.changes.length === 0}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}

function Places({ batch: { taskId } }: Pick<CorrectionBlockProps, 'batch'>) {
  const t = useCorrectionWords()
  return (
    <>
      <p>{t(($) => $.staff.steps)}</p>
      <div className="mt-3 flex flex-col gap-2">
        <Link to="/tasks/view/$taskId" params={{ taskId }} className={buttonClass()}>
          {t(($) => $.staff.mission)}
        </Link>
        <Link to="/planning" className={buttonClass()}>
          {t(($) => $.staff.planning)}
        </Link>
      </div>
    </>
  )
}

/** What is done about terms that bind other documents too: no correction changes those. */
function OtherTerms({
  batch: { taskId },
  lock,
}: Pick<CorrectionBlockProps, 'batch'> & { lock: NonNullable<Correction['lock']> }) {
  const t = useCorrectionWords()
  return (
    <>
      <p className="mt-3">{t(($) => $.staff.otherTerms[lock])}</p>
      <Link
        to="/tasks/view/$taskId"
        params={{ taskId }}
        className={buttonClass('secondary', 'medium', 'mt-2 w-full')}
      >
        {t(($) => $.staff.openMission)}
      </Link>
    </>
  )
}

function SoFar({ changes }: Pick<Correction, 'changes'>) {
  const t = useCorrectionWords()
  return (
    <div className="mt-4">
      <h3 className="pb-1 font-medium">{t(($) => $.staff.soFar)}</h3>
      {changes === null ? (
        <p className="text-muted">{t(($) => $.staff.unknown)}</p>
      ) : changes.changes.length === 0 ? (
        <p className="text-muted">{t(($) => $.staff.nothing)}</p>
      ) : (
        <ChangedTable changes={changes} />
      )}
    </div>
  )
}
