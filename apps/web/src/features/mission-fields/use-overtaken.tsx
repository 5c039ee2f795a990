import type { Mission } from '@renfort/contract/mission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'
import { useFactValue } from '../mission-record/facts/fact-values.tsx'
import { missionQuery } from '../mission-record/queries.ts'
import { type MissionChange, useSaveMission } from './queries.ts'
import { useMissionFieldWords } from './words.ts'

/** The mission of a list says no version: the last change stays. */
type Seen = Pick<Mission, 'id'> & Partial<Pick<Mission, 'version'>>

interface Overtaken {
  /** The mission as somebody else has left it. */
  readonly mission: Mission
  readonly by: string | null
}

/**
 * Saves a change on the mission that was seen when the dialog opened. When somebody has changed the same
 * meanwhile, the dialog shows their value and keeps what was typed; saving again replaces theirs.
 */
export function useOvertaken(seen: Seen): {
  save: (change: MissionChange) => Promise<Mission>
  noticeOf: (fact: EditableFact) => ReactNode
} {
  const client = useQueryClient()
  const send = useSaveMission(seen.id, isStale)
  const [base, setBase] = useState(seen.version)
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  return {
    save: async (change) => {
      try {
        return await send({ ...change, ...(base === undefined ? {} : { version: base }) })
      } catch (failure) {
        if (failure instanceof CallError && isStale(failure)) {
          const mission = await client.fetchQuery({ ...missionQuery(seen.id), staleTime: 0 })
          const { by } = failure.metadata
          setBase(mission.version)
          setOvertaken({ mission, by: typeof by === 'string' ? by : null })
        }
        throw failure
      }
    },
    noticeOf: (fact) => overtaken !== null && <OthersChange {...overtaken} fact={fact} />,
  }
}

function isStale({ key }: CallError): boolean {
  return key === 'errors.task.stale'
}

function OthersChange({ mission, by, fact }: Overtaken & { fact: EditableFact }) {
  const t = useMissionFieldWords()
  const value = useFactValue(mission)(fact)
  return (
    <div role="alert" className="rounded-control bg-orange-wash px-3 py-2 text-orange">
      <p>
        {by === null ? t(($) => $.overtaken.bySomebody) : t(($) => $.overtaken.by, { name: by })}
      </p>
      <div className="my-1 font-medium">{value ?? t(($) => $.overtaken.nothing)}</div>
      <p>{t(($) => $.overtaken.choice)}</p>
    </div>
  )
}
