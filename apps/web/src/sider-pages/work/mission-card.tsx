import type { SiderMission } from '@renfort/contract/sider-work.ts'
import { type ReactNode, useId } from 'react'
import { linkClass } from '../../ui/link-class.ts'
import { useSpoken } from '../spoken.tsx'

interface MissionCardProps {
  mission: Pick<SiderMission, 'title' | 'companyName'>
  /** The level of its heading: 2 where the page has no sections. */
  level?: 2 | 3
  children: ReactNode
}

/** A mission, a request or some hours: what and for whom, then the rest. */
export function MissionCard({ mission, level = 3, children }: MissionCardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <article
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-surface p-4"
    >
      <div>
        <Heading id={titleId} className="text-lg font-semibold wrap-anywhere">
          {mission.title}
        </Heading>
        <p className="text-muted wrap-anywhere">{mission.companyName}</p>
      </div>
      {children}
    </article>
  )
}

/** Everything else that a Sider needs to know before they come; folded where the day is far. */
export function MissionDetails({ mission, isOpen }: { mission: SiderMission; isOpen: boolean }) {
  const { words } = useSpoken()
  const { equipments } = mission
  const brought = (by: 'sider' | 'company' | null) =>
    equipments.filter(({ providedBy }) => providedBy === by).map(({ name }) => name)
  const facts: readonly (readonly [string, readonly (string | null)[]])[] = [
    [words.missions.contact, [mission.contact]],
    [words.missions.dressCode, [mission.dressCode]],
    [words.missions.youBring, brought('sider')],
    [words.missions.companyBrings, brought('company')],
    [words.missions.equipment, brought(null)],
    [words.missions.risks, mission.risks],
    [words.missions.conditions, [mission.workConditions]],
    [words.missions.information, [mission.information]],
  ]
  return (
    <details open={isOpen}>
      <summary className="min-h-11 content-center rounded-small font-medium">
        {words.missions.details}
      </summary>
      <dl className="flex flex-col gap-3 pt-2">
        {mission.place !== null && <PlaceFact place={mission.place} />}
        {facts.map(([label, values]) => {
          const known = values.filter((value) => value !== null && value !== '')
          if (known.length === 0) return null
          return (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              {known.map((value) => (
                <dd key={value} className="whitespace-pre-line wrap-anywhere">
                  {value}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </details>
  )
}

/** The way there opens in the map of the phone: no map is loaded here. */
function PlaceFact({ place }: { place: NonNullable<SiderMission['place']> }) {
  const { words } = useSpoken()
  const { title, address, postalCode, city, description } = place
  const whole = `${address}, ${postalCode} ${city}`
  const map = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(whole)}`
  return (
    <div>
      <dt className="text-muted">{words.missions.where}</dt>
      {title !== address && <dd className="font-medium wrap-anywhere">{title}</dd>}
      <dd className="wrap-anywhere">{whole}</dd>
      <dd>
        <a
          href={map}
          target="_blank"
          rel="noreferrer"
          className={linkClass('text', 'inline-flex min-h-11 items-center')}
        >
          {words.missions.directions}
        </a>
      </dd>
      {description && <dd className="whitespace-pre-line wrap-anywhere">{description}</dd>}
    </div>
  )
}
