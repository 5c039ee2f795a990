import type { MissionRow } from '@renfort/contract/mission.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { DateCell, NameCell, PeopleCell, PlaceCell } from './mission-cells.tsx'
import { MissionMenu } from './mission-menu.tsx'
import { PlacesCell } from './places-cell.tsx'
import { PriceCell } from './price-cell.tsx'
import { StatusCell } from './status-cell.tsx'
import { useMissionPrices } from './use-mission-prices.ts'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

interface MissionTableProps {
  label: string
  missions: readonly MissionRow[]
}

/** Ten of them stand on a laptop’s screen, with all that is around them. */
export const missionRowHeight = 49

/** Missions as rows of two lines, as cards on a phone. */
export function MissionTable({ label, missions }: MissionTableProps) {
  const t = useMissionWords()
  const offered = useOfferedActions()
  const priceOf = useMissionPrices(missions.map(({ id }) => id))
  const hasActions = missions.some((mission) => offered(mission).length > 0)
  const price: Column<MissionRow> = {
    id: 'price',
    header: t(($) => $.columns.price),
    cell: ({ id }) => <PriceCell cents={priceOf?.(id)} />,
    align: 'end',
    className: 'w-[11%] max-xl:w-[16%]',
  }
  return (
    <Table
      isDense
      label={label}
      rows={missions}
      rowKey={({ id }) => id}
      rowHeight={missionRowHeight}
      columns={[
        {
          id: 'mission',
          header: t(($) => $.columns.mission),
          cell: (mission) => <NameCell mission={mission} />,
        },
        {
          id: 'date',
          header: t(($) => $.columns.date),
          cell: (mission) => <DateCell mission={mission} />,
          className: 'w-[14%]',
        },
        {
          id: 'place',
          header: t(($) => $.columns.place),
          cell: (mission) => <PlaceCell mission={mission} />,
          className: 'w-[11.5%] max-xl:w-[14%]',
        },
        {
          id: 'people',
          header: t(($) => $.columns.people),
          cell: (mission) => <PeopleCell mission={mission} />,
          needsRoom: true,
          className: 'w-[12%]',
        },
        {
          id: 'places',
          header: t(($) => $.columns.places),
          cell: (mission) => <PlacesCell mission={mission} />,
          align: 'end',
          className: 'w-[6.5%] max-xl:w-[7.5%]',
        },
        ...(priceOf === null ? [] : [price]),
        {
          id: 'status',
          header: t(($) => $.columns.status),
          cell: (mission) => <StatusCell mission={mission} />,
          className: 'w-[16.5%] max-xl:w-[16%]',
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
