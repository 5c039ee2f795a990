export const fr = {
  /** Between a label and its value. */
  colon: '\u202f: ',
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
  sentBy: 'Message envoyé automatiquement par {{product}}',
}
