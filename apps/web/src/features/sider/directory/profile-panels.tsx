import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { SiderDetails, SiderEducation } from '@renfort/contract/sider.ts'
import { dateInParis, type Instant } from '@renfort/domain/kernel/calendar.ts'
import Plus from 'lucide-react/icons/plus'
import { fullName } from '../../../platform/person-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { EditButton } from '../../../ui/edit-button.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Fact, Panel } from '../../../ui/panel.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useJobLabels, useJobOptions } from '../../job-fields/queries.ts'
import { formatPhone } from '../queries.ts'
import { dayOf } from './queries.ts'
import { EntryRow, useLengthOf } from './entries.tsx'
import type { SiderPartProps } from './sider-edit.ts'
import { useSiderDirectoryWords } from './words.ts'

/** The identity, contact and worked hours of a Sider. */
export function IdentityPanel({ sider, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const { phoneNumber, email, home, missionsCount, feedbacksCount, createdAt } = sider
  const title = t(($) => $.identity.title)
  const unknown = <span className="text-muted">{t(($) => $.identity.unknown)}</span>
  return (
    <Panel
      title={title}
      action={<EditPanel what={title} onPress={() => onEdit({ kind: 'identity' })} />}
    >
      {sider.pictureUrl !== null && (
        <div className="pb-3">
          <Avatar name={fullName(sider)} src={sider.pictureUrl} size="large" />
        </div>
      )}
      <dl>
        <Fact label={t(($) => $.identity.phone)}>
          <a href={`tel:${phoneNumber}`} className={linkClass('text', 'tabular-nums')}>
            {formatPhone(phoneNumber)}
          </a>
        </Fact>
        <Fact label={t(($) => $.identity.email)}>
          {email === null ? (
            unknown
          ) : (
            <a href={`mailto:${email}`} className={linkClass()}>
              {shownEmail(email)}
            </a>
          )}
        </Fact>
        <Fact label={t(($) => $.identity.home)}>
          {home === null ? unknown : (home.city ?? t(($) => $.identity.homeUnnamed))}
        </Fact>
        <Fact label={t(($) => $.identity.missions)}>{missionsCount}</Fact>
        <Fact label={t(($) => $.identity.feedbacks)}>{feedbacksCount}</Fact>
        <Fact label={t(($) => $.identity.addedOn)}>
          <Day date={dateInParis(createdAt as Instant)} style="medium" />
        </Fact>
      </dl>
    </Panel>
  )
}

type Licence = SiderDetails['licences'][number]

const tones = { valid: 'neutral', endsSoon: 'orange', ended: 'red' } as const

const plainSkill = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  id,
  text: name,
  tone: tones.valid,
})

/**
 * The skills of a Sider: jobs, licences with their ends, languages with their level; and where they
 * like to work.
 */
