import type { Mission } from '@renfort/contract/mission.ts'
import type { WorkerCandidate } from '@renfort/contract/company-sider.ts'
import {
  maxSelectable,
  placesOf,
  requestedSidersOnlyAfter,
  slotsNeeded,
} from '@renfort/domain/sider/selection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSaveMission } from '../mission-fields/queries.ts'
import { AsLastTimeNote } from '../mission-record/facts/as-last-time-note.tsx'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { missionQuery, useMission } from '../mission-record/queries.ts'
import { RequestedOnlySwitch } from '../sider/candidates/requested-only-switch.tsx'
import { SiderPicker } from '../sider/candidates/sider-picker.tsx'
import { StepHeading } from './step-heading.tsx'
import { SaveStateNote, useAutosave } from './use-autosave.tsx'
import { usePostingWords } from './words.ts'

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

/** The requested Siders; the selection is saved automatically. */
export function WorkersStep({ taskId }: { taskId: string }) {
  const t = usePostingWords()
  const client = useQueryClient()
  const mission = useMission(taskId)
  const save = useSaveMission(taskId)
  const locked = useFactLock(mission)('requestedSiders')
  const places = placesOf(mission)
  const selection = useAutosave<readonly string[]>({
    draftKey: `mission:${taskId}:siders`,
    saved: mission.requestedSiders.map(({ id }) => id),
    isValue: isIds,
    save: (ids) => save({ requestedSiderIds: [...ids] }),
  })
  const selected = selection.value
  const isDelegation = mission.type === 'delegation'

  const change = (ids: readonly string[], people: readonly WorkerCandidate[]) => {
    selection.change(ids)
    client.setQueryData(
      missionQuery(taskId).queryKey,
      (current) => current && withSelection(current, ids, people),
    )
  }
  const keepFor = async (requestedSidersOnly: boolean) => {
    if (await selection.flush()) await save({ requestedSidersOnly })
  }

  return (
    <>
      <StepHeading title={t(($) => $.workers.title)}>
        {isDelegation ? t(($) => $.workers.delegation) : t(($) => $.workers.gestion)}
      </StepHeading>
      <div className="flex flex-col gap-4">
        <AsLastTimeNote mission={mission} fact="requestedSiders" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="text-muted">
            {t(($) => $.workers.selected, {
              count: selected.length,
              max: maxSelectable(places),
            })}{' '}
            {!isDelegation && t(($) => $.workers.needed, { count: slotsNeeded(places) })}
          </p>
          <SaveStateNote state={selection.state} onRetry={() => void selection.flush()} />
        </div>
        {isDelegation && (
          <div className="rounded-panel border border-line bg-surface px-4 py-3">
            <RequestedOnlySwitch
              isOn={mission.requestedSidersOnly}
              selectedCount={selected.length}
              places={places}
              onChange={(isOn) => void keepFor(isOn).catch(() => undefined)}
              disabledReason={locked}
            />
          </div>
        )}
        <SiderPicker
          mission={mission}
          selected={selected}
          onChange={change}
          disabledReason={locked}
        />
      </div>
    </>
  )
}

/** The mission as it will be once the selection is saved (WORK-12). */
function withSelection(
  mission: Mission,
  ids: readonly string[],
  joining: readonly WorkerCandidate[],
): Mission {
  const before = new Map(mission.requestedSiders.map((sider) => [sider.id, sider]))
  const people = new Map(joining.map((candidate) => [candidate.id, candidate]))
  const requestedSiders = ids.flatMap((id) => {
    const known = before.get(id)
    if (known !== undefined) return [known]
    const person = people.get(id)
    if (person === undefined) return []
    const { firstName, lastName, pictureUrl } = person
    return [{ id, firstName, lastName, pictureURL: pictureUrl, status: 'requested' as const }]
  })
  return {
    ...mission,
    requestedSiders,
    requestedSidersOnly: requestedSidersOnlyAfter(
      mission.requestedSidersOnly,
      ids.length,
      placesOf(mission),
    ),
  }
}
