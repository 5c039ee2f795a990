/** The texts of the signature page: in French, like the document that it ends. */
export const signatureWords = {
  title: 'Signature des contrats de la mission {{number}}',
  footer: '{{provider}} – signature des contrats de la mission {{number}}',
  pageOf: 'Page de signature {{page}} sur {{pages}}',
  heading: 'Page de signature',
  intro:
    'Ce document a été signé par voie électronique, avec dossier de preuve. Les pages qui précèdent sont celles qui ont été présentées au signataire, octet pour octet.',
  name: 'Signataire',
  actingFor: 'Agit en l’absence de',
  at: 'Date et heure',
  atText: 'le {{day}} à {{time}}, heure de Paris ({{utc}})',
  version: 'Version du document',
  sha256: 'Empreinte SHA-256 du document présenté',
  read: 'Lecture',
  readText: 'jusqu’à la page {{read}} sur {{pages}}',
  readNothing: 'aucune page affichée avant la signature',
  session: 'Session',
  address: 'Adresse réseau',
  device: 'Navigateur',
  consent: 'Texte accepté',
  contracts: 'Contrats',
  note: 'Le cachet électronique de ce fichier porte sur toutes ses pages\u202f: une modification d’un seul octet le rend invalide. {{url}} dit à quiconque le dépose s’il est bien celui qui a été signé.',
} as const
