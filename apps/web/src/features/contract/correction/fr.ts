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
        'Un autre document de cette mission est déjà signé\u202f: ses termes ne peuvent plus être corrigés. Renvoyez ce document avec un mot, ou retirez ses Siders de la mission.',
      amended:
        'Les contrats de cette mission ont un avenant\u202f: leurs termes ne peuvent plus être corrigés ici. Renvoyez ce document avec un mot, puis changez les contrats par un autre avenant.',
    },
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
}
