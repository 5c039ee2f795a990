import type { StaffItem } from '@renfort/contract/staff-day.ts'
import { careLimits } from '@renfort/domain/staff-day/care.ts'
import type { StaffItemKind } from '@renfort/domain/staff-day/staff-item.ts'
import { useState } from 'react'
import { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { type Colleagues, useChangeItem } from './queries.ts'
import { useStaffDayWords } from './words.ts'

const nobody = 'nobody'
const typedCare = z.object({
  assigneeId: z.string(),
  note: z.string().max(careLimits.note, 'errors.field.too_long'),
})

interface CareDialogProps {
  kind: StaffItemKind
  item: StaffItem
  colleagues: Colleagues
  name: string
  onClose: () => void
}

/**
 * Gives an item to a colleague, and notes something about it. What a colleague changed since it was
 * opened is shown beside what was typed, before a second save replaces it.
 */
export function CareDialog({ kind, item, colleagues, name, onClose }: CareDialogProps) {
  const t = useStaffDayWords()
  const me = useMe()
  const { change } = useChangeItem()
  const [seen] = useState(item.care)
  const [isTold, setTold] = useState(false)
  return (
    <EditDialog<z.input<typeof typedCare>, z.output<typeof typedCare>>
      isOpen
      onClose={onClose}
      title={t(($) => $.care.title)}
      context={name}
      schema={typedCare}
      initial={{ assigneeId: seen.assignee?.id ?? nobody, note: seen.note ?? '' }}
      issuesOf={issuesOf}
      save={async ({ assigneeId, note }) => {
        const wanted = { assigneeId: assigneeId === nobody ? null : assigneeId, note }
        const { version } = isTold ? item.care : seen
        try {
          await change({
            params: { kind, subject: item.subject },
            body: { version, ...wanted },
          })
        } catch (failure) {
          if (failure instanceof CallError && failure.status === 409) setTold(true)
          throw failure
        }
      }}
      fields={({ control }) => (
        <>
          {isTold && <CareNow item={item} />}
          <SelectFormField
            control={control}
            name="assigneeId"
            label={t(($) => $.care.who)}
            options={[
              { id: nobody, label: t(($) => $.care.nobody) },
              ...colleagues.map((colleague) => ({
                id: colleague.id,
                label:
                  colleague.id === me.id
                    ? t(($) => $.care.me, { name: fullName(colleague) })
                    : fullName(colleague),
              })),
            ]}
          />
          <TextAreaFormField
            control={control}
            name="note"
            label={t(($) => $.care.note)}
            help={t(($) => $.care.noteHelp, { max: careLimits.note })}
          />
        </>
      )}
    />
  )
}

/** What a colleague saved while the dialog was open. */
function CareNow({ item: { care } }: Pick<CareDialogProps, 'item'>) {
  const t = useStaffDayWords()
  const who = care.assignee === null ? t(($) => $.care.nobody) : fullName(care.assignee)
  return (
    <div className="rounded-control bg-orange-wash px-3 py-2 text-table">
      <p className="font-medium">{t(($) => $.care.now)}</p>
      <p>{t(($) => $.care.nowWho, { name: who })}</p>
      {care.note !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t(($) => $.care.nowNote, { note: care.note })}
        </p>
      )}
      <p>{t(($) => $.care.nowText)}</p>
    </div>
  )
}
