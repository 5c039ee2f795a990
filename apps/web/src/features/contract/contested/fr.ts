export const fr = {
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
  nobody: 'L’entreprise n’a plus personne pour qui agir\u202f: invitez d’abord un administrateur.',
  empty: 'Aucun contrat contesté',
  emptyText: 'Quand une entreprise conteste un contrat, il apparaît ici.',
  failure: 'Les contrats contestés n’ont pas pu être chargés',
}
