import type { LanguageLevel } from '@renfort/domain/job-description/skills.ts'
import type { Label } from './label.ts'

export interface SpokenLanguage {
  /**
   * ISO 639-2; the bibliographic code where two exist, because the specification writes `fre` and
   * `ger`.
   */
  readonly code: string
  readonly label: Label
}

const rows: readonly (readonly [string, string, string])[] = [
  ['fre', 'Français', 'French'],
  ['eng', 'Anglais', 'English'],
  ['ger', 'Allemand', 'German'],
  ['spa', 'Espagnol', 'Spanish'],
  ['ara', 'Arabe', 'Arabic'],
  ['ita', 'Italien', 'Italian'],
  ['por', 'Portugais', 'Portuguese'],
  ['alb', 'Albanais', 'Albanian'],
  ['arm', 'Arménien', 'Armenian'],
  ['bam', 'Bambara', 'Bambara'],
  ['ber', 'Berbère', 'Berber'],
  ['bul', 'Bulgare', 'Bulgarian'],
  ['chi', 'Chinois', 'Chinese'],
  ['cze', 'Tchèque', 'Czech'],
  ['dan', 'Danois', 'Danish'],
  ['dut', 'Néerlandais', 'Dutch'],
  ['fin', 'Finnois', 'Finnish'],
  ['geo', 'Géorgien', 'Georgian'],
  ['gre', 'Grec', 'Greek'],
  ['heb', 'Hébreu', 'Hebrew'],
  ['hin', 'Hindi', 'Hindi'],
  ['hrv', 'Croate', 'Croatian'],
  ['hun', 'Hongrois', 'Hungarian'],
  ['jpn', 'Japonais', 'Japanese'],
  ['kor', 'Coréen', 'Korean'],
  ['lin', 'Lingala', 'Lingala'],
  ['mlg', 'Malgache', 'Malagasy'],
  ['nor', 'Norvégien', 'Norwegian'],
  ['per', 'Persan', 'Persian'],
  ['pol', 'Polonais', 'Polish'],
  ['rum', 'Roumain', 'Romanian'],
  ['rus', 'Russe', 'Russian'],
  ['sgn', 'Langue des signes', 'Sign language'],
  ['slo', 'Slovaque', 'Slovak'],
  ['srp', 'Serbe', 'Serbian'],
  ['swe', 'Suédois', 'Swedish'],
  ['tam', 'Tamoul', 'Tamil'],
  ['tha', 'Thaï', 'Thai'],
  ['tur', 'Turc', 'Turkish'],
  ['ukr', 'Ukrainien', 'Ukrainian'],
  ['urd', 'Ourdou', 'Urdu'],
  ['vie', 'Vietnamien', 'Vietnamese'],
  ['wol', 'Wolof', 'Wolof'],
]

export const languages: readonly SpokenLanguage[] = rows.map(([code, fr, en]) => ({
  code,
  label: { fr, en },
}))

/** The id of one language at one level (N-36). */
export function languageId(code: string, level: LanguageLevel): string {
  return `${code}-${level}`
}
