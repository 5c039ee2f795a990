/** A change of a value that names only what it changes. */
export type Patch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Name in keyof T]?: Patch<T[Name]> | undefined }
    : T

/** A value after a patch: objects are changed field by field; lists, `null` and the rest are replaced. */
export function patched<T>(before: T, patch: NoInfer<Patch<T>> | undefined): T {
  if (patch === undefined) return before
  if (!isRecord(before) || !isRecord(patch)) return patch as T
  const named = Object.entries(patch).filter(([, value]) => value !== undefined)
  const fields = named.map(([name, value]) => [name, patched(before[name], value)])
  return { ...before, ...Object.fromEntries(fields) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
