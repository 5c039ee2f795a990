import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { Day } from '../../../ui/day.tsx'
import { EditButton } from './edit-button.tsx'
import type { OrganisationPartProps } from './organisation-edit.ts'
import { Fact, Panel } from '../../../ui/panel.tsx'
import { useOrganisationsWords } from './words.ts'

/** What an organisation is. */
export function IdentityPanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { name, isParent, industry, companySize: size, members, createdAt } = organisation
  const unknown = <span className="text-muted">{t(($) => $.facts.unknown)}</span>
  return (
    <Panel
      title={t(($) => $.facts.title)}
      action={<EditButton what={t(($) => $.facts.name)} onPress={() => onEdit('name')} />}
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
