import type { Violation } from './violation.ts'

export interface DictionaryPair {
  /** Path of the French file, the source of the pair. */
  readonly path: string
  readonly fr: unknown
  readonly en: unknown
}

type Leaf = string | ((...values: never[]) => unknown)

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** The differences between a French and an English dictionary, by key. */
export function pairViolations(pair: DictionaryPair, sameInBoth: ReadonlySet<string>): Violation[] {
  const fr = leaves(pair.fr)
  const en = leaves(pair.en)
  const refuse = (rule: string, message: string): Violation => ({
    path: pair.path,
    line: 0,
    rule,
    message,
  })
  const counted = pluralBases([...fr.keys(), ...en.keys()])
  const missing = [
    ...missingKeys(fr, en, counted).map((key) => refuse('missing', `${key} has no English`)),
    ...missingKeys(en, fr, counted).map((key) => refuse('missing', `${key} has no French`)),
    ...[...counted].flatMap((base) => missingPlurals(base, fr, en, refuse)),
  ]
  const values = [...fr, ...en]
    .filter(([, value]) => typeof value === 'string' && value.trim() === '')
    .map(([key]) => refuse('empty', `${key} is empty`))
  const compared = [...fr].flatMap(([key, french]) => {
    const english = en.get(key)
    return english === undefined ? [] : compare(key, french, english, counted, sameInBoth, refuse)
  })
  return [...missing, ...values, ...compared]
}

type Refuse = (rule: string, message: string) => Violation

function compare(
  key: string,
  french: Leaf,
  english: Leaf,
  counted: ReadonlySet<string>,
  sameInBoth: ReadonlySet<string>,
  refuse: Refuse,
): Violation[] {
  if (typeof french === 'function' || typeof english === 'function') {
    const alike = typeof french === typeof english && french.length === english.length
    return alike ? [] : [refuse('placeholder', `${key} takes other values in English`)]
  }
  const plural = counted.has(key.replace(pluralSuffix, '')) && pluralSuffix.test(key)
  const expected = placeholders(french, plural)
  const found = placeholders(english, plural)
  if (expected !== found) {
    return [refuse('placeholder', `${key} holds ${expected || 'nothing'}, in English ${found}`)]
  }
  const words = french
    .replace(/\{\{.*?\}\}/g, '')
    .trim()
    .toLowerCase()
  return french === english && /\p{L}/u.test(words) && !sameInBoth.has(words)
    ? [refuse('same', `${key} is "${french}" in both languages`)]
    : []
}

/** The text values of a dictionary by their dotted key; arrays are numbered. */
export function leaves(dictionary: unknown, prefix = ''): Map<string, Leaf> {
  const found = new Map<string, Leaf>()
  if (typeof dictionary !== 'object' || dictionary === null) return found
  for (const [name, value] of Object.entries(dictionary)) {
    const key = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value === 'string' || typeof value === 'function') found.set(key, value)
    else for (const [inner, leaf] of leaves(value, key)) found.set(inner, leaf)
  }
  return found
}

/** Keys with a singular form, which `count` chooses. */
function pluralBases(keys: readonly string[]): Set<string> {
  return new Set(keys.filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -4)))
}

function missingKeys(
  from: ReadonlyMap<string, Leaf>,
  to: ReadonlyMap<string, Leaf>,
  counted: ReadonlySet<string>,
): string[] {
  return [...from.keys()].filter(
    (key) =>
      !to.has(key) && !(pluralSuffix.test(key) && counted.has(key.replace(pluralSuffix, ''))),
  )
}

/** Each language needs the plural forms of the other. `many`, which only French has, may be missing. */
function missingPlurals(
  base: string,
  fr: ReadonlyMap<string, Leaf>,
  en: ReadonlyMap<string, Leaf>,
  refuse: Refuse,
): Violation[] {
  return [`${base}_one`, `${base}_other`].flatMap((key) => [
    ...(fr.has(key) ? [] : [refuse('missing', `${key} has no French`)]),
    ...(en.has(key) ? [] : [refuse('missing', `${key} has no English`)]),
  ])
}

/** The singular form may write the number as a word (« un créneau »), so it need not use `count`. */
function placeholders(text: string, plural: boolean): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name)
  return [...new Set(names)]
    .filter((name) => !(plural && name === 'count'))
    .sort()
    .map((name) => `{{${name}}}`)
    .join(' ')
}
