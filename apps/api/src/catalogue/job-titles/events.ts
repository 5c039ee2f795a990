import { jobTitlesOf } from '../job-title.ts'

export const eventsJobTitles = jobTitlesOf('events', [
  {
    id: 'event-host',
    fr: 'Hôte / Hôtesse d’événementiel',
    en: 'Event host',
    also: ['accueil', 'salon', 'congrès', 'hôtesse'],
    subtasks: [
      ['welcome', 'Accueillir et orienter les participants', 'Welcome and guide participants'],
      [
        'badges',
        'Contrôler les invitations et remettre les badges',
        'Check invitations and hand out badges',
      ],
      ['cloakroom', 'Tenir le vestiaire', 'Run the cloakroom'],
      [
        'microphone',
        'Passer le micro et placer les intervenants',
        'Pass the microphone and seat speakers',
      ],
      [
        'inform',
        'Renseigner les visiteurs en français et en anglais',
        'Inform visitors in French and English',
      ],
      ['goodies', 'Distribuer la documentation et les cadeaux', 'Hand out documents and gifts'],
    ],
  },
  {
    id: 'banquet-waiter',
    fr: 'Serveur / Serveuse en banquet',
    en: 'Banqueting waiter',
    also: ['extra', 'traiteur', 'cocktail', 'mariage', 'maître d’hôtel'],
    subtasks: [
      [
        'set-up',
        'Installer les buffets et dresser les tables',
        'Set up buffets and dress the tables',
      ],
      ['trays', 'Servir au plateau pendant le cocktail', 'Serve from trays during the cocktail'],
      [
        'plated',
        'Assurer un service à l’assiette synchronisé',
        'Deliver a synchronised plated service',
      ],
      [
        'drinks',
        'Servir le champagne, les vins et les boissons',
        'Serve champagne, wines and soft drinks',
      ],
      ['restock', 'Réapprovisionner les buffets', 'Restock the buffets'],
      ['clear', 'Débarrasser et trier la vaisselle louée', 'Clear and sort hired tableware'],
      ['load', 'Charger le camion en fin de prestation', 'Load the van at the end of the event'],
    ],
  },
  {
    id: 'event-rigger',
    fr: 'Monteur / Monteuse de stands',
    en: 'Stand and exhibition fitter',
    also: ['montage', 'démontage', 'salon', 'exposition'],
    subtasks: [
      ['unload', 'Décharger et répartir le matériel', 'Unload and distribute equipment'],
      [
        'structures',
        'Assembler les cloisons et les structures',
        'Assemble partitions and structures',
      ],
      ['floors', 'Poser la moquette et les planchers', 'Lay carpet and floors'],
      ['furniture', 'Installer le mobilier et la signalétique', 'Install furniture and signage'],
      ['finish', 'Réaliser les finitions et nettoyer le stand', 'Finish off and clean the stand'],
      ['dismantle', 'Démonter et conditionner le matériel', 'Dismantle and pack equipment'],
    ],
  },
  {
    id: 'stagehand',
    fr: 'Technicien / Technicienne de plateau',
    en: 'Stagehand',
    also: ['roadie', 'scène', 'spectacle', 'concert', 'backline'],
    subtasks: [
      [
        'load-in',
        'Décharger et mettre en place le matériel scénique',
        'Load in and position stage equipment',
      ],
      ['structures', 'Monter les praticables et les structures', 'Build platforms and structures'],
      ['cables', 'Dérouler et protéger les câbles', 'Run and protect cables'],
      ['changeovers', 'Assurer les changements de plateau', 'Carry out set changeovers'],
      ['assist', 'Assister les régies son et lumière', 'Assist the sound and lighting crews'],
      ['load-out', 'Démonter et recharger les camions', 'Dismantle and reload the trucks'],
    ],
  },
  {
    id: 'ticket-checker',
    fr: 'Contrôleur / Contrôleuse de billets',
    en: 'Ticket checker',
    also: ['billetterie', 'stade', 'festival', 'contrôle d’accès'],
    subtasks: [
      [
        'scan',
        'Scanner les billets et vérifier les accréditations',
        'Scan tickets and check accreditations',
      ],
      ['queues', 'Organiser les files d’attente', 'Organise the queues'],
      ['guide', 'Orienter et placer le public', 'Guide and seat the audience'],
      [
        'inform',
        'Renseigner le public et gérer les litiges simples',
        'Inform the public and settle simple disputes',
      ],
      [
        'count',
        'Compter les entrées et transmettre les jauges',
        'Count entries and report capacity',
      ],
      [
        'evacuate',
        'Participer à l’évacuation en cas d’alerte',
        'Take part in evacuation in case of alert',
      ],
    ],
  },
  {
    id: 'brand-promoter',
    fr: 'Animateur commercial / Animatrice commerciale',
    en: 'Brand promoter',
    also: ['street marketing', 'dégustation', 'démonstration', 'promotion'],
    subtasks: [
      ['set-up', 'Installer l’espace d’animation', 'Set up the promotion area'],
      ['attract', 'Aller à la rencontre du public', 'Approach the public'],
      [
        'demonstrate',
        'Présenter et faire essayer les produits',
        'Present products and let people try them',
      ],
      ['samples', 'Distribuer échantillons et bons de réduction', 'Hand out samples and vouchers'],
      ['collect', 'Recueillir les coordonnées des prospects', 'Collect prospect details'],
      ['report', 'Rendre compte des ventes et des retours', 'Report on sales and feedback'],
    ],
  },
])
