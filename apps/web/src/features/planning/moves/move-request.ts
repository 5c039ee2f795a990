import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'

/** What a person asks of the planning, whatever asks it: a menu, a key, a pointer. */
export type MoveRequest =
  | {
      readonly kind: 'menu'
      readonly missionId: string
      readonly shiftId: string
      /** The button that asks, where the commands open. */
      readonly opener: HTMLElement
    }
  | { readonly kind: 'add'; readonly missionId: string; readonly day: IsoDate }
