import { jobTitlesOf } from '../job-title.ts'

export const cleaningJobTitles = jobTitlesOf('cleaning', [
  {
    id: 'office-cleaner',
    fr: 'Agent / Agente de propreté',
    en: 'Office cleaner',
    also: ['agent d’entretien', 'femme de ménage', 'nettoyage', 'ménage', 'bureaux'],
    subtasks: [
      ['dust', 'Dépoussiérer les bureaux et les points de contact', 'Dust desks and touch points'],
      ['floors', 'Balayer, aspirer et laver les sols', 'Sweep, vacuum and mop floors'],
      ['sanitary', 'Nettoyer et désinfecter les sanitaires', 'Clean and disinfect washrooms'],
      ['waste', 'Vider les corbeilles et trier les déchets', 'Empty bins and sort waste'],
      ['supplies', 'Réapprovisionner savon et papier', 'Restock soap and paper'],
      ['report', 'Signaler les anomalies au responsable', 'Report faults to the supervisor'],
    ],
  },
  {
    id: 'floor-care-operator',
    fr: 'Agent machiniste / Agente machiniste de propreté',
    en: 'Floor care machine operator',
    also: ['autolaveuse', 'monobrosse', 'nettoyage industriel'],
    subtasks: [
      ['scrub', 'Laver les sols à l’autolaveuse', 'Wash floors with a scrubber-drier'],
      ['strip', 'Décaper et remettre en état les sols', 'Strip and restore floors'],
      ['polish', 'Poser émulsions et cristalliser', 'Apply emulsions and crystallise'],
      ['carpets', 'Shampouiner les moquettes', 'Shampoo carpets'],
      ['dose', 'Doser les produits selon les fiches', 'Dose products according to data sheets'],
      ['maintain', 'Entretenir et recharger les machines', 'Maintain and recharge the machines'],
    ],
  },
  {
    id: 'window-cleaner',
    fr: 'Laveur / Laveuse de vitres',
    en: 'Window cleaner',
    also: ['vitrerie', 'façade', 'nacelle'],
    subtasks: [
      [
        'prepare',
        'Baliser la zone et protéger les abords',
        'Mark the area and protect surroundings',
      ],
      ['wash', 'Laver et racler les vitres', 'Wash and squeegee windows'],
      ['frames', 'Nettoyer cadres, stores et enseignes', 'Clean frames, blinds and signs'],
      ['pole', 'Utiliser perches à eau pure et nacelles', 'Use pure-water poles and platforms'],
      ['finish', 'Essuyer les traces et contrôler le rendu', 'Wipe traces and check the result'],
    ],
  },
  {
    id: 'hospital-cleaner',
    fr: 'Agent / Agente de bionettoyage',
    en: 'Hospital cleaner',
    also: ['ASH', 'hôpital', 'clinique', 'désinfection'],
    subtasks: [
      [
        'rooms',
        'Nettoyer et désinfecter les chambres de patients',
        'Clean and disinfect patient rooms',
      ],
      [
        'theatre',
        'Bionettoyer les blocs et les zones à risque',
        'Deep-clean theatres and high-risk areas',
      ],
      [
        'protocols',
        'Appliquer les protocoles et les précautions d’hygiène',
        'Apply protocols and hygiene precautions',
      ],
      ['waste', 'Évacuer les déchets d’activités de soins', 'Remove healthcare waste'],
      ['linen', 'Trier le linge souillé', 'Sort soiled linen'],
      ['trace', 'Renseigner les feuilles de traçabilité', 'Fill in traceability sheets'],
    ],
  },
  {
    id: 'cleaning-team-leader',
    fr: 'Chef / Cheffe d’équipe propreté',
    en: 'Cleaning team leader',
    also: ['encadrement', 'nettoyage', 'responsable de site'],
    subtasks: [
      ['plan', 'Organiser les tournées et les remplacements', 'Organise rounds and cover'],
      [
        'train',
        'Former les agents aux méthodes et aux produits',
        'Train staff on methods and products',
      ],
      ['check', 'Contrôler la qualité des prestations', 'Check service quality'],
      [
        'supplies',
        'Gérer les stocks de produits et de matériel',
        'Manage product and equipment stock',
      ],
      ['client', 'Faire le point avec le client', 'Keep in touch with the client'],
      ['safety', 'Veiller au port des protections', 'See that protective gear is worn'],
    ],
  },
  {
    id: 'waste-collector',
    fr: 'Ripeur / Ripeuse',
    en: 'Refuse collector',
    also: ['éboueur', 'collecte', 'déchets', 'équipier de collecte'],
    subtasks: [
      ['collect', 'Collecter les bacs et les sacs', 'Collect bins and bags'],
      ['lift', 'Actionner le lève-conteneur', 'Operate the bin lift'],
      [
        'check',
        'Contrôler le tri et refuser les bacs non conformes',
        'Check sorting and refuse unsuitable bins',
      ],
      ['guide', 'Guider les manœuvres de la benne', 'Guide the lorry’s manoeuvres'],
      ['clean', 'Balayer les déchets répandus', 'Sweep up spilled waste'],
    ],
  },
])
