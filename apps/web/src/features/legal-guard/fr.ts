export const fr = {
  title: 'Droit du travail',
  fine: 'Conforme\u202f: repos, durées, pauses, carence et motif sont vérifiés.',
  begun_one: 'Un créneau a déjà commencé\u202f: changez sa date pour pouvoir publier.',
  begun_many:
    '{{count}} créneaux ont déjà commencé\u202f: changez leurs dates pour pouvoir publier.',
  begun_other:
    '{{count}} créneaux ont déjà commencé\u202f: changez leurs dates pour pouvoir publier.',
  count_one: '{{count}} point à vérifier',
  count_many: '{{count}} points à vérifier',
  count_other: '{{count}} points à vérifier',
  pending_one: 'Un point de droit attend votre réponse.',
  pending_many: '{{count}} points de droit attendent votre réponse.',
  pending_other: '{{count}} points de droit attendent votre réponse.',
  pendingLink: 'Voir les points de droit',
  failed: 'Les missions précédentes et vos réponses n’ont pas pu se charger.',
  retry: 'Réessayer',
  law: 'Loi',
  house: 'Règle maison',
  local: 'Règle locale',
  holidayText: 'Rien ne vous est demandé.',
  houseText: 'Plus stricte que la loi\u202f: rien ne vous est demandé.',
  supplierText: 'Rien ne vous est demandé, sauf si les Siders les apportent.',
  toConfirm:
    'À confirmer avec votre conseil\u202f: ces informations ne sont pas un avis juridique.',
  more_one: 'Afficher {{count}} autre',
  more_many: 'Afficher {{count}} autres',
  more_other: 'Afficher {{count}} autres',
  siders_one: 'le même Sider',
  siders_many: '{{count}} Siders',
  siders_other: '{{count}} Siders',
  rules: {
    daily_rest: 'Repos entre deux journées',
    long_day: 'Durée d’une journée',
    long_span: 'Amplitude d’une journée',
    long_week: 'Durée d’une semaine',
    average_week: 'Durée moyenne sur 12 semaines',
    days_per_week: 'Jours travaillés par semaine',
    missing_break: 'Pause',
    mission_length: 'Durée de la mission',
    waiting_period: 'Délai de carence du poste',
    may_day: 'Travail du 1er mai',
    strike: 'Conflit collectif',
    barred_work: 'Travaux interdits aux intérimaires',
    occupational_physician: 'Médecine du travail',
    economic_dismissal: 'Après un licenciement économique',
    consecutive_days: 'Jours d’affilée',
    equipment_supplier: 'Équipements de protection',
    local_holiday: 'Jour férié du lieu de travail',
  },
  points: {
    daily_rest:
      'Entre le {{from}} et le {{to}}\u202f: {{found}} de repos pour {{siders}}, {{limit}} au moins.',
    long_day: 'Le {{from}}\u202f: {{found}} de travail pour {{siders}}, {{limit}} au plus.',
    long_span:
      'Le {{from}}\u202f: {{found}} entre la première et la dernière heure pour {{siders}}, {{limit}} au plus.',
    long_week:
      'Du {{from}} au {{to}}\u202f: {{found}} de travail pour {{siders}}, {{limit}} au plus.',
    average_week:
      'Du {{from}} au {{to}}\u202f: jusqu’à {{found}} par semaine en moyenne pour {{siders}}, {{limit}} au plus.',
    days_per_week:
      'Du {{from}} au {{to}}\u202f: {{found}} jours pour {{siders}}, {{limit}} au plus.',
    missing_break: 'Sans pause le {{days}}\u202f: {{minutes}} min au moins dès 6h de travail.',
    mission_length:
      'Du {{from}} au {{to}}\u202f: ce motif ne permet que {{limit}} mois, renouvellements compris.',
    waiting_period:
      'Ce poste a été occupé {{days}}, jusqu’au {{from}}\u202f: {{mission}}. Il peut l’être à nouveau à partir du {{to}}, après {{limit}}.',
    may_day:
      'Le {{days}} est chômé, sauf là où le travail ne peut s’interrompre\u202f: il y est payé double. Dites pourquoi votre activité ne s’arrête pas.',
    strike:
      'Vous écrivez «\u202f{{mention}}\u202f»\u202f: une mission ne remplace pas un salarié en grève.',
    barred_work:
      'Vous écrivez «\u202f{{mention}}\u202f»\u202f: ces travaux dangereux ne se confient pas à un intérimaire.',
    occupational_physician:
      'Vous écrivez «\u202f{{mention}}\u202f»\u202f: une mission ne remplace pas un médecin du travail.',
    economic_dismissal:
      'Vous écrivez «\u202f{{mention}}\u202f»\u202f: pendant six mois, pas de mission de plus de trois mois sur les postes concernés.',
    consecutive_days:
      'Du {{from}} au {{to}}\u202f: {{found}} jours planifiés d’affilée, nous en conseillons {{limit}} au plus, quels que soient les Siders.',
    equipment_supplier:
      'Le contrat dira que votre entreprise fournit «\u202f{{mention}}\u202f», comme la loi le prévoit (article L1251-23).',
    local_holiday:
      '{{holiday}} ({{days}})\u202f: ce jour n’est férié que là où l’on travaille (article {{article}} du code du travail). Ses heures ont la majoration des jours fériés.',
  },
  /** The first start that keeps the days of the week is later than the end of the waiting period. */
  waitingLater:
    'Ce poste a été occupé {{days}}, jusqu’au {{from}}\u202f: {{mission}}. Il peut l’être à nouveau à partir du {{to}}, après {{limit}}\u202f; le {{start}} garde vos jours de la semaine.',
  days_one: '{{count}} jour',
  days_many: '{{count}} jours',
  days_other: '{{count}} jours',
  openingDays_one: '{{count}} jour d’ouverture',
  openingDays_many: '{{count}} jours d’ouverture',
  openingDays_other: '{{count}} jours d’ouverture',
  previousUnknown: 'mission précédente',
  repairs: {
    add_break: 'Ajouter {{minutes}} min de pause',
    start_later: 'Commencer {{duration}} plus tard le {{date}}',
    end_earlier: 'Finir {{duration}} plus tôt le {{date}}',
    remove_shifts: 'Retirer le {{date}}',
    end_on: 'Finir le {{date}}',
    start_on: 'Commencer le {{date}}',
    name_supplier: 'Dire qui les fournit',
    done: 'Planning corrigé.',
    undone: 'Planning rétabli.',
  },
  answer: {
    open: 'Maintenir le planning',
    change: 'Modifier la raison',
    reason: 'Pourquoi maintenez-vous ce planning\u202f?',
    help: 'Votre raison est conservée avec la mission.',
    save: 'Enregistrer la raison',
    saved: 'Raison enregistrée.',
    tooShort: 'Donnez une raison d’au moins {{min}} caractères.',
    given: 'Maintenu par {{name}}\u202f: «\u202f{{reason}}\u202f»',
    givenByNobody: 'Maintenu\u202f: «\u202f{{reason}}\u202f»',
  },
}
