import { describe, expect, it } from 'vitest'
import { type IsoDate, isoDate, localInParis } from '../../kernel/calendar.ts'
import { levelOf } from './line-notes.ts'
import { readShiftLine } from './read-shift-line.ts'
import { inParis } from '../../testing/in-paris.ts'

// A Monday.
const monday = isoDate('2026-11-23')

function read(text: string, locale: 'fr' | 'en' = 'fr', today: IsoDate = monday) {
  const reading = readShiftLine(text, { ...inParis, today, locale })
  const lines = reading.shifts.map(({ startsAt, endsAt, breakMinutes, slots }) => {
    const [start, end] = [localInParis(startsAt), localInParis(endsAt)]
    return `${start.date.slice(2)} ${start.time}-${end.time} ${breakMinutes} ×${slots}`
  })
  const told = reading.notes
    .filter(({ key }) => key !== 'one_sider' && key !== 'no_break')
    .map(({ key, span }) => `${key}: ${text.slice(span.start, span.end)}`)
  return { lines, told, job: reading.job, days: lines.map((line) => line.slice(3, 8)) }
}

describe('a line in words', () => {
  it.each<[string, 'fr' | 'en', string[], string | null]>([
    [
      '2 serveurs samedi et dimanche 18h-23h, pause 30 min',
      'fr',
      ['26-11-28 18:00-23:00 30 ×2', '26-11-29 18:00-23:00 30 ×2'],
      'serveurs',
    ],
    [
      'deux chefs de rang demain de 9h à 17h sans pause',
      'fr',
      ['26-11-24 09:00-17:00 0 ×2'],
      'chefs de rang',
    ],
    ['a waiter tomorrow 6-11pm', 'en', ['26-11-24 18:00-23:00 0 ×1'], 'waiter'],
    ['an usher on Dec 12, 9 to 5pm', 'en', ['26-12-12 09:00-17:00 0 ×1'], 'usher'],
    [
      'dix-sept hôtes d’accueil 12/12 18h30-23h30',
      'fr',
      ['26-12-12 18:30-23:30 0 ×17'],
      'hôtes d’accueil',
    ],
    [
      'serveurs x3 sam. 12/12/2026 18:30 - 23:30 pause 20',
      'fr',
      ['26-12-12 18:30-23:30 20 ×3'],
      'serveurs',
    ],
    ['2026-12-12 22:00–06:00, 4 guards, 1h break', 'en', ['26-12-12 22:00-06:00 60 ×4'], 'guards'],
    [
      'samedi 12 décembre de 18 h 30 à minuit, 45 minutes de pause',
      'fr',
      ['26-12-12 18:30-00:00 45 ×1'],
      null,
    ],
    [
      'December 12th 2027 noon to 6:30 p.m. with a break of 30 minutes',
      'en',
      ['27-12-12 12:00-18:30 30 ×1'],
      null,
    ],
    [
      '1 plongeur après-demain midi à 16h, pause d’une heure',
      'fr',
      ['26-11-25 12:00-16:00 60 ×1'],
      'plongeur',
    ],
    [
      'the day after tomorrow 9am-5pm, half an hour break',
      'en',
      ['26-11-25 09:00-17:00 30 ×1'],
      null,
    ],
    ['aujourd’hui 14h-20h une demi-heure de pause', 'fr', ['26-11-23 14:00-20:00 30 ×1'], null],
    [
      'le 1er décembre entre 9h et 17h pause de 12h à 13h',
      'fr',
      ['26-12-01 09:00-17:00 60 ×1'],
      null,
    ],
    ['between 9 and 5:30pm tomorrow, no break', 'en', ['26-11-24 09:00-17:30 0 ×1'], null],
    ['il me faut 3 commis mercredi 9h-17h svp', 'fr', ['26-11-25 09:00-17:00 0 ×3'], 'commis'],
    ['we need 2 porters Wed 9-17', 'en', ['26-11-25 09:00-17:00 0 ×2'], 'porters'],
    ['sept serveurs le 7 sept. 2027 9h-17h', 'fr', ['27-09-07 09:00-17:00 0 ×7'], 'serveurs'],
    ['Mar 12 9am-5pm', 'en', ['27-03-12 09:00-17:00 0 ×1'], null],
    ['mar. 24 nov. 9h-17h', 'fr', ['26-11-24 09:00-17:00 0 ×1'], null],
    ['SAMEDI 18H-23H', 'fr', ['26-11-28 18:00-23:00 0 ×1'], null],
    ['samedi 20h jusqu’à 2h', 'fr', ['26-11-28 20:00-02:00 0 ×1'], null],
    ['samedi 18h-24h', 'fr', ['26-11-28 18:00-00:00 0 ×1'], null],
    ['samedi 18h 23h', 'fr', ['26-11-28 18:00-23:00 0 ×1'], null],
    ['samedi 8h30/16h30', 'fr', ['26-11-28 08:30-16:30 0 ×1'], null],
    ['Saturday 6am 2pm', 'en', ['26-11-28 06:00-14:00 0 ×1'], null],
    ['Saturday 9.30am to 5.30pm', 'en', ['26-11-28 09:30-17:30 0 ×1'], null],
    [
      'lundi 9h-17h et mercredi 10h-18h',
      'fr',
      ['26-11-23 09:00-17:00 0 ×1', '26-11-25 10:00-18:00 0 ×1'],
      null,
    ],
    [
      '9h-12h mardi, 14h-18h jeudi',
      'fr',
      ['26-11-24 09:00-12:00 0 ×1', '26-11-26 14:00-18:00 0 ×1'],
      null,
    ],
    [
      'samedi 10h-14h et 18h-23h',
      'fr',
      ['26-11-28 10:00-14:00 0 ×1', '26-11-28 18:00-23:00 0 ×1'],
      null,
    ],
  ])('« %s » is read', (text, locale, lines, job) => {
    expect(read(text, locale)).toMatchObject({ lines, job })
  })

  const halves = ['26-11-24 11:00-15:00 0 ×1', '26-11-24 18:00-23:00 0 ×1']
  it.each<[string, 'fr' | 'en', string]>([
    ['mardi 11h-15h 18h-23h', 'fr', '11h-15h 18h-23h'],
    ['mardi 11:00-15:00 / 18:00-23:00', 'fr', '11:00-15:00 / 18:00-23:00'],
    ['mardi 11h-15h + 18h-23h', 'fr', '11h-15h + 18h-23h'],
    ['mardi de 11h à 15h puis de 18h à 23h', 'fr', '11h à 15h puis de 18h à 23h'],
    ['11h-15h et 18h-23h mardi', 'fr', '11h-15h et 18h-23h'],
    ['mardi en coupure 11h-15h 18h-23h', 'fr', '11h-15h 18h-23h'],
    ['mardi 11h-23h coupure 15h-18h', 'fr', '11h-23h coupure 15h-18h'],
    ['mardi 11h-23h avec coupure de 15h à 18h', 'fr', '11h-23h avec coupure de 15h à 18h'],
    ['mardi 11h-23h coupure entre 15h et 18h', 'fr', '11h-23h coupure entre 15h et 18h'],
    ['Tuesday split shift 11am-3pm 6pm-11pm', 'en', '11am-3pm 6pm-11pm'],
    ['Tuesday 11am-3pm and 6pm-11pm', 'en', '11am-3pm and 6pm-11pm'],
  ])('« %s » is both halves of a day, and says so', (text, locale, said) => {
    expect(read(text, locale)).toMatchObject({ lines: halves, told: [`split_day: ${said}`] })
  })

  it('both halves are on each day of the line', () => {
    const { lines, told } = read('2 serveurs mar-jeu 11h-15h 18h-22h30, pause 20 min')
    expect(lines).toEqual(
      [24, 25, 26].flatMap((day) => [
        `26-11-${day} 11:00-15:00 20 ×2`,
        `26-11-${day} 18:00-22:30 20 ×2`,
      ]),
    )
    expect(told).toEqual(['split_day: 11h-15h 18h-22h30'])
  })

  it.each<[string, 'fr' | 'en', string[], string[]]>([
    [
      'mardi midi 11h-15h soir 18h-23h',
      'fr',
      halves,
      ['part_of_day: midi', 'split_day: 11h-15h soir 18h-23h', 'part_of_day: soir'],
    ],
    [
      'Tuesday 11-3 6-11',
      'en',
      halves,
      ['morning_or_evening: 11-3', 'split_day: 11-3 6-11', 'morning_or_evening: 6-11'],
    ],
    ['mardi 6h-14h 14h-22h', 'fr', ['26-11-24 06:00-14:00 0 ×1', '26-11-24 14:00-22:00 0 ×1'], []],
    [
      'mardi 18h-2h coupure 21h-22h',
      'fr',
      ['26-11-24 18:00-21:00 0 ×1', '26-11-24 22:00-02:00 0 ×1'],
      ['split_day: 18h-2h coupure 21h-22h'],
    ],
    // A split outside the times cannot divide them.
    [
      'mardi 9h-12h coupure 14h-18h',
      'fr',
      ['26-11-24 09:00-12:00 0 ×1', '26-11-24 14:00-18:00 0 ×1'],
      ['split_day: 9h-12h coupure 14h-18h'],
    ],
  ])('« %s » is read as it is meant', (text, locale, lines, told) => {
    expect(read(text, locale)).toMatchObject({ lines, told })
  })

  it.each<[string, 'fr' | 'en', string[]]>([
    ['du mardi au vendredi 9h-17h', 'fr', ['11-24', '11-25', '11-26', '11-27']],
    ['Tue–Thu 9-17', 'en', ['11-24', '11-25', '11-26']],
    ['Tuesday through Friday 9am-5pm', 'en', ['11-24', '11-25', '11-26', '11-27']],
    ['du 12 au 14 décembre 9h-17h', 'fr', ['12-12', '12-13', '12-14']],
    ['12-14 décembre 9h-17h', 'fr', ['12-12', '12-13', '12-14']],
    ['12 to 14 December 9am-5pm', 'en', ['12-12', '12-13', '12-14']],
    ['December 12 - 14 9am-5pm', 'en', ['12-12', '12-13', '12-14']],
    ['du 30 décembre au 2 janvier 9h-17h', 'fr', ['12-30', '12-31', '01-01', '01-02']],
    ['du 30 au 2 janvier 9h-17h', 'fr', ['12-30', '12-31', '01-01', '01-02']],
    ['12/12 au 14/12 9h-17h', 'fr', ['12-12', '12-13', '12-14']],
    ['12, 13 et 20 décembre 9h-17h', 'fr', ['12-12', '12-13', '12-20']],
    ['December 12, 13 & 20, 9am-5pm', 'en', ['12-12', '12-13', '12-20']],
    ['lun/mer/ven 9h-17h', 'fr', ['11-23', '11-25', '11-27']],
    ['samedi dimanche 9h-17h', 'fr', ['11-28', '11-29']],
    ['ce week-end 9h-17h', 'fr', ['11-28', '11-29']],
    ['this weekend 9am-5pm', 'en', ['11-28', '11-29']],
    ['lundi et mardi de la semaine prochaine 9h-17h', 'fr', ['11-30', '12-01']],
    ['Monday to Wednesday next week 6am-2pm', 'en', ['11-30', '12-01', '12-02']],
    ['Friday next week 9am-5pm', 'en', ['12-04']],
    ['vendredi prochain 9h-17h', 'fr', ['12-04']],
    ['samedi et dimanche prochains 9h-17h', 'fr', ['12-05', '12-06']],
    ['next Saturday and Sunday 9am-5pm', 'en', ['12-05', '12-06']],
    ['du lundi au mercredi prochain 9h-17h', 'fr', ['11-30', '12-01', '12-02']],
    ['every weekday next week 9am-5pm', 'en', ['11-30', '12-01', '12-02', '12-03', '12-04']],
    ['tous les samedis et dimanches de la semaine prochaine 9h-17h', 'fr', ['12-05', '12-06']],
    [
      'every day this week 9am-5pm',
      'en',
      ['11-23', '11-24', '11-25', '11-26', '11-27', '11-28', '11-29'],
    ],
    ['next week Monday and Tuesday 9am-5pm', 'en', ['11-30', '12-01']],
    ['du mardi au vendredi sauf mercredi 9h-17h', 'fr', ['11-24', '11-26', '11-27']],
    ['Tuesday to Friday except Wednesday 9am-5pm', 'en', ['11-24', '11-26', '11-27']],
    ['du 12 au 14 décembre sauf le 13 décembre 9h-17h', 'fr', ['12-12', '12-14']],
    ['tous les mardis jusqu’au 8 décembre 9h-17h', 'fr', ['11-24', '12-01', '12-08']],
    [
      'every Friday and Saturday until December 5, 6-11pm',
      'en',
      ['11-27', '11-28', '12-04', '12-05'],
    ],
    ['chaque jour du 7 au 9 décembre 9h-17h', 'fr', ['12-07', '12-08', '12-09']],
    [
      'tous les lundis du 4 janvier au 18 janvier sauf le 11 janvier 9h-17h',
      'fr',
      ['01-04', '01-18'],
    ],
    ['les samedis à partir du 5 décembre jusqu’au 12/12 9h-17h', 'fr', ['12-05', '12-12']],
    ['every weekday until Friday 9am-5pm', 'en', ['11-23', '11-24', '11-25', '11-26', '11-27']],
    ['every Saturday starting 5 December until 12 December 9am-5pm', 'en', ['12-05', '12-12']],
  ])('the days of « %s »', (text, locale, days) => {
    expect(read(text, locale)).toMatchObject({ days })
  })

  it('weekdays of one list are of one week, also when it has begun', () => {
    const saturday = isoDate('2026-11-28')
    expect(read('vendredi, samedi et dimanche 18h-23h', 'fr', saturday).days).toEqual([
      '12-04',
      '12-05',
      '12-06',
    ])
  })
})

