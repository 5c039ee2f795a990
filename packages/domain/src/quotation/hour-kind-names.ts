/** The kinds of hours in words: in the price on the screen, in charts, in exports and in the lines of papers. */
export const hourKindNames = {
  fr: {
    hours: {
      normal: 'Heures normales',
      night: 'Heures de nuit',
      extra: 'Heures supplémentaires',
      sunday: 'Heures du dimanche',
      solidarity: 'Journée de solidarité',
      holidays: 'Heures de jour férié',
    },
    short: {
      normal: 'Normales',
      night: 'Nuit',
      extra: 'Supplémentaires',
      sunday: 'Dimanche',
      solidarity: 'Solidarité',
      holidays: 'Férié',
    },
    /** What was spent on them. */
    spent: {
      normal: 'Heures normales',
      night: 'Nuit',
      extra: 'Heures supplémentaires',
      sunday: 'Dimanche',
      solidarity: 'Journée de solidarité',
      holidays: 'Jour férié travaillé',
    },
    /** The columns of an exported table, whose hours of the solidarity day are a part of the day. */
    columns: {
      normal: 'Heures normales',
      night: 'Heures de nuit',
      sunday: 'Heures du dimanche',
      holidays: 'Heures de jour férié',
      solidarity: 'Heures de la journée de solidarité',
    },
    /** The parts of a line that names several kinds: « Heures supplémentaires de nuit et du dimanche ». */
    parts: {
      normal: 'Heures normales',
      overtime: 'Heures supplémentaires',
      hours: 'Heures',
      night: 'de nuit',
      sunday: 'du dimanche',
      solidarity: 'de la journée de solidarité',
      holidays: 'de jour férié',
      and: 'et',
    },
    /** One hour of a kind. */
    one: {
      normal: 'Normale',
      night: 'De nuit',
      sunday: 'Dimanche',
      solidarity: 'Journée de solidarité',
      holidays: 'Jour férié',
    },
  },
  en: {
    hours: {
      normal: 'Normal hours',
      night: 'Night hours',
      extra: 'Overtime',
      sunday: 'Sunday hours',
      solidarity: 'Solidarity day',
      holidays: 'Public holiday hours',
    },
    short: {
      normal: 'Normal',
      night: 'Night',
      extra: 'Overtime',
      sunday: 'Sunday',
      solidarity: 'Solidarity',
      holidays: 'Holiday',
    },
    spent: {
      normal: 'Normal hours',
      night: 'Night',
      extra: 'Overtime',
      sunday: 'Sunday',
      solidarity: 'Solidarity day',
      holidays: 'Public holiday worked',
    },
    columns: {
      normal: 'Normal hours',
      night: 'Night hours',
      sunday: 'Sunday hours',
      holidays: 'Public holiday hours',
      solidarity: 'Solidarity day hours',
    },
    parts: {
      normal: 'Normal hours',
      overtime: 'Overtime hours',
      hours: 'Hours',
      night: 'at night',
      sunday: 'on a Sunday',
      solidarity: 'on the solidarity day',
      holidays: 'on a public holiday',
      and: 'and',
    },
    one: {
      normal: 'Normal',
      night: 'Night',
      sunday: 'Sunday',
      solidarity: 'Solidarity day',
      holidays: 'Public holiday',
    },
  },
}

/** What a contract, which is in French, says to be paid for them. */
export const increaseNames = {
  normal: 'Heures normales',
  night: 'Majoration des heures de nuit',
  sunday: 'Majoration du dimanche',
  solidarity: 'Journée de solidarité',
  holidays: 'Majoration des jours fériés',
}
