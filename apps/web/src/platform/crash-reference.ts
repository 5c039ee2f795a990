import { CallError, newReference } from './call-error.ts'

const references = new WeakMap<object, string>()

/** A reference for a defect of a screen, which is logged on the server; the same defect is logged once. */
export function crashReference(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof CallError) return null
  const known = references.get(error)
  if (known !== undefined) return known
  const reference = newReference()
  references.set(error, reference)
  const where = window.location.pathname
  const detail = `${error.name}: ${error.stack ?? error.message}`
  void import('./send-report.ts')
    .then(({ sendReport }) => sendReport({ reference, kind: 'screen', where, detail }))
    .catch(() => undefined)
  return reference
}
