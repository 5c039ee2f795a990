/** The texts of a contrat de mission: in French for every reader, as the law requires. */
export const siderPaperWords = {
  title: 'Contrat de mission {{number}}',
  amendmentTitle: 'Avenant {{number}} au contrat de mission {{contract}}',
  heading: 'Contrat de mission',
  amendmentHeading: 'Avenant n°\u00a0{{place}} au contrat de mission {{contract}}',
  number: 'Contrat de mission',
  amendment: 'Avenant',
  wages: 'Salaire des heures de cette mission',
  salary: 'Salaires bruts des heures prévues',
  wagesNote:
    'Le salaire est payé pour les heures retenues, au moins une fois par mois. L’indemnité de fin de mission et l’indemnité compensatrice de congés payés s’y ajoutent, versées avec le dernier salaire de la mission (articles L1251-19 et L1251-32).',
  protection: 'Protection sociale',
  pension: 'Caisse de retraite complémentaire',
  pensionUnknown: 'Non renseignée par l’entreprise de travail temporaire',
  provident: 'Organisme de prévoyance',
  clauses: 'Dispositions',
  clauseRepatriation:
    'Si la mission s’effectue hors du territoire métropolitain, l’entreprise de travail temporaire prend en charge le rapatriement du salarié. Cette clause devient caduque en cas de rupture du contrat à l’initiative du salarié (article L1251-16).',
  clauseHiring:
    'L’embauche du salarié par l’entreprise utilisatrice à l’issue de la mission n’est pas interdite (article L1251-16).',
  clauseTransmission:
    'Ce contrat est transmis au salarié au plus tard dans les deux jours ouvrables suivant sa mise à disposition (article L1251-17).',
  clauseSafety:
    'Pendant la mission, l’entreprise utilisatrice est responsable des conditions d’exécution du travail\u202f: durée, travail de nuit, repos, jours fériés, santé et sécurité (article L1251-21). Le salarié a accès à ses transports et à ses installations collectives (article L1251-24).',
  clauseSameFacts:
    'Ce contrat reproduit les clauses du contrat de mise à disposition {{number}}, version {{version}}.',
  restUnchanged:
    'Les autres clauses du contrat de mission restent inchangées, notamment la rémunération horaire.',
  signatureText:
    'Ce contrat est signé par voie électronique par le salarié, avec un dossier de preuve joint au document signé.',
} as const
