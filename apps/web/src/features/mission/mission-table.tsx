import type { MissionRow } from '@renfort/contract/mission.ts'
import { Table } from '../../ui/table.tsx'
import { DateCell, NameCell, PeopleCell, PlaceCell } from './mission-cells.tsx'
import { MissionMenu } from './mission-menu.tsx'
import { StatusCell } from './status-cell.tsx'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

interface MissionTableProps {
  label: string
  missions: readonly MissionRow[]
}

export const missionRowHeight = 76

/** Missions as rows, as cards on a phone. */
export function MissionTable({ label, missions }: MissionTableProps) {
  const t = useMissionWords()
  const offered = useOfferedActions()
  const hasActions = missions.some((mission) => offered(mission).length > 0)
  return (
    <Table
      label={label}
      rows={missions}
      rowKey={({ id }) => id}
      rowHeight={missionRowHeight}
      columns={[
        {
          id: 'mission',
          header: t(($) => $.columns.mission),
          cell: (mission) => <NameCell mission={mission} />,
          className: 'w-[34%]',
        },
        {
          id: 'date',
          header: t(($) => $.columns.date),
          cell: (mission) => <DateCell mission={mission} />,
          className: 'w-[15%]',
        },
        {
          id: 'place',
          header: t(($) => $.columns.place),
          cell: (mission) => <PlaceCell mission={mission} />,
          className: 'w-[18%]',
        },
        {
          id: 'people',
          header: t(($) => $.columns.people),
          cell: (mission) => <PeopleCell mission={mission} />,
          className: 'w-[16%]',
        },
        {
          id: 'status',
          header: t(($) => $.columns.status),
          cell: (mission) => <StatusCell mission={mission} />,
          className: 'w-[16%]',
        },
      ]}
      {...(hasActions
        ? {
            actions: (mission: MissionRow) => <MissionMenu mission={mission} />,
            actionsLabel: t(($) => $.columns.actions),
          }
        : {})}
    />
  )
}
