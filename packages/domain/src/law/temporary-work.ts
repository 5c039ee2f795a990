import { since2019, workCode } from './dated.ts'

/**
 * Longest mission with its renewals, in calendar months: 9 while a recruit is awaited, 24 for work
 * abroad, before a job is suppressed or for an export order.
 */
export const longestMissionMonthsByCase = since2019(
  { ordinary: 18, awaitedRecruit: 9, exceptional: 24 },
  workCode('L1251-12-1', 'a branch agreement of the company may set another length'),
)

/**
 * Waiting period of a position after a mission, renewals included: the length divided by
 * `longDivisor` from `longFromDays` days on, by `shortDivisor` below.
 */
export const waitingPeriodShares = since2019(
  { longFromDays: 14, longDivisor: 3, shortDivisor: 2 },
  workCode(
    'L1251-36-1',
    'fractions of a day are rounded up; a branch agreement may set another period',
  ),
)

/**
 * Motives whose missions may follow each other on a position without waiting: seasonal and
 * customary work among themselves, and a replacement when the same person is absent again.
 */
export const waitingPeriodExceptions = since2019(
  {
    seasonalOrUsual: ['seasonalActivity', 'temporaryContract'],
    sameAbsence: ['replacement'],
  },
  workCode('L1251-37-1', 'both missions must be of an exempt case (Cass. soc., 10 October 2018)'),
)

/** Words for a collective labour conflict: no mission may replace a striker. */
export const strikeWords = since2019(
  ['grève', 'grèves', 'gréviste', 'grévistes', 'strike', 'strikes', 'striker', 'strikers'],
  workCode('L1251-10'),
)

/** Words for work that D4154-1 forbids to temporary workers. */
export const barredWorkWords = since2019(
  [
    'amiante',
    'désamiantage',
    'asbestos',
    'arsénite de sodium',
    'auramine',
    'béryllium',
    'bêta-naphtylamine',
    'brome liquide',
    'brome gazeux',
    'métallurgie du cadmium',
    'chlore gazeux',
    'chlorine gas',
    'chlorométhane',
    'chlorure de vinyle',
    'bioxyde de manganèse',
    'fluor gazeux',
    'acide fluorhydrique',
    'phosgène',
    'phosgene',
    'paraquat',
    'poussières de lin',
    'poussières de métaux durs',
    'sulfure de carbone',
    'tétrachloroéthane',
    'tétrachlorure de carbone',
  ],
  workCode('D4154-1', 'the words stand for the list of the article, which is longer'),
)

/** Words for an occupational physician, whom no mission may replace. */
export const physicianWords = since2019(
  ['médecin du travail', 'médecins du travail', 'occupational physician'],
  workCode('L1251-10'),
)

/**
 * Words for an economic dismissal: for six months after one, a mission for an increase of activity
 * may not exceed three months.
 */
export const dismissalRule = since2019(
  {
    missionMonths: 3,
    words: [
      'licenciement économique',
      'licenciements économiques',
      'licenciement pour motif économique',
      'licenciements pour motif économique',
      'plan de sauvegarde de l’emploi',
      'redundancy',
      'redundancies',
    ],
  },
  workCode('L1251-9', 'the exact text, and its exception for export orders'),
)

/** Indemnity at the end of a mission, in basis points of its gross pay. */
export const endOfMissionIndemnity = since2019(
  1000,
  workCode('L1251-32', 'cases in which it is not owed'),
)

/** Indemnity for paid leave, in basis points of the gross pay and the indemnity at its end. */
export const paidLeaveIndemnity = since2019(1000, workCode('L1251-19'))
