export const fr = {
  logoOf: 'Logo de {{company}}',
  hint: 'PNG, JPEG ou WebP, {{max}} Mo au plus.',
  add: 'Ajouter un logo',
  change: 'Changer le logo',
  saved: 'Logo enregistré.',
}
