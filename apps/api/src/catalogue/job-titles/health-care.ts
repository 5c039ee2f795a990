import { jobTitlesOf } from '../job-title.ts'

export const healthCareJobTitles = jobTitlesOf('health-care', [
  {
    id: 'care-assistant',
    fr: 'Aide-soignant / Aide-soignante',
    en: 'Healthcare assistant',
    also: ['AS', 'EHPAD', 'hôpital', 'soins'],
    subtasks: [
      ['hygiene', 'Réaliser les soins d’hygiène et de confort', 'Provide hygiene and comfort care'],
      [
        'mobility',
        'Aider aux levers, aux transferts et à la marche',
        'Help with getting up, transfers and walking',
      ],
      ['meals', 'Distribuer les repas et aider à s’alimenter', 'Serve meals and help patients eat'],
      [
        'vital-signs',
        'Relever les constantes et signaler les changements',
        'Record vital signs and report changes',
      ],
      [
        'beds',
        'Faire les lits et entretenir l’environnement',
        'Make beds and keep the surroundings clean',
      ],
      ['handover', 'Participer aux transmissions', 'Take part in handovers'],
    ],
  },
  {
    id: 'nurse',
    fr: 'Infirmier / Infirmière',
    en: 'Registered nurse',
    also: ['IDE', 'soins', 'clinique', 'hôpital'],
    subtasks: [
      [
        'treatments',
        'Préparer et administrer les traitements prescrits',
        'Prepare and give prescribed treatments',
      ],
      [
        'dressings',
        'Réaliser les pansements et les prélèvements',
        'Carry out dressings and take samples',
      ],
      [
        'monitor',
        'Surveiller l’état clinique des patients',
        'Monitor patients’ clinical condition',
      ],
      ['records', 'Tenir le dossier de soins', 'Keep the care record'],
      ['coordinate', 'Coordonner les soins avec les médecins', 'Coordinate care with doctors'],
      ['relatives', 'Informer les patients et leurs proches', 'Inform patients and relatives'],
    ],
  },
  {
    id: 'hospital-services-agent',
    fr: 'Agent / Agente des services hospitaliers',
    en: 'Hospital services assistant',
    also: ['ASH', 'EHPAD', 'hôtelier'],
    subtasks: [
      ['clean', 'Entretenir les chambres et les parties communes', 'Clean rooms and common areas'],
      ['meals', 'Préparer les plateaux et servir les repas', 'Prepare trays and serve meals'],
      ['linen', 'Distribuer et ranger le linge', 'Hand out and store linen'],
      [
        'accompany',
        'Accompagner les résidents dans leurs déplacements',
        'Accompany residents as they move around',
      ],
      ['hygiene', 'Appliquer les protocoles d’hygiène', 'Apply hygiene protocols'],
      ['report', 'Signaler les situations inhabituelles', 'Report unusual situations'],
    ],
  },
  {
    id: 'home-care-worker',
    fr: 'Auxiliaire de vie',
    en: 'Home care worker',
    also: ['aide à domicile', 'AVS', 'assistant de vie'],
    subtasks: [
      ['daily-life', 'Aider aux gestes de la vie quotidienne', 'Help with daily life'],
      [
        'meals',
        'Préparer les repas et accompagner leur prise',
        'Prepare meals and help people eat',
      ],
      ['housework', 'Entretenir le logement et le linge', 'Look after the home and laundry'],
      [
        'shopping',
        'Faire les courses et les démarches simples',
        'Do the shopping and simple errands',
      ],
      ['company', 'Proposer des activités et des sorties', 'Offer activities and outings'],
      ['log', 'Tenir le cahier de liaison', 'Keep the liaison logbook'],
    ],
  },
  {
    id: 'childcare-assistant',
    fr: 'Auxiliaire de puériculture',
    en: 'Nursery assistant',
    also: ['crèche', 'petite enfance', 'enfants'],
    subtasks: [
      ['welcome', 'Accueillir les enfants et leurs parents', 'Welcome children and parents'],
      [
        'care',
        'Assurer les changes et les soins d’hygiène',
        'Provide nappy changes and hygiene care',
      ],
      ['meals', 'Donner les repas et les biberons', 'Give meals and bottles'],
      ['play', 'Animer des activités d’éveil', 'Run early-learning activities'],
      ['sleep', 'Accompagner et surveiller la sieste', 'Settle and watch over naps'],
      ['clean', 'Désinfecter les jouets et les espaces', 'Disinfect toys and rooms'],
    ],
  },
  {
    id: 'stretcher-bearer',
    fr: 'Brancardier / Brancardière',
    en: 'Hospital porter',
    also: ['brancardage', 'transport de patients', 'hôpital'],
    subtasks: [
      ['move', 'Transporter les patients entre les services', 'Move patients between departments'],
      ['install', 'Installer les patients en sécurité', 'Settle patients safely'],
      ['identity', 'Vérifier l’identité et les consignes', 'Check identity and instructions'],
      ['equipment', 'Nettoyer brancards et fauteuils', 'Clean stretchers and wheelchairs'],
      ['samples', 'Acheminer dossiers et prélèvements', 'Carry records and samples'],
    ],
  },
  {
    id: 'pharmacy-assistant',
    fr: 'Préparateur / Préparatrice en pharmacie',
    en: 'Pharmacy technician',
    also: ['officine', 'médicament', 'pharmacie'],
    subtasks: [
      [
        'dispense',
        'Délivrer les ordonnances sous contrôle du pharmacien',
        'Dispense prescriptions under a pharmacist’s control',
      ],
      ['prepare', 'Réaliser les préparations et les piluliers', 'Make preparations and pill boxes'],
      [
        'advise',
        'Conseiller les patients sur les produits courants',
        'Advise patients on everyday products',
      ],
      ['orders', 'Réceptionner et ranger les commandes', 'Receive and store orders'],
      ['billing', 'Traiter le tiers payant', 'Process third-party payment'],
      ['dates', 'Contrôler les périmés', 'Check expired products'],
    ],
  },
])
