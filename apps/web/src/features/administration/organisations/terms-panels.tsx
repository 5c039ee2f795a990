import { formatCoefficient } from '../../../ui/format-figures.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { EditButton } from './edit-button.tsx'
import type { OrganisationPartProps } from './organisation-edit.ts'
import { Fact, Panel } from '../../../ui/panel.tsx'
import { useOrganisationsWords } from './words.ts'

/** The coefficients of both price lists (decisions §4.1); a group has none. */
export function CoefficientsPanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { locale } = useUiWords()
  const { coefficients } = organisation
  if (coefficients === null) return null
  const title = t(($) => $.coefficients.title)
  return (
    <Panel
      title={title}
      action={<EditButton what={title} onPress={() => onEdit('coefficients')} />}
    >
      <p className="pb-2 text-table text-muted">{t(($) => $.coefficients.text)}</p>
      <dl className="tabular-nums">
        {(['delegation', 'gestion'] as const).map((type) => (
          <Fact key={type} label={t(($) => $.coefficients[type])}>
            {formatCoefficient(coefficients[type], locale)}
          </Fact>
        ))}
      </dl>
    </Panel>
  )
}

/** How the hours of its missions are declared (N-11); a group has none. */
export function AttendancePanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { attendanceConfigType: type } = organisation
  if (type === null) return null
  const title = t(($) => $.attendance.title)
  return (
    <Panel title={title} action={<EditButton what={title} onPress={() => onEdit('attendance')} />}>
      <p className="font-medium">{t(($) => $.attendance[type])}</p>
      <p className="text-table text-muted">{t(($) => $.attendance[`${type}Help`])}</p>
    </Panel>
  )
}
