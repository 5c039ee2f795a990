/** The texts of an amendment: in French for every reader, as the law requires. */
export const amendmentWords = {
  title: 'Avenant {{number}} au contrat de mise à disposition {{contract}}',
  titleOfMany: 'Avenants aux contrats de mise à disposition de la mission {{number}}',
  heading: 'Avenant n°\u00a0{{place}} au contrat de mise à disposition {{contract}}',
  cover: {
    heading: 'Avenants aux contrats de mise à disposition',
    intro:
      'Ce dossier réunit {{count}} avenants aux contrats de la mission {{mission}}. Chacun modifie le contrat d’un seul salarié temporaire.',
    number: 'Avenant',
  },
  number: 'Avenant',
  contract: 'Contrat modifié',
  object: 'Objet de l’avenant',
  nature: 'Nature',
  natures: {
    renewal: 'Renouvellement du contrat',
    term: 'Modification du terme dans la limite de sa souplesse',
    hours: 'Modification des horaires',
    place: 'Modification du lieu de travail',
    end: 'Fin anticipée du contrat',
  },
  basis: 'Fondement',
  bases: {
    renewal:
      'articles L1251-35-1 (deux renouvellements au plus) et L1251-12-1 (durée maximale, renouvellements compris) du code du travail',
    term: 'article L1251-30 du code du travail',
    hours: 'article L1251-43, 4° du code du travail, d’un commun accord',
    place: 'article L1251-43, 4° du code du travail, d’un commun accord',
    end: 'articles L1251-26 à L1251-28 du code du travail',
  },
  trialBasis: 'article L1251-14 du code du travail (période d’essai)',
  from: 'Prise d’effet',
  fromText: 'le {{day}}',
  reason: 'Motif',
  reasons: {
    trialPeriod: 'Rupture pendant la période d’essai',
    noMoreNeed: 'Fin du besoin de l’entreprise utilisatrice',
    resignation: 'Rupture à l’initiative du salarié temporaire',
    seriousFault: 'Faute grave du salarié temporaire',
    forceMajeure: 'Force majeure',
  },
  facts: 'Circonstances',
  due: {
    trialPeriod:
      'La rupture pendant la période d’essai n’ouvre droit à aucune indemnité de rupture.',
    noMoreNeed:
      'L’entreprise de travail temporaire propose au salarié un nouveau contrat, ou lui verse la rémunération qu’il aurait perçue jusqu’au terme (article L1251-26).',
    resignation:
      'Le salarié respecte le préavis de l’article L1251-28 lorsqu’il justifie d’une embauche en contrat à durée indéterminée.',
    seriousFault:
      'La faute grave met fin au contrat sans indemnité de fin de mission (articles L1251-26 et L1251-33).',
    forceMajeure:
      'L’indemnité de l’article L1251-27 est due si la force majeure résulte d’un sinistre.',
  },
  changes: 'Ce qui change',
  what: 'Élément',
  before: 'Avant',
  after: 'Après',
  lastDay: 'Dernier jour',
  days: 'Jours de travail',
  hours: 'Heures',
  place: 'Lieu de travail',
  noPlace: 'Non renseigné',
  shift: '{{times}}, pause {{pause}}',
  shiftWithoutBreak: '{{times}}, sans pause',
  noWork: 'Pas de travail',
  salary: 'Salaires bruts des heures prévues',
  price: 'Montant HT des heures prévues',
  term: 'Terme',
  newHours: 'Horaires à compter du {{day}}',
  restUnchanged:
    'Les autres clauses du contrat de mise à disposition restent inchangées, notamment la rémunération, les coefficients et les tarifs, qui restent ceux de la publication de la mission.',
  safety:
    'Les heures déjà effectuées et celles qui sont validées ne sont pas modifiées par cet avenant.',
  signatureText:
    'Cet avenant est signé par voie électronique, avec un dossier de preuve joint au document signé.',
} as const
