export const fr = {
  title: 'Politique de rémunération appliquée',
  default: 'Celle proposée à l’inscription de l’entreprise, jamais modifiée avant ce prix.',
  draftDefault: 'Celle proposée à l’inscription de l’entreprise, jamais modifiée depuis.',
  changed: 'En vigueur depuis le {{day}} à {{time}}.',
  by: 'Modifiée par {{name}}.',
  byFor: 'Modifiée par {{name}} (nos équipes), au nom {{person, of}}.',
  unknown: 'Depuis quand elle s’appliquait n’a pas été conservé.',
  draftUnknown: 'Depuis quand elle s’applique n’a pas été conservé.',
  detached:
    'Les majorations de cette mission sont fixées par nos équipes\u202f; la politique en donne les horaires.',
  today: 'Jusqu’à la publication de la mission, le prix suit la politique du jour.',
  frozen: 'Figée à la publication, le {{day}} à {{time}}.',
  frozenSomeday: 'Figée à la publication.',
  same: 'Elle n’a pas changé depuis.',
  moved: 'La politique a changé depuis\u202f: cette mission garde la sienne.',
  history: 'Voir l’historique de la politique',
}
