/** A French number by pairs, « 06 12 34 56 78 »; any other as it is kept. */
export function formatPhone(e164: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164)
  if (french === null) return e164
  const [, first, ...pairs] = french
  return [`0${first ?? ''}`, ...pairs].join('\u00a0')
}
