import type { z } from 'zod'

/** A value as the API keeps it; two values that are kept alike count as equal. */
export type KeptValue = (name: string, value: unknown) => unknown

export interface KeptFields {
  /** The schema of the form, field by field. */
  readonly schema: { readonly shape: Readonly<Record<string, z.ZodType>> }
  /** The names of the phone fields, which the API keeps in E.164 after their schema has read them. */
  readonly phones?: readonly string[] | undefined
}

/** Converts the values of a form to what the API keeps; a refused value stays as typed. */
export async function keptValueOf({ schema, phones = [] }: KeptFields): Promise<KeptValue> {
  const read =
    phones.length === 0
      ? null
      : (await import('@renfort/contract/kernel/phone-number.ts')).phoneNumber
  return (name, value) => {
    const reading = schema.shape[name]?.safeParse(value)
    const kept: unknown = reading?.success === true ? reading.data : value
    if (read === null || typeof kept !== 'string' || !phones.includes(name)) return kept
    return read(kept)?.e164 ?? kept
  }
}
