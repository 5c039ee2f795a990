import type { ContractDetails } from '@renfort/contract/contract.ts'
import { optionalText, requiredText } from '@renfort/contract/kernel/fields.ts'
import { contractLimits } from '@renfort/domain/contract/signature/reading.ts'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useContractCompany, useRegenerateContract } from '../queries.ts'
import { RefusalAlert } from '../signature/signature-alerts.tsx'
import { useSignatory } from '../use-signatory.ts'
import { useContractWords } from '../words.ts'
import { ChangedTable } from './changed-panel.tsx'
import { useCorrectionWords } from './words.ts'

interface ContestedBlockProps {
  batch: ContractDetails
  /** Why the signature that the caller just tried was refused. */
  refusal: string | null
}

/** Replaces the signature of a contested document: who contested it, when, why, and what comes next. */
export function ContestedBlock({ batch, refusal }: ContestedBlockProps) {
  const words = useContractWords()
  const t = useCorrectionWords()
  const { locale } = useUiWords()
  const signatoryOf = useSignatory()
  const { contestation, correction } = batch
  return (
    <>
      <Panel title={words(($) => $.sign.heading)}>
        {contestation !== null && (
          <>
            <p className="text-muted">
              {t(($) => $.waiting.contestedBy, {
                name: signatoryOf(contestation),
                ...momentParts(contestation.date, locale, 'medium'),
              })}
            </p>
            <blockquote className="mt-1 mb-3 max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {contestation.description}
            </blockquote>
          </>
        )}
        {correction === null && (
          <>
            <p>{t(($) => $.waiting.next)}</p>
            <p className="mt-2 text-table text-muted">{t(($) => $.waiting.meanwhile)}</p>
          </>
        )}
        {refusal !== null && <RefusalAlert>{refusal}</RefusalAlert>}
      </Panel>
      {correction !== null && <CorrectionBlock batch={batch} correction={correction} />}
    </>
  )
}

const HoursDialog = lazy(async () => ({
  default: (await import('./hours-dialog.tsx')).HoursDialog,
}))

type Correction = NonNullable<ContractDetails['correction']>

interface CorrectionBlockProps {
  batch: ContractDetails
  correction: Correction
}

/** For internal staff: corrects a document, lists the changes so far, and sends it. */
function CorrectionBlock({ batch, correction }: CorrectionBlockProps) {
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
        <Link to={screenPaths.mission} params={{ taskId }} className={buttonClass()}>
          {t(($) => $.staff.mission)}
        </Link>
        <Link to={screenPaths.planning} className={buttonClass()}>
          {t(($) => $.staff.planning)}
        </Link>
      </div>
    </>
  )
}

/** How to change terms that bind other documents too: a correction cannot change those. */
function OtherTerms({
  batch: { taskId },
  lock,
}: Pick<CorrectionBlockProps, 'batch'> & { lock: NonNullable<Correction['lock']> }) {
  const t = useCorrectionWords()
  return (
    <>
      <p className="mt-3">{t(($) => $.staff.otherTerms[lock])}</p>
      <Link
        to={screenPaths.mission}
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

const note = optionalText(contractLimits.note)
const corrected = z.object({ note })
/** A version without changes needs a note with the reason. */
const same = z.object({ note: note.pipe(requiredText(contractLimits.note)) })

interface SendDialogProps {
  documentId: string
  /** Whether nothing has changed. */
  isSame: boolean
  onClose: () => void
}

/** Sends the corrected version of a document, with a note of the staff. */
function SendDialog({ documentId, isSame, onClose }: SendDialogProps) {
  const t = useCorrectionWords()
  const toast = useToast()
  const company = useContractCompany()
  const regenerate = useRegenerateContract()
  return (
    <EditDialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.staff.title)}
      context={isSame ? t(($) => $.staff.contextSame) : t(($) => $.staff.context)}
      schema={isSame ? same : corrected}
      initial={{ note: '' }}
      canSaveUnchanged
      submitLabel={t(($) => $.staff.submit)}
      issuesOf={issuesOf}
      save={({ note: said }) =>
        regenerate.mutateAsync({
          params: { id: company },
          body: { documentIds: [documentId], ...(said ? { note: said } : {}) },
        })
      }
      onSaved={() => toast.success(t(($) => $.staff.done))}
      fields={({ control }) => (
        <TextAreaFormField
          control={control}
          name="note"
          label={t(($) => $.staff.note)}
          limit={contractLimits.note}
        />
      )}
    />
  )
}
