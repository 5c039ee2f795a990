/** The words that the kit itself says. `\u202f` is the narrow no-break space of French typography. */
export const fr = {
  locale: 'fr-FR',
  close: 'Fermer',
  clear: 'Effacer',
  cancel: 'Annuler',
  undo: 'Annuler',
  save: 'Enregistrer',
  checkConnection: 'Vérifiez votre connexion, puis réessayez.',
  search: 'Rechercher',
  loading: 'Chargement en cours',
  optional: 'facultatif',
  copy: 'Copier',
  connectionLost: 'Hors ligne : ce que vous saisissez reste ici, rien n’est enregistré.',
  connectionBack: 'Vous êtes de nouveau en ligne.',
  reference: 'Référence',
  copyReference: 'Copier la référence',
  copied: 'Copié',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  notifications: 'Notifications',
  success: 'Réussi',
  warning: 'Attention',
  error: 'Erreur',
  selectAll: 'Tout sélectionner',
  selectRow: (name: string) => `Sélectionner ${name}`,
  selectedCount: (count: number) =>
    count === 0
      ? 'Aucune sélection'
      : new Intl.PluralRules('fr').select(count) === 'one'
        ? `${count} sélection`
        : `${count} sélections`,
  noMatch: 'Aucun résultat',
  searchFailed: 'La recherche ne répond pas.',
  searchOffline: 'Hors connexion\u202f: la recherche reprendra dès le retour du réseau.',
  retry: 'Réessayer',
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  steps: 'Étapes',
  stepDone: 'terminée',
  stepCurrent: 'en cours',
  stepBlocked: 'bloquée',
  openCalendar: 'Ouvrir le calendrier',
  chosenDays: (count: number) =>
    count === 0
      ? 'Aucun jour choisi'
      : new Intl.PluralRules('fr').select(count) === 'one'
        ? `${count} jour choisi`
        : `${count} jours choisis`,
  publicHoliday: 'jour férié',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  earlier: 'Plus tôt de 15 minutes',
  later: 'Plus tard de 15 minutes',
  nextDay: 'le lendemain',
  today: 'aujourd’hui',
  week: 'Semaine',
  weekShort: 'S',
  removeItem: (name: string) => `Retirer ${name}`,
  resultCount: (count: number) =>
    new Intl.PluralRules('fr').select(count) === 'one' ? `${count} résultat` : `${count} résultats`,
  choose: 'Choisir',
  openTimes: 'Choisir une heure',
  dateHint: 'jj/mm/aaaa',
  timeHint: 'hh:mm',
  charactersLeft: (count: number) =>
    new Intl.PluralRules('fr').select(count) === 'one'
      ? `${count} caractère restant`
      : `${count} caractères restants`,
  charactersOver: (count: number) =>
    new Intl.PluralRules('fr').select(count) === 'one'
      ? `${count} caractère en trop`
      : `${count} caractères en trop`,
  showDetails: 'Afficher le détail',
  hideDetails: 'Masquer le détail',
  unsavedTitle: 'Quitter sans enregistrer\u202f?',
  unsavedText: 'Vos modifications ne sont pas enregistrées et seront perdues.',
  unsavedLeave: 'Quitter sans enregistrer',
  unsavedStay: 'Continuer la saisie',
  unsavedChanges: 'Modifications non enregistrées',
  unsavedSaveTitle: 'Enregistrer vos modifications\u202f?',
  unsavedSaveText: 'Elles ne sont pas encore enregistrées.',
  savedMeanwhile: (value: string) => `Enregistré entre-temps\u202f: «\u202f${value}\u202f».`,
  clearedMeanwhile: 'Vidé entre-temps.',
  takeOver: 'Reprendre cette valeur',
  nothingChanged: 'Rien n’a été modifié.',
  fixErrors: 'Corrigez les champs signalés pour enregistrer.',
  passwordLength: (minimum: number) => `${minimum} caractères au moins`,
  passwordSpecial: 'Un caractère spécial',
  requirementMet: 'respecté',
  requirementMissing: 'à compléter',
}
