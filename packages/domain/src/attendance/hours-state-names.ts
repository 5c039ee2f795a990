// English has one form for a line and for the statement, French does not.
const inEnglish = {
  waiting: 'To check',
  imported: 'Imported',
  disputed: 'Adjusted, waiting for the Sider',
  conflict: 'Refused by the Sider',
  validated: 'Validated',
  paid: 'Paid',
}

/** The state of worked hours in words: of a line on the screen, and in the exported statement. */
export const hoursStateNames = {
  fr: {
    line: {
      waiting: 'À vérifier',
      imported: 'Importée',
      disputed: 'Ajustée, en attente du Sider',
      conflict: 'Refusée par le Sider',
      validated: 'Validée',
      paid: 'Payée',
    },
    export: {
      waiting: 'À vérifier',
      imported: 'Importé',
      disputed: 'Ajusté, en attente du Sider',
      conflict: 'Refusé par le Sider',
      validated: 'Validé',
      paid: 'Payé',
    },
    /** Of the lines that a filter shows. */
    lines: {
      'att.waiting': 'À vérifier',
      'att.disputed': 'Contestées',
      'att.validated': 'Validées',
    },
  },
  en: {
    line: inEnglish,
    export: inEnglish,
    lines: {
      'att.waiting': 'To check',
      'att.disputed': 'Disputed',
      'att.validated': 'Validated',
    },
  },
}
