import type {
  EnteredIndemnity,
  IndemnitiesOfWeek,
  WorkOfWeekReply,
} from '@renfort/contract/invoice/indemnities.ts'

/** A Sider in a mission of the week: what they worked, and what was entered for them. */
export interface IndemnityGroup {
  readonly key: string
  readonly sider: WorkOfWeekReply['sider']
  readonly task: WorkOfWeekReply['task']
  /** `null` when all hours of the Sider are gone. */
  readonly work: WorkOfWeekReply | null
  readonly indemnities: readonly EnteredIndemnity[]
  /** The indemnities that are not entered yet: `transport`, or the id of a bonus. */
  readonly open: readonly string[]
}

type Paired = Pick<WorkOfWeekReply, 'sider' | 'task'>

const keyOf = ({ sider, task }: Paired) => `${sider.id} ${task.id}`

/** The Siders who worked in a week, each with the entered indemnities; then indemnities without hours. */
export function indemnityGroups({
  policy,
  work,
  indemnities,
}: IndemnitiesOfWeek): readonly IndemnityGroup[] {
  const worked = new Map(work.map((each) => [keyOf(each), each]))
  const entered = Map.groupBy(indemnities, keyOf)
  const pairs = new Map<string, Paired>(
    [...work, ...indemnities].map((each) => [keyOf(each), each]),
  )
  const inForce = indemnities.filter(({ invoice }) => invoice?.givenBack !== true)
  return [...pairs].map(([key, { sider, task }]) => {
    const own = inForce.filter((each) => keyOf(each) === key)
    const hasTransport = inForce.some(
      (each) => each.kind === 'transport' && each.sider.id === sider.id,
    )
    const bonuses = policy.other.filter(({ id }) => !own.some((each) => each.indemnityId === id))
    return {
      key,
      sider,
      task,
      work: worked.get(key) ?? null,
      indemnities: entered.get(key) ?? [],
      open: [
        ...(policy.transportation.length > 0 && !hasTransport ? ['transport'] : []),
        ...bonuses.map(({ id }) => id),
      ],
    }
  })
}

/** The name of a mission next to its Sider. */
export function missionOf({ name, jobTitle }: WorkOfWeekReply['task']): string {
  return name ?? jobTitle.name
}