describe('what can be meant in two ways is told with how it was read', () => {
  const saturday = isoDate('2026-11-28')
  it.each<[string, 'fr' | 'en', IsoDate, string[], string[]]>([
    ['samedi 18h-23h', 'fr', saturday, ['26-11-28 18:00-23:00 0 ×1'], ['weekday_is_today: samedi']],
    ['samedi prochain 18h-23h', 'fr', saturday, ['26-12-05 18:00-23:00 0 ×1'], []],
    [
      'samedi prochain 18h-23h',
      'fr',
      monday,
      ['26-12-05 18:00-23:00 0 ×1'],
      ['next_weekday: samedi prochain'],
    ],
    [
      'ce week-end 18h-23h',
      'fr',
      isoDate('2026-11-29'),
      ['26-11-29 18:00-23:00 0 ×1'],
      ['weekend_has_begun: ce week-end'],
    ],
    ['tomorrow 6-11', 'en', monday, ['26-11-24 06:00-11:00 0 ×1'], ['morning_or_evening: 6-11']],
    [
      'tomorrow 9 to 5',
      'en',
      monday,
      ['26-11-24 09:00-17:00 0 ×1'],
      ['morning_or_evening: 9 to 5'],
    ],
    ['demain 6-11', 'fr', monday, ['26-11-24 06:00-11:00 0 ×1'], []],
    ['tomorrow 09:00-12:00', 'en', monday, ['26-11-24 09:00-12:00 0 ×1'], []],
    [
      '12/11/2027 9am-5pm',
      'en',
      monday,
      ['27-11-12 09:00-17:00 0 ×1'],
      ['day_or_month: 12/11/2027'],
    ],
    ['12/11/2027 9h-17h', 'fr', monday, ['27-11-12 09:00-17:00 0 ×1'], []],
    ['le 12 9h-17h', 'fr', monday, ['26-12-12 09:00-17:00 0 ×1'], ['month_assumed: le 12']],
    ['samedi 12 9h-17h', 'fr', monday, ['26-12-12 09:00-17:00 0 ×1'], []],
    [
      'mardi sauf jeudi 9h-17h',
      'fr',
      monday,
      ['26-11-24 09:00-17:00 0 ×1'],
      ['except_nothing: sauf jeudi'],
    ],
    [
      'tous les mardis jusqu’au 24/11 9h-17h',
      'fr',
      monday,
      ['26-11-24 09:00-17:00 0 ×1'],
      ['every_from_today: tous les mardis'],
    ],
  ])('« %s » (%s, %s)', (text, locale, today, lines, told) => {
    expect(read(text, locale, today)).toMatchObject({ lines, told })
  })

  it.each<[string, string, string[], string[]]>([
    ['14 juillet 8h-12h', '2026-11-26', ['27-07-14'], ['year_assumed: 14 juillet']],
    ['20 juin 8h-12h', '2026-11-26', ['27-06-20'], ['year_assumed: 20 juin']],
    ['11 novembre 8h-12h', '2026-11-26', ['27-11-11'], ['year_assumed: 11 novembre']],
    ['24/12 8h-12h', '2026-11-26', ['26-12-24'], []],
    ['4 janvier 8h-12h', '2026-11-26', ['27-01-04'], []],
    ['24 décembre 8h-12h', '2027-01-05', ['27-12-24'], ['year_assumed: 24 décembre']],
    ['sam. 30 oct. 8h-12h', '2027-01-05', ['27-10-30'], ['year_assumed: sam. 30 oct.']],
  ])('SHIFT-14 « %s » on %s is the next such day', (text, today, days, told) => {
    const reading = read(text, 'fr', isoDate(today))
    expect(reading.lines.map((line) => line.slice(0, 8))).toEqual(days)
    expect(reading.told).toEqual(told)
  })

  it('a week alone is its working days', () => {
    expect(read('la semaine prochaine 9h-17h')).toMatchObject({
      days: ['11-30', '12-01', '12-02', '12-03', '12-04'],
      told: ['working_week: la semaine prochaine'],
    })
  })
})

