export const fr = {
  logoOf: 'Logo {{company, of}}',
  hint: 'PNG, JPEG ou WebP, {{max}} Mo au plus.',
  add: 'Ajouter un logo',
  change: 'Changer le logo',
  hintStrict: 'PNG ou JPEG, {{max}} Mo au plus.',
  coverSaved: 'Image de couverture enregistrée.',
  saved: 'Logo enregistré.',
}
