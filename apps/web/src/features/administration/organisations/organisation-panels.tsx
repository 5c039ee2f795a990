import type { CustomerOrganisation } from '@renfort/contract/administration.ts'
import { dateInParis, type Instant } from '@renfort/domain/kernel/calendar.ts'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { formatCoefficient } from '../../../ui/format-figures.ts'
import { EditButton } from '../../../ui/edit-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Fact, Panel } from '../../../ui/panel.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { OrganisationLink, StandingBadge } from './organisation-link.tsx'
import { useOrganisationsWords } from './words.ts'

/** The part of the page that a dialog edits or adds to. */
export type OrganisationEdit = 'name' | 'coefficients' | 'attendance' | 'group' | 'child'

interface OrganisationPartProps {
  organisation: CustomerOrganisation
  onEdit: (edit: OrganisationEdit) => void
}

export interface OrganisationDialogProps {
  organisation: CustomerOrganisation
  onClose: () => void
}

/** The identity of an organisation. */
export function IdentityPanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { name, isParent, industry, companySize: size, members, createdAt } = organisation
  const unknown = <span className="text-muted">{t(($) => $.facts.unknown)}</span>
  return (
    <Panel
      title={t(($) => $.facts.title)}
      action={<EditPanel what={t(($) => $.facts.name)} onPress={() => onEdit('name')} />}
    >
      <dl>
        <Fact label={t(($) => $.facts.name)}>{name}</Fact>
        <Fact label={t(($) => $.facts.kind)}>
          {isParent ? t(($) => $.group) : t(($) => $.company)}
        </Fact>
        {!isParent && (
          <>
            <Fact label={t(($) => $.facts.industry)}>
              {industry === null ? unknown : t(($) => $.industries[industry])}
            </Fact>
            <Fact label={t(($) => $.facts.size)}>
              {size === null ? unknown : t(($) => $.facts.sizeOf, { size })}
            </Fact>
          </>
        )}
        <Fact label={t(($) => $.facts.members)}>
          {members === 0 ? t(($) => $.facts.membersNone) : members}
        </Fact>
        <Fact label={t(($) => $.facts.createdAt)}>
          <Day date={dateInParis(createdAt as Instant)} style="medium" />
        </Fact>
      </dl>
    </Panel>
  )
}

/** The coefficients of both price lists (decisions §4.1); a group has none. */
export function CoefficientsPanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { locale } = useUiWords()
  const { coefficients } = organisation
  if (coefficients === null) return null
  const title = t(($) => $.coefficients.title)
  return (
    <Panel title={title} action={<EditPanel what={title} onPress={() => onEdit('coefficients')} />}>
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

/** How hours are declared on the missions of a company (N-11); a group has none. */
export function AttendancePanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { attendanceConfigType: type } = organisation
  if (type === null) return null
  const title = t(($) => $.attendance.title)
  return (
    <Panel title={title} action={<EditPanel what={title} onPress={() => onEdit('attendance')} />}>
      <p className="font-medium">{t(($) => $.attendance[type])}</p>
      <p className="text-table text-muted">{t(($) => $.attendance[`${type}Help`])}</p>
    </Panel>
  )
}

/** The group of a company; its members have access to the company (N-29). */
export function GroupPanel({ organisation: { group }, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const title = t(($) => $.parent.title)
  const edit = () => onEdit('group')
  return (
    <Panel
      title={title}
      action={
        group === null ? (
          <Button size="small" aria-haspopup="dialog" onPress={edit}>
            {t(($) => $.parent.add)}
          </Button>
        ) : (
          <EditPanel what={title} onPress={edit} />
        )
      }
    >
      {group === null ? (
        <p className="text-muted">{t(($) => $.parent.none)}</p>
      ) : (
        <OrganisationLink organisation={group} />
      )}
    </Panel>
  )
}

/** The companies of a group. */
export function ChildrenPanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { children } = organisation
  const title = t(($) => $.children.title)
  return (
    <Panel
      title={title}
      action={
        <Button
          size="small"
          icon={<Plus aria-hidden size={16} />}
          aria-haspopup="dialog"
          onPress={() => onEdit('child')}
        >
          {t(($) => $.children.add)}
        </Button>
      }
    >
      {children.length === 0 ? (
        <p className="text-muted">{t(($) => $.children.none)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {children.map((child) => (
            <li key={child.id} className="flex items-center justify-between gap-4 py-2">
              <OrganisationLink organisation={child} className={linkClass('row')} />
              <StandingBadge isBlocked={child.blocked} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function EditPanel({ what, onPress }: { what: string; onPress: () => void }) {
  const t = useOrganisationsWords()
  return (
    <EditButton label={t(($) => $.editOf, { what })} onPress={onPress}>
      {t(($) => $.edit)}
    </EditButton>
  )
}
