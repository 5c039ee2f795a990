export const fr = {
  consent: {
    one: 'En signant, j’accepte ce contrat de mise à disposition au nom de mon entreprise, que j’ai le pouvoir d’engager. Ma signature électronique, accompagnée d’un dossier de preuve, a la valeur d’une signature manuscrite entre les parties.',
    many: 'En signant, j’accepte ces {{contracts}} contrats de mise à disposition au nom de mon entreprise, que j’ai le pouvoir d’engager. Ma signature électronique, accompagnée d’un dossier de preuve, a la valeur d’une signature manuscrite entre les parties.',
  },
  consentToAmendment: {
    one: 'En signant, j’accepte cet avenant au contrat de mise à disposition au nom de mon entreprise, que j’ai le pouvoir d’engager. Ma signature électronique, accompagnée d’un dossier de preuve, a la valeur d’une signature manuscrite entre les parties.',
    many: 'En signant, j’accepte cet avenant à {{contracts}} contrats de mise à disposition au nom de mon entreprise, que j’ai le pouvoir d’engager. Ma signature électronique, accompagnée d’un dossier de preuve, a la valeur d’une signature manuscrite entre les parties.',
  },
  greeting: 'Bonjour {{firstName}},',
  /** What somebody does or is told in the place of a person who is away. */
  inPlaceOf: '{{text}} (pour {{absent}})',
  reminder: {
    subject: 'Des contrats attendent votre signature',
    pressing: 'Début dans moins de 24 heures\u202f: des contrats attendent votre signature',
    heading: 'Des contrats attendent votre signature',
    message:
      'Signez-les avant leur prise d’effet. La loi laisse jusqu’au dernier jour indiqué (article L1251-42 du code du travail).',
    ofContracts: {
      one: '{{mission}}\u202f: un contrat, début le {{day}} à {{time}}, dernier jour légal le {{lastDay}}',
      many: '{{mission}}\u202f: {{contracts}} contrats, début le {{day}} à {{time}}, dernier jour légal le {{lastDay}}',
    },
    ofAmendments: {
      one: '{{mission}}\u202f: un avenant à un contrat, effet le {{day}} à {{time}}, à signer au plus tard le {{lastDay}}',
      many: '{{mission}}\u202f: un avenant à {{contracts}} contrats, effet le {{day}} à {{time}}, à signer au plus tard le {{lastDay}}',
    },
    action: 'Lire et signer',
  },
  contested: {
    subject: 'Contrat contesté\u202f: {{mission}}',
    heading: 'Un contrat est contesté',
    message:
      '{{name}} conteste le contrat de la mission {{mission}}. Une version corrigée vous sera proposée à la signature.',
    reason: 'Motif',
    action: 'Voir le contrat',
  },
  contestedToStaff: {
    subject: 'Contrat contesté\u202f: {{mission}}, {{company}}',
    heading: 'Un contrat attend votre correction',
    message:
      '{{name}} ({{company}}) conteste le contrat de la mission {{mission}}. Personne ne peut le signer d’ici à sa correction.',
    reason: 'Motif',
    start: 'Début de la mission',
    lastDay: 'Dernier jour légal pour signer',
    action: 'Voir les contrats contestés',
  },
  corrected: {
    subject: 'Contrat corrigé à signer\u202f: {{mission}}',
    heading: 'Une version corrigée attend votre signature',
    message:
      'Le contrat contesté de la mission {{mission}} a été refait. Lisez la nouvelle version et signez-la, ou contestez-la si elle ne convient pas.',
    same: 'Le contrat contesté de la mission {{mission}} a été relu\u202f: ses termes restent les mêmes. Lisez la nouvelle version et signez-la, ou contestez-la si elle ne convient pas.',
    note: 'Réponse\u202f: {{note}}',
    contested: 'Ce qui était contesté',
    change: '{{before}} → {{after}}',
    action: 'Lire et signer',
  },
  changed: {
    fields: {
      hourlyRate: 'Taux horaire brut',
      price: 'Prix hors taxes',
      siders: 'Siders',
      subtasks: 'Tâches',
      risks: 'Risques',
      licences: 'Permis et habilitations',
      equipments: 'Équipements',
      place: 'Lieu',
      purpose: 'Objet de la mission',
      workConditions: 'Conditions de travail',
      dressCode: 'Tenue',
      executiveStatus: 'Statut',
      manager: 'Responsable',
      motive: 'Motif de recours',
      hours: 'Horaires',
    },
    statuses: {
      executive: 'Cadre',
      ETAM: 'ETAM',
      worker: 'Ouvrier',
    },
    motives: {
      activityIncrease: 'Accroissement temporaire d’activité',
      replacement: 'Remplacement',
      waitingRecruitment: 'Attente d’un recrutement',
      temporaryContract: 'Emploi temporaire d’usage',
      seasonalActivity: 'Activité saisonnière',
    },
    nothing: 'Rien',
    shift: '{{day}}, {{from}} à {{to}}, pause {{break}}',
    shiftWithoutBreak: '{{day}}, {{from}} à {{to}}, sans pause',
    worked: 'En tout {{duration}}',
  },
  amendment: {
    subject: 'Avenant à signer\u202f: {{mission}}',
    heading: 'Un avenant attend votre signature',
    message:
      'Un avenant a été créé pour la mission {{mission}}. Le planning et le prix en tiennent déjà compte\u202f: lisez-le et signez-le.',
    act: 'Objet',
    kinds: {
      renewal: 'Renouvellement',
      term: 'Modification du terme',
      hours: 'Modification des horaires',
      place: 'Modification du lieu',
      end: 'Fin anticipée',
    },
    from: 'Prise d’effet',
    contracts: 'Contrats concernés',
    action: 'Lire et signer',
  },
}
