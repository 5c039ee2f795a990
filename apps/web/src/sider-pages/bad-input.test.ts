import { expect, it } from 'vitest'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { sentenceOf } from './error-sentence.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

/** What goes wrong, by the key with which the API answers it (`apps/api/src/sider-access`, `sider-work`). */
const cases: readonly (readonly [what: string, key: ErrorKey, fr: RegExp, en: RegExp])[] = [
  ['a link that was used, forwarded or is over', 'errors.auth.link_invalid', /déjà servi/, /used/],
  ['a code that was used or is over', 'errors.sider.code_invalid', /ne sert plus/, /no longer/],
  ['the pages of a deactivated Sider', 'errors.token.forbidden', /s’est fermé/, /closed/],
  ['the second of two phones', 'errors.sider.clock_order', /ne suit pas/, /follow/],
  ['a shift that was removed', 'errors.sider.shift_gone', /n’existe plus/, /no longer/],
  ['a shift that was given to others', 'errors.attendance.not_theirs', /plus à vous/, /yours/],
  ['a shift that was moved', 'errors.attendance.far_from_plan', /trop loin/, /too far/],
  ['a break longer than the shift', 'errors.attendance.nothing_worked', /prend tout/, /break/],
  ['an hour of 1970, kept and sent later', 'errors.sider.clock_unknown', /a changé/, /changed/],
]

it.each(cases)('%s has a sentence with a way on', (_what, key, french, english) => {
  for (const [words, said] of [
    [fr, french],
    [en, english],
  ] as const) {
    const sentence = sentenceOf(words, key)
    expect(sentence).toMatch(said)
    expect(sentence).not.toBe(words.errors.internal)
    // What is wrong, then what to do.
    expect(sentence.split(/[.:] /).length).toBeGreaterThan(1)
  }
})
