import type { Mission } from '@renfort/contract/mission.ts'
import { createShifts } from '@renfort/contract/shift.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Finding, findingIdentity, isLawFinding } from '@renfort/domain/legal-guard/finding.ts'
import { legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import { type CopyableWeek, copyableWeek } from '@renfort/domain/shift/copy-week.ts'
import {
  additionWay,
  type GestureLock,
  type GestureWay,
} from '@renfort/domain/shift/gesture-lock.ts'
import type { ShiftDraft, ShiftRules } from '@renfort/domain/shift/shift.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sentenceOf } from '../../../platform/failures.ts'
import { useCommand } from '../../../platform/query.ts'
import { guardFacts } from '../../legal-guard/guard-facts.ts'
import { missionQuery } from '../../mission-record/queries.ts'
import { missionsChangedTogether } from '../../mission-record/mission-changes.ts'
import { estimateShifts } from '../../quotation/estimate.ts'
import { missionCalendar, shiftDraftOf } from '../../quotation/mission-terms.ts'
import { forgetNewest, type PlanningChange } from '../../shift/queries.ts'
import { shiftBodyOf } from '../../shift/shift-body.ts'
import { useShiftCalendar } from '../../shift/use-shift-calendar.ts'
import { useGestureFacts } from '../moves/use-judge.ts'
import type { SheetMission } from '../week-sheet.ts'

export interface MissionCopy extends CopyableWeek {
  /** What the copy adds to the price of the mission; `null` when prices are unknown. */
  readonly priceCents: number | null
  /** The points of law that the copy adds to the mission. */
  readonly points: readonly Finding[]
  readonly isAgainstLaw: boolean
}

/** A mission of the copied week, with what the copy would add once the mission is loaded. */
export interface CopyRow {
  readonly id: string
  readonly title: string
  readonly isRead: boolean
  /** Why none of its shifts can be copied. */
  readonly lock: GestureLock | null
  readonly copy: MissionCopy | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

interface Asked {
  readonly missions: readonly Pick<SheetMission, 'id' | 'title'>[]
  /** The Mondays of the copied week and of the target week. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly withHolidays: boolean
}

/** Every mission of a week as stored now, and its shifts that can be copied into another week. */
export function useMissionCopies({ missions, from, to, withHolidays }: Asked): readonly CopyRow[] {
  const factsOf = useGestureFacts()
  const { rules: rulesNow } = useShiftCalendar()
  const [rules] = useState(rulesNow)
  const read = useQueries({
    queries: missions.map(({ id }) => ({
      ...missionQuery(id),
      // The cached mission may be older than the week on show.
      refetchOnMount: 'always' as const,
      meta: { failure: 'nowhere' },
    })),
  })
  // A week may have hundreds of missions: each is judged once, not at every click on a checkbox.
  const copyOf = useMemo(
    () => remembered({ from, to, withHolidays, rules }),
    [from, to, withHolidays, rules],
  )
  return missions.map(({ id, title }, index) => {
    const query = read[index]
    const mission = query?.isFetchedAfterMount === true ? query.data : undefined
    const lock = mission === undefined ? null : lockOf(additionWay(factsOf(mission)))
    return {
      id,
      title,
      isRead: mission !== undefined,
      lock,
      copy: mission === undefined || lock !== null ? undefined : copyOf(mission),
      hasFailed: query?.isError === true && mission === undefined,
      retry: () => void query?.refetch(),
    }
  })
}

/** An amendment adds no shift: contracts close the mission for a copy. */
function lockOf(way: GestureWay): GestureLock | null {
  return way.way === 'change' ? null : way.way === 'closed' ? way.because : 'contracts'
}

type Terms = Pick<Asked, 'from' | 'to' | 'withHolidays'> & { readonly rules: ShiftRules }

function remembered(terms: Terms): (mission: Mission) => MissionCopy {
  const known = new WeakMap<Mission, MissionCopy>()
  return (mission) => {
    const copy = known.get(mission) ?? missionCopy(mission, terms)
    known.set(mission, copy)
    return copy
  }
}

function missionCopy(mission: Mission, terms: Terms): MissionCopy {
  const shifts = mission.shifts.map(shiftDraftOf)
  const calendar = missionCalendar(mission)
  const copy = copyableWeek({ ...terms, shifts, calendar })
  const after = [...shifts, ...copy.drafts]
  const [price, newPrice] = [shifts, after].map((planned) => estimateShifts(mission, planned))
  const points = copy.drafts.length === 0 ? [] : addedPoints(mission, shifts, after)
  return {
    ...copy,
    priceCents: newPrice ? newPrice.priceCents - (price?.priceCents ?? 0) : null,
    points,
    isAgainstLaw: points.some(isLawFinding),
  }
}

/** A later week does not change the waiting period after earlier missions: they are not asked for. */
function addedPoints(
  mission: Mission,
  before: readonly ShiftDraft[],
  after: readonly ShiftDraft[],
): Finding[] {
  const find = (shifts: readonly ShiftDraft[]) => legalFindings(guardFacts(mission, { shifts }, []))
  const known = new Set(find(before).map(findingIdentity))
  return find(after).filter((finding) => !known.has(findingIdentity(finding)))
}

/** The result of the copy for one mission. */
export type CopyResult =
  | { readonly change: PlanningChange; readonly failure?: undefined }
  | { readonly failure: string; readonly change?: undefined }

/**
 * Copies the week of several missions; each mission is copied whole or not at all. They go one after the other; a
 * retry before the answer is the same act for the API.
 */
export function useCopyAct() {
  const client = useQueryClient()
  const { mutateAsync } = useCommand(createShifts, { handles: () => true })
  const copyOne = async (missionId: string, drafts: readonly ShiftDraft[]): Promise<CopyResult> => {
    const body = { shifts: drafts.map(shiftBodyOf) }
    return mutateAsync({ params: { taskId: missionId }, body }).then(
      ({ shifts: after }) => ({ change: { missionId, before: [], after } }),
      (error: unknown) => ({ failure: sentenceOf(error) }),
    )
  }
  return async (
    copies: readonly { readonly id: string; readonly drafts: readonly ShiftDraft[] }[],
  ) => {
    const results = new Map<string, CopyResult>()
    for (const { id, drafts } of copies) results.set(id, await copyOne(id, drafts))
    forgetNewest(client)
    missionsChangedTogether(client, [...results.keys()])
    return results
  }
}