export function SkillsPanel({ sider, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const options = useJobOptions()?.languages ?? []
  const { language } = useJobLabels()
  const { locale } = useUiWords()
  const title = t(($) => $.skills.title)
  const languages = sider.languages.map(({ id, name }) => {
    const known = options.find((option) => option.id === id)
    return { id, name: known === undefined ? name : language(known) }
  })
  const asSkill = ({ id, name, endsOn, standing }: Licence) => {
    if (endsOn === null) return plainSkill({ id, name })
    const day = formatDay(dayOf(endsOn), locale, 'date')
    return { id, text: t(($) => $.skills.ends[standing], { name, day }), tone: tones[standing] }
  }
  const groups = [
    [t(($) => $.skills.jobs), sider.jobTypes.map(plainSkill), t(($) => $.skills.none)],
    [t(($) => $.skills.licences), sider.licences.map(asSkill), t(($) => $.skills.none)],
    [t(($) => $.skills.languages), languages.map(plainSkill), t(($) => $.skills.noLanguage)],
    [
      t(($) => $.skills.favourites),
      sider.favourites.map(plainSkill),
      t(($) => $.skills.noFavourite),
    ],
  ] as const
  return (
    <Panel
      title={title}
      action={<EditPanel what={title} onPress={() => onEdit({ kind: 'skills' })} />}
    >
      <div className="flex flex-col gap-4">
        {groups.map(([label, items, none]) => (
          <div key={label}>
            <h3 className="pb-1.5 text-table text-muted">{label}</h3>
            {items.length === 0 ? (
              <p className="text-table text-muted">{none}</p>
            ) : (
              <ul aria-label={label} className="flex flex-wrap gap-1.5">
                {items.map(({ id, text, tone }) => (
                  <li key={id} className="max-w-full">
                    <Badge tone={tone} className="text-table">
                      {text}
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </Panel>
  )
}

/** The former experiences of a Sider, in their own words. */
export function ExperiencesPanel({ sider: { id, experiences }, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const lengthOf = useLengthOf()
  const title = t(($) => $.experiences.title)
  const edit = (entry: (typeof experiences)[number] | null) => onEdit({ kind: 'experience', entry })
  return (
    <Panel
      title={title}
      action={<AddButton label={t(($) => $.experiences.add)} onPress={() => edit(null)} />}
    >
      {experiences.length === 0 ? (
        <p className="text-muted">{t(($) => $.experiences.empty)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {experiences.map((entry, place) => (
            <EntryRow
              key={`${place} ${entry.name} ${entry.companyName}`}
              siderId={id}
              list="experiences"
              {...{ entry, place }}
              name={entry.name}
              onEdit={() => edit(entry)}
            >
              <p className="font-medium">{entry.name}</p>
              <p className="text-table">
                {[entry.companyName, lengthOf(entry.duration)].join(' · ')}
              </p>
              {[entry.categories, entry.subtasks].map(
                (details, i) =>
                  details.length > 0 && (
                    <p key={i === 0 ? 'categories' : 'subtasks'} className="text-sm text-muted">
                      {details.join(', ')}
                    </p>
                  ),
              )}
            </EntryRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The education of a Sider, the latest first. */
export function EducationsPanel({ sider: { id, educations }, onEdit }: SiderPartProps) {
  const t = useSiderDirectoryWords()
  const title = t(($) => $.educations.title)
  const edit = (entry: SiderEducation | null) => onEdit({ kind: 'education', entry })
  const yearsOf = ({ startYear: year, endYear }: SiderEducation) => {
    if (endYear === null) return t(($) => $.educations.since, { year })
    return endYear === year ? String(year) : `${year} – ${endYear}`
  }
  const inOrder = educations
    .map((entry, place) => ({ entry, place }))
    .toSorted((one, other) => other.entry.startYear - one.entry.startYear)
  return (
    <Panel
      title={title}
      action={<AddButton label={t(($) => $.educations.add)} onPress={() => edit(null)} />}
    >
      {educations.length === 0 ? (
        <p className="text-muted">{t(($) => $.educations.empty)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {inOrder.map(({ entry, place }) => (
            <EntryRow
              key={`${place} ${entry.degree} ${entry.schoolName}`}
              siderId={id}
              list="educations"
              {...{ entry, place }}
              name={entry.degree}
              onEdit={() => edit(entry)}
            >
              <p className="font-medium">
                {[entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ')}
              </p>
              <p className="text-table">
                {entry.schoolName}
                <span className="text-muted tabular-nums"> · {yearsOf(entry)}</span>
              </p>
            </EntryRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function EditPanel({ what, onPress }: { what: string; onPress: () => void }) {
  const t = useSiderDirectoryWords()
  return (
    <EditButton label={t(($) => $.editOf, { what })} onPress={onPress}>
      {t(($) => $.edit)}
    </EditButton>
  )
}

export function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useSiderDirectoryWords()
  return (
    <Button
      size="small"
      icon={<Plus aria-hidden size={16} />}
      aria-label={label}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {t(($) => $.add)}
    </Button>
  )
}
