import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconButtonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { MissionFieldName } from '../mission-fields/mission-field.ts'
import type { DetailsAnchor } from './details-step.tsx'
import { stepPaths } from './step-paths.ts'
import { usePostingWords } from './words.ts'

/** Where a row is changed: in its step, or in a dialog of its own (SUM-11). */
export type EditTarget =
  | { readonly step: 'motive' | 'shifts' | 'flexible-planning' | 'workers' }
  | { readonly step: 'details'; readonly anchor: DetailsAnchor }
  | { readonly field: MissionFieldName }

export interface SummaryEditor {
  readonly taskId: string
  readonly onField: (field: MissionFieldName) => void
  /** Why a field may not change. */
  readonly lockOf: (field: MissionFieldName) => string | undefined
}

interface SummaryRowProps {
  label: string
  children: ReactNode
  /** Without it the row is only read. */
  editor: SummaryEditor | null
  edit: EditTarget | { readonly closedBecause: string }
  /** The value takes the whole width, under its label. */
  isWide?: boolean
}

/** One fact of the mission, and the way to change it. */
export function SummaryRow({ label, children, editor, edit, isWide = false }: SummaryRowProps) {
  const t = usePostingWords()
  const isEmpty = children === null || children === undefined || children === ''
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 last:border-b-0 ${isWide ? '' : 'md:grid-cols-[12rem_minmax(0,1fr)_auto]'}`}
    >
      <dt className={isWide ? 'self-center text-muted' : 'text-muted max-md:self-center'}>
        {label}
      </dt>
      <dd
        className={`min-w-0 wrap-break-word whitespace-pre-line max-md:order-last max-md:col-span-2 ${isWide ? 'order-last col-span-2 pt-2' : ''} ${isEmpty ? 'text-muted' : ''}`}
      >
        {isEmpty ? t(($) => $.summary.empty) : children}
      </dd>
      {editor !== null && (
        <dd className="-my-1 h-8">
          <EditAction label={t(($) => $.summary.edit, { row: label })} {...{ editor, edit }} />
        </dd>
      )}
    </div>
  )
}

interface EditActionProps extends Pick<SummaryRowProps, 'edit'> {
  label: string
  editor: SummaryEditor
}

function EditAction({ label, editor, edit }: EditActionProps) {
  const icon = <Pencil aria-hidden size={16} />
  if ('closedBecause' in edit) {
    return <IconButton size="small" label={label} icon={icon} disabledReason={edit.closedBecause} />
  }
  if ('field' in edit) {
    return (
      <IconButton
        size="small"
        label={label}
        icon={icon}
        aria-haspopup="dialog"
        disabledReason={editor.lockOf(edit.field)}
        onPress={() => editor.onField(edit.field)}
      />
    )
  }
  return (
    <Tooltip text={label}>
      {({ 'aria-describedby': _said, ...trigger }) => (
        <Link
          {...trigger}
          to={stepPaths[edit.step]}
          params={{ taskId: editor.taskId }}
          hash={edit.step === 'details' ? edit.anchor : ''}
          aria-label={label}
          className={iconButtonClass('quiet', 'small')}
        >
          {icon}
        </Link>
      )}
    </Tooltip>
  )
}
