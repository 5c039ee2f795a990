import type { Weekday } from '../kernel/civil-day.ts'

// Every word is folded, French and English together: a line may mix them.

function numbered<Value extends number>(lists: readonly string[], first: number) {
  return new Map(
    lists.flatMap((list, index) => list.split(' ').map((word) => [word, (index + first) as Value])),
  )
}

const weekdays = numbered<Weekday>(
  [
    'lundi lun monday mon',
    'mardi mar tuesday tues tue',
    'mercredi mer merc wednesday wed weds',
    'jeudi jeu thursday thurs thur thu',
    'vendredi ven vend friday fri',
    'samedi sam saturday sat',
    'dimanche dim sunday sun',
  ],
  0,
)

const months = numbered(
  [
    'janvier janv jan january',
    'fevrier fevr fev february feb',
    'mars march mar',
    'avril avr april apr',
    'mai may',
    'juin june jun',
    'juillet juill juil july jul',
    'aout august aug',
    'septembre sept sep september',
    'octobre oct october',
    'novembre nov november',
    'decembre dec december',
  ],
  1,
)

/** The weekday that a folded word names, 0 for Monday; `null` for any other word. */
export function weekdayOfWord(word: string): Weekday | null {
  return weekdays.get(word) ?? null
}

/** The month that a folded word names, from 1; `null` for any other word. */
export function monthOfWord(word: string): number | null {
  return months.get(word) ?? null
}
