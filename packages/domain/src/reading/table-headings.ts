/** What a column of a table of shifts or of worked hours may stand for. */
export type TableColumn =
  | 'sider'
  | 'day'
  | 'start'
  | 'endDay'
  | 'end'
  | 'secondStart'
  | 'secondEnd'
  | 'times'
  | 'break'
  | 'breakStart'
  | 'breakEnd'
  | 'slots'
  | 'absence'

/**
 * The words by which each column is known, in French or English, folded (lower case, no accent). They
 * are tried in this order: « durée de la pause », « date de fin » and « date de début » match several.
 */
export const columnHeadings: readonly (readonly [TableColumn, RegExp])[] = [
  ['breakStart', /\b(debut|start)\b.*\b(pause|break)\b|\b(pause|break)\b.*\b(debut|start)\b/],
  ['breakEnd', /\b(fin|end)\b.*\b(pause|break)\b|\b(pause|break)\b.*\b(fin|end)\b/],
  ['break', /^breakduration$|\b(pauses?|breaks?)\b/],
  ['absence', /^(absence|absences|absent|motif d absence)$/],
  [
    'secondEnd',
    /\b(fin|end|depart|sortie|out)\b.*(\b2\b|\bapres midi\b|\bafternoon\b)|\b(apres midi|afternoon)\b.*\b(fin|end|depart|sortie)\b/,
  ],
  [
    'secondStart',
    /\b(debut|start|arrivee|entree|in)\b.*(\b2\b|\bapres midi\b|\bafternoon\b)|\b(apres midi|afternoon)\b.*\b(debut|start|arrivee|entree)\b/,
  ],
  ['end', /^enddate$|\b(fin|end|ends|finish|until|depart|sortie|out)\b|^(to|to time|time to)$/],
  [
    'start',
    /^startdate$|\b(debut|start|starts|begin|from|arrivee|entree|in|prise)\b|^(de|heure|time)$/,
  ],
  ['times', /\b(horaires?|plages?|creneaux?|heures|hours|schedule|shift)\b(?!.*\b(date|id)\b)/],
  ['day', /\b(date|jour|day)\b/],
  [
    'sider',
    /^siderid$|^(?!.*\b(nom|prenom|name|commentaire|comment)\b).*\b(siders?|identifiant|matricules?|interimaire|worker|employee|id|(staff|payroll|personnel) (number|no)|(numero|n) (de |d )?(salarie|paie|employe))\b/,
  ],
  [
    'slots',
    /\b(siders?|nombre|nb|effectifs?|besoins?|postes?|places?|quantite|personnes?|slots?|people|headcount|workers?|staff|quantity)\b/,
  ],
]

// Of several columns for the same thing: what was worked, then what no word qualifies, then what was
// declared, then what was planned. A break is counted in its length, and only where it is not paid.
const ranks: readonly (readonly [number, RegExp])[] = [
  [0, /\b(retenue?s?|retained|reel(le)?s?|actual|worked|pointee?s?|badgee?s?|clocked)\b/],
  [0, /\b(non payee?s?|unpaid|non remuneree?s?)\b/],
  [4, /\b(prevue?s?|planifiee?s?|planned|scheduled|theoriques?|payee?s?|paid)\b/],
  [3, /\b(declaree?s?|declared)\b/],
  [1, /\b(duree|temps|time of|total|minutes?|min)\b|^(date|jour|day)$/],
]

/** The lower, the likelier a heading is the one that is meant among several for the same column. */
export function headingRank(heading: string): number {
  return ranks.find(([, words]) => words.test(heading))?.[0] ?? 2
}

/** The unit that a heading gives to the numbers of its column: « Pause (h) », « Pause (min) ». */
export function headingUnit(heading: string): 'hours' | 'minutes' | null {
  if (/\b(min|mn|minutes?)\b/.test(heading)) return 'minutes'
  return /\b(h|heures?|hours?|hrs?|decimal|decimales?|centiemes?)\b/.test(heading) ? 'hours' : null
}
