export const fr = {
  title: 'Informations légales',
  context: 'Ce qui identifie votre entreprise dans les contrats et les factures.',
  name: 'Nom légal',
  nameHelp: 'La raison sociale, comme sur l’extrait Kbis.',
  businessName: 'Nom commercial',
  businessNameHelp: 'Le nom sous lequel on vous connaît.',
  siret: 'SIRET',
  siretHelp: 'Les 14 chiffres de l’établissement.',
  vat: 'Numéro de TVA intracommunautaire\u202f: {{number}}',
  apeCode: 'Code APE',
  apeHelp: 'Par exemple 5610 A.',
  apeSince: 'Connu depuis le',
  apeSoonReplaced:
    'Au 1er janvier 2027, l’Insee attribue un nouveau code à chaque entreprise\u202f: vous le saisirez ici.',
  apeReplaced:
    'L’Insee a attribué un nouveau code à chaque entreprise le 1er janvier 2027. Saisissez le vôtre et choisissez la NAF 2025.',
  nomenclature: 'Nomenclature du code',
  nomenclatures: {
    'naf-rev2': 'NAF rév. 2 (jusqu’au 31 décembre 2026)',
    'naf-2025': 'NAF 2025 (à partir du 1er janvier 2027)',
  },
  register: {
    complete: 'Compléter depuis le registre',
    filled: 'Repris du registre national des entreprises\u202f: {{names}}.',
    read: 'Le registre national des entreprises a été lu.',
    closed: 'D’après le registre, cet établissement est fermé. Vérifiez le SIRET.',
    partial:
      'Cette entreprise ne montre pas toutes ses données dans le registre. Saisissez le reste vous-même.',
    unknown:
      'Le registre ne connaît pas ce SIRET. Vérifiez-le, ou saisissez les informations vous-même.',
    differs: 'Le registre dit autre chose',
    take: 'Reprendre',
    takeOne: '{{field}}\u202f: reprendre ce que dit le registre',
    takeAll: 'Tout reprendre',
  },
  saved: 'Les informations légales sont enregistrées.',
}
