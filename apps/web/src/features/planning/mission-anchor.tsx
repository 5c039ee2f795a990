import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type PointerEvent, type ReactNode, useMemo } from 'react'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { Week } from './planning-week.ts'
import type { SheetMission } from './week-sheet.ts'

/** What the links of a table to its missions share; each link says its mission by `data-opens`. */
export interface MissionAnchors {
  readonly hrefOf: (missionId: string) => string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => void
  readonly onPointerLeave: () => void
}

/** How long a pointer rests on a link before its screen is loaded ahead, as for the router’s own links. */
const restMs = 50

/** `null` for readers who may not open missions (PLAN-11, C-30). */
export function useMissionAnchors({ week, year }: Week): MissionAnchors | null {
  const router = useRouter()
  const opensMissions = useCan('mission.readPrice').allowed
  return useMemo(() => {
    if (!opensMissions) return null
    const target = (taskId: string) =>
      ({
        to: screenPaths.mission,
        params: { taskId },
        search: { origin: 'planning', week, year },
      }) as const
    const hrefs = new Map<string, string>()
    let rest: ReturnType<typeof setTimeout> | undefined
    const missionOf = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) =>
      currentTarget.dataset['opens'] ?? ''
    return {
      hrefOf: (missionId) => {
        const known = hrefs.get(missionId)
        if (known !== undefined) return known
        const { publicHref } = router.buildLocation(target(missionId))
        const href = router.history.createHref(publicHref)
        hrefs.set(missionId, href)
        return href
      },
      onClick: (event) => {
        const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
        if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
        event.preventDefault()
        void router.navigate(target(missionOf(event)))
      },
      onPointerEnter: (event) => {
        const missionId = missionOf(event)
        clearTimeout(rest)
        rest = setTimeout(() => void router.preloadRoute(target(missionId)), restMs)
      },
      onPointerLeave: () => clearTimeout(rest),
    }
  }, [router, opensMissions, week, year])
}

interface MissionAnchorProps {
  mission: Pick<SheetMission, 'id'>
  anchors: MissionAnchors
  /** The name for screen readers, where it says more than what is seen. */
  label?: string | undefined
  className?: string
  children: ReactNode
}

/** A link to a mission, with the week to come back to: one element, for tables with hundreds of them. */
export function MissionAnchor({
  mission: { id },
  anchors: { hrefOf, ...listeners },
  label,
  className,
  children,
}: MissionAnchorProps) {
  return (
    <a href={hrefOf(id)} aria-label={label} data-opens={id} {...listeners} className={className}>
      {children}
    </a>
  )
}

interface MissionNameProps {
  mission: Pick<SheetMission, 'id' | 'title'>
  /** `null` for readers who may not open missions: for them it is only the name. */
  anchors: MissionAnchors | null
  className?: string
}

export function MissionName({ mission, anchors, className }: MissionNameProps) {
  if (anchors === null) return <span className={className}>{mission.title}</span>
  return (
    <MissionAnchor {...{ mission, anchors }} className={linkClass('row', className)}>
      {mission.title}
    </MissionAnchor>
  )
}
