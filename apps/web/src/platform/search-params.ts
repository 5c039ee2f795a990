import { type IsoDate, isIsoDate } from '@renfort/domain/kernel/calendar.ts'

/** The search part of an address, unchecked. */
export type Search = Readonly<Record<string, unknown>>

// An address may hold anything: a wrong value counts as absent. These few readers are part of the first script of
// every screen; a schema library would make it a sixth heavier.

export function textParam(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The searched text; `undefined` when it is empty. */
export function wordsParam(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, 100)
}

export function flagParam(value: unknown): true | undefined {
  return value === true ? true : undefined
}

export function integerParam(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  const isWithin =
    typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
  return isWithin ? number : undefined
}

export function choiceParam<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value)
}

/** A day, `YYYY-MM-DD`. */
export function dayParam(value: unknown): IsoDate | undefined {
  return typeof value === 'string' && isIsoDate(value) ? value : undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function idParam(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined
}
