export const fr = {
  changed: {
    heading: 'Ce que change cette version',
    same: 'Les termes sont les mêmes que dans la version {{since}}.',
    version: 'Avant (version {{version}})',
    now: 'Cette version',
    note: 'Réponse du service client',
  },
  waiting: {
    contestedBy: 'Contesté par {{name}}, le {{day}} à {{time}}',
    next: 'Le service client a été prévenu. Il corrige ce contrat ou vous répond\u202f: vous recevrez par e-mail une nouvelle version à signer, avec ce qui a changé.',
    meanwhile: 'D’ici là, ce contrat ne peut être ni signé ni modifié par un avenant.',
  },
  staff: {
    heading: 'Correction du contrat',
    steps:
      'Corrigez ce que dit la mission (taux, motif, tâches, lieu) et ses horaires dans le planning, puis envoyez la version corrigée.',
    mission: 'Corriger la mission',
    planning: 'Corriger les horaires',
    locks: {
      signed:
        'Un autre document de cette mission est déjà signé\u202f: ce que leurs contrats disent en commun (taux, motif, tâches, lieu) ne change plus ici.',
      amended:
        'Les contrats de cette mission ont un avenant\u202f: ce qu’ils disent en commun (taux, motif, tâches, lieu) ne change plus ici.',
    },
    hoursOpen: 'Les horaires des seuls Siders de ce document peuvent encore être corrigés.',
    hoursClosed:
      'Ses horaires se corrigent par un avenant\u202f: renvoyez d’abord ce document avec un mot, puis faites l’avenant dans la mission.',
    otherTerms: {
      signed:
        'Pour le taux, le motif ou les tâches\u202f: retirez ces Siders de la mission dans «\u202fMissions à pourvoir\u202f», dupliquez la mission, corrigez la copie et embauchez-les de nouveau\u202f; ils auront un contrat aux bons termes. Pour le lieu de tous\u202f: renvoyez ce document avec un mot, puis faites un avenant dans la mission.',
      amended:
        'Pour le lieu, le terme ou les horaires\u202f: renvoyez ce document avec un mot, puis faites un autre avenant dans la mission. Pour le taux, le motif ou les tâches d’un contrat que personne n’a signé\u202f: retirez ces Siders de la mission dans «\u202fMissions à pourvoir\u202f», dupliquez la mission, corrigez la copie et embauchez-les de nouveau.',
    },
    openMission: 'Ouvrir la mission',
    soFar: 'Corrigé jusqu’ici',
    nothing: 'Rien n’est encore corrigé.',
    unknown: 'La version contestée n’avait pas de document\u202f: rien ne peut lui être comparé.',
    send: 'Envoyer la version corrigée',
    title: 'Envoyer la version corrigée',
    context: 'L’entreprise reçoit la nouvelle version à signer, avec ce qui a changé.',
    contextSame:
      'Les termes sont restés les mêmes\u202f: dites à l’entreprise pourquoi elle peut signer ce contrat.',
    note: 'Réponse à l’entreprise',
    submit: 'Envoyer',
    done: 'La nouvelle version est en préparation. L’entreprise est prévenue.',
  },
  hours: {
    open: 'Ajouter ou corriger un créneau',
    title: 'Horaires de ce document',
    context: 'Le planning et le prix suivent. L’entreprise voit l’ancien et le nouveau.',
    act: 'Que faut-il corriger\u202f?',
    acts: {
      add: 'Ajouter un créneau manquant',
      move: 'Changer un créneau',
      remove: 'Retirer un créneau',
    },
    siders: 'Pour qui',
    shift: 'Créneau',
    shiftOf: '{{day}}, {{from}} à {{to}}',
    day: 'Jour',
    start: 'Début',
    end: 'Fin',
    pause: 'Pause',
    clocks: 'Jours et horaires exprimés en {{zone}}.',
    noPause: 'Aucune',
    incomplete: 'Remplissez d’abord tous les champs.',
    submit: 'Corriger',
    done: 'Horaires corrigés. Envoyez maintenant la version corrigée.',
  },
  contested: {
    title: 'Contrats contestés',
    context: 'L’entreprise attend une version corrigée\u202f: elle ne peut rien signer d’ici là.',
    back: 'Administration',
    contracts_one: '{{count}} contrat',
    contracts_many: '{{count}} contrats',
    contracts_other: '{{count}} contrats',
    amendment: 'Avenant',
    start: 'Début le {{day}} à {{time}}',
    lastDay: 'dernier jour légal pour signer\u202f: {{day}}',
    late: 'délai légal dépassé depuis le {{day}}',
    again_one: 'Déjà contesté une fois',
    again_many: 'Déjà contesté {{count}} fois',
    again_other: 'Déjà contesté {{count}} fois',
    contestedBy: 'Contesté par {{name}}, le {{day}} à {{time}}',
    locks: {
      signed:
        'Un autre document de cette mission est déjà signé\u202f: les horaires de ces Siders peuvent être corrigés, le reste non. Le document dit comment faire pour chaque terme.',
      amended:
        'Les contrats de cette mission ont un avenant\u202f: la mission elle-même ne peut plus être corrigée. Le document dit comment faire pour chaque terme.',
    },
    correct: 'Traiter',
    correctOf: 'Traiter\u202f: {{mission}}, {{company}}',
    nobody:
      'L’entreprise n’a plus personne pour qui agir\u202f: invitez d’abord un administrateur.',
    empty: 'Aucun contrat contesté',
    emptyText: 'Quand une entreprise conteste un contrat, il apparaît ici.',
    failure: 'Les contrats contestés n’ont pas pu être chargés',
  },
}