describe('what is not understood', () => {
  it.each<[string, 'fr' | 'en', string]>([
    ['2 serveurs 18h-23h', 'fr', 'no_day: 2 serveurs 18h-23h'],
    ['2 serveurs samedi', 'fr', 'no_times: 2 serveurs samedi'],
    ['2 serveurs samedi 18h', 'fr', 'unread_number: 18h'],
    ['2 serveurs samedi, 3 cuisiniers dimanche 18h-23h', 'fr', 'several_counts: 3'],
    ['samedi 18h-23h pause 20 min pause 30 min', 'fr', 'several_breaks: pause 30 min'],
    ['lundi 9h-17h, mardi', 'fr', 'times_without_day: mardi'],
    ['lundi 11h-23h coupure de 3h', 'fr', 'cut_what: coupure de 3h'],
    ['samedi ou dimanche 18h-23h', 'fr', 'alternative: ou'],
    ['Saturday or Sunday 6-11pm', 'en', 'alternative: or'],
    ['2-3 serveurs samedi 18h-23h', 'fr', 'unread_number: 2'],
    ['-2 serveurs samedi 18h-23h', 'fr', 'negative_count: 2'],
    ['samedi 25h-27h', 'fr', 'unread_number: 25h-27h'],
    ['samedi 24h-6h', 'fr', 'unread_number: 24h-6h'],
    ['31 février 9h-17h', 'fr', 'no_such_day: 31 février'],
    ['samedi 13 décembre 9h-17h', 'fr', 'other_weekday: samedi 13 décembre'],
    ['du 16/12/2026 au 12/12/2026 9h-17h', 'fr', 'days_backwards: 16/12/2026 au 12/12/2026'],
    ['du 01/01/2027 au 31/12/2027 9h-17h', 'fr', 'too_many_shifts: 01/01/2027 au 31/12/2027'],
    ['tous les jours jusqu’au 31/12/2027 9h-17h', 'fr', 'too_many_shifts: tous les jours'],
    ['tous les lundis 9h-17h', 'fr', 'every_until_when: tous les lundis'],
    ['Saturdays 9am-5pm', 'en', 'every_until_when: Saturdays'],
    ['toutes les deux semaines 9h-17h', 'fr', 'every_what: toutes les'],
    ['every other Monday until 15 January 9am-5pm', 'en', 'every_what: every'],
    ['lundi jusqu’à épuisement 9h-17h', 'fr', 'until_what: jusqu’à'],
    ['du lundi au vendredi sauf fériés 9h-17h', 'fr', 'except_what: sauf'],
    ['mercredi sauf mercredi 9h-17h', 'fr', 'nothing_left: sauf mercredi'],
    ['samedi 18h-23h jusqu’à demain', 'fr', 'none_before_end: samedi'],
    ['samedi 18h-23h pour 3 jours', 'fr', 'unread_number: 3 jours'],
    ['samedi 18h-23h à 12,50 €', 'fr', 'unread_number: 12,50 €'],
  ])('« %s » gives no shift, and says what is wrong', (text, locale, told) => {
    const reading = read(text, locale)
    expect(reading.lines).toEqual([])
    expect(reading.told).toContain(told)
  })

  it.each<[string, string]>([
    ['2 serveurs samedi 18h-23h tenue noire', 'unread_words: tenue noire'],
    ['2 serveurs samedi soir 18h-23h', 'part_of_day: soir'],
    ['2 serveurs samedi 18h-23h 🎉', 'unread_words: 🎉'],
  ])('« %s » is read without it', (text, told) => {
    const reading = read(text)
    expect(reading.lines).toHaveLength(1)
    expect(reading.told).toEqual([told])
  })

  it('a number of Siders or a break that is not said is told', () => {
    const { notes } = readShiftLine('samedi 18h-23h', { ...inParis, today: monday, locale: 'fr' })
    expect(notes.map(({ key }) => key)).toEqual(['one_sider', 'no_break'])
    expect(notes.map(({ key }) => levelOf(key))).toEqual(['remark', 'remark'])
  })

  it.each([
    ['2 serveuses samedi 18h-23h', 'Serveur / Serveuse', false],
    ['2 serveurs samedi 18h-23h', 'Serveur / Serveuse', false],
    ['2 waiters Saturday 6-11pm', 'Waiter / Waitress', false],
    ['2 cuisiniers samedi 18h-23h', 'Serveur / Serveuse', true],
  ])('« %s » of a mission for « %s »: another job is told', (text, job, isOther) => {
    const { notes, shifts } = readShiftLine(text, { ...inParis, today: monday, locale: 'fr', job })
    expect(notes.some(({ key }) => key === 'other_job')).toBe(isOther)
    expect(shifts).toHaveLength(1)
  })

  it('nothing is said of nothing, and a line that is too long is refused whole', () => {
    expect(readShiftLine(' \u200b\n', { ...inParis, today: monday, locale: 'fr' })).toMatchObject({
      shifts: [],
      notes: [],
    })
    const long = readShiftLine(`${'lundi '.repeat(60)}9h-17h`, {
      ...inParis,
      today: monday,
      locale: 'fr',
    })
    expect(long).toMatchObject({ shifts: [], notes: [{ key: 'line_too_long' }] })
  })

  it('each piece that was understood has its place in the line', () => {
    const text = '2 serveurs samedi 18h-23h, pause 30 min'
    const { understood } = readShiftLine(text, { ...inParis, today: monday, locale: 'fr' })
    expect(understood.map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
      ['slots', '2'],
      ['job', 'serveurs'],
      ['days', 'samedi'],
      ['times', '18h-23h'],
      ['break', 'pause 30 min'],
    ])
  })
})
