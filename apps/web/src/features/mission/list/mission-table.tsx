import type { MissionRow } from '@renfort/contract/mission.ts'
import { mostPrices } from '@renfort/contract/quotation.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQueries } from '@tanstack/react-query'
import { useCan } from '../../../platform/me.ts'
import { Money } from '../../../ui/money.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { pricesQuery } from '../../quotation/queries.ts'
import { useOfferedActions } from '../mission-actions.ts'
import { useMissionWords } from '../words.ts'
import {
  DateCell,
  NameCell,
  PeopleCell,
  PlaceCell,
  PlacesCell,
  StatusCell,
} from './mission-cells.tsx'
import { MissionMenu } from './mission-menu.tsx'

interface MissionTableProps {
  label: string
  missions: readonly MissionRow[]
}

/** At this height ten rows fit on a laptop, with all that is around them. */
const missionRowHeight = 49

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

/** What the mission costs without tax, once it is planned. */
function PriceCell({ cents }: { cents: ReturnType<PriceOf> }) {
  const t = useMissionWords()
  if (cents === undefined) return <Skeleton className="ml-auto h-4 w-16" />
  if (cents === null) return <span className="text-muted">{t(($) => $.nothing)}</span>
  return <Money cents={cents} />
}

/** The price of a mission in cents: `null` where there is none yet, `undefined` while it loads. */
type PriceOf = (id: string) => number | null | undefined

/** The prices of the listed missions; `null` for users who may not read prices. */
function useMissionPrices(ids: readonly string[]): PriceOf | null {
  const reads = useCan('quotation.read').allowed
  const answers = useQueries({
    queries: chunksOf(ids).map((chunk) => ({ ...pricesQuery(chunk), enabled: reads })),
  })
  if (!reads) return null
  const known = new Map<string, number | null>()
  for (const [index, chunk] of chunksOf(ids).entries()) {
    const answer = answers[index]
    // A price that did not load is left out: the rest of the row still shows.
    if (answer === undefined || answer.isPending) continue
    const prices = new Map(answer.data?.map(({ id, price }) => [id, eurosToCents(price)]))
    for (const id of chunk) known.set(id, prices.get(id) ?? null)
  }
  return (id) => known.get(id)
}

function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostPrices) }, (_, chunk) =>
    ids.slice(chunk * mostPrices, (chunk + 1) * mostPrices),
  )
}

/** The list of missions while it loads. */
export function MissionListSkeleton() {
  return (
    <div className="border-t border-line">
      <SkeletonRows rows={6} rowHeight={missionRowHeight} />
    </div>
  )
}
