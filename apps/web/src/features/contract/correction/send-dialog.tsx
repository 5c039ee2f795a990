import { optionalText, requiredText } from '@renfort/contract/kernel/fields.ts'
import { contractLimits } from '@renfort/domain/contract/reading.ts'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useContractCompany, useRegenerateContract } from '../queries.ts'
import { useCorrectionWords } from './words.ts'

const note = optionalText(contractLimits.note)
const corrected = z.object({ note })
/** A version that changes nothing is sent with a word that says why. */
const same = z.object({ note: note.pipe(requiredText(contractLimits.note)) })

interface SendDialogProps {
  documentId: string
  /** Whether nothing is corrected. */
  isSame: boolean
  onClose: () => void
}

/** Sends the corrected version of a document, with what staff say of it. */
export function SendDialog({ documentId, isSame, onClose }: SendDialogProps) {
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
