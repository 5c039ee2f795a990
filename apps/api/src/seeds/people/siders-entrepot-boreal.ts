import type { SiderEntry } from './sider-profile.ts'

const company = 'entrepot-boreal'

export const siderEntriesOfEntrepotBoreal: readonly SiderEntry[] = [
  {
    name: ['David', 'Leroux'],
    gender: 'm',
    company,
    experiences: [
      ['forklift-driver', 'Plateforme Océane', 62],
      ['order-picker', 'Distri Ouest', 20],
    ],
    educations: [
      [
        'Centre de formation Transport et Logistique',
        'Titre professionnel',
        'Cariste d’entrepôt',
        2014,
        2015,
      ],
    ],
    feedbacks: [
      [1, 'Conduite souple en allée étroite, aucun incident en six semaines.'],
      [1, 'CACES 1, 3 et 5 à jour, autonome dès le premier jour.'],
    ],
  },
  {
    name: ['Nadia', 'Amrani'],
    gender: 'f',
    company,
    experiences: [
      ['order-picker', 'Entrepôts du Confluent', 27],
      ['packer', 'Colis Malin', 14],
    ],
    educations: [
      ['Lycée professionnel Simone-Veyrac', 'Baccalauréat professionnel', 'Logistique', 2013, 2016],
    ],
    feedbacks: [
      [1, 'Meilleur taux de préparation de l’équipe, aucune erreur relevée.'],
      [1, 'Maîtrise la commande vocale, peut former les arrivants.'],
    ],
  },
  {
    name: ['Kevin', 'Morel'],
    gender: 'm',
    company,
    experiences: [
      ['warehouse-handler', 'Messageries du Centre', 18],
      ['removal-worker', 'Déménagements Rivière', 12],
    ],
    educations: [['Lycée Paul-Verdier', 'CAP', 'Opérateur logistique', 2018, 2020]],
    feedbacks: [[1, 'Endurant, toujours volontaire pour les déchargements du matin.']],
  },
  {
    name: ['Oumar', 'Camara'],
    gender: 'm',
    company,
    experiences: [
      ['forklift-driver', 'Froid Express', 38],
      ['warehouse-handler', 'Froid Express', 9],
    ],
    educations: [
      [
        'Centre de formation Transport et Logistique',
        'CACES R489',
        'Catégories 3 et 5',
        2019,
        2019,
      ],
    ],
    feedbacks: [[1, 'Habitué du froid négatif, respecte les temps de pause.']],
  },
  {
    name: ['Sandrine', 'Colin'],
    gender: 'f',
    company,
    experiences: [
      ['storekeeper', 'Pièces Auto Delta', 71],
      ['logistics-clerk', 'Transports Garance', 16],
    ],
    educations: [
      ['Lycée professionnel Simone-Veyrac', 'BEP', 'Logistique et commercialisation', 2005, 2007],
    ],
    feedbacks: [[1, 'Inventaire tournant remis à niveau, écarts divisés par deux.']],
  },
  {
    name: ['Florian', 'Guérin'],
    gender: 'm',
    company,
    experiences: [
      ['order-picker', 'Drive Les Moulins', 11],
      ['click-and-collect-picker', 'Drive Les Moulins', 19],
    ],
    educations: [['IUT des Vosges', 'BUT', 'Gestion logistique et transport', 2021, null]],
    feedbacks: [[1, 'Étudiant motivé, disponible le samedi, cadence régulière.']],
  },
  {
    name: ['Amel', 'Bouzid'],
    gender: 'f',
    company,
    experiences: [
      ['packer', 'Cosmétiques Albane', 33],
      ['packaging-operator', 'Cosmétiques Albane', 20],
    ],
    educations: [
      ['Greta du Fleuve', 'Titre professionnel', 'Agent de conditionnement', 2015, 2016],
    ],
    feedbacks: [[1, 'Emballages soignés, très peu de casse sur la verrerie.']],
  },
  {
    name: ['Grégory', 'Lemaire'],
    gender: 'm',
    company,
    experiences: [
      ['warehouse-team-leader', 'Plateforme Océane', 44],
      ['forklift-driver', 'Plateforme Océane', 30],
    ],
    educations: [
      [
        'Université de la Rive',
        'Licence professionnelle',
        'Management des processus logistiques',
        2012,
        2013,
      ],
    ],
    feedbacks: [
      [1, 'Points de prise de poste clairs, équipe de quinze bien répartie.'],
      [1, 'A remplacé notre chef d’équipe pendant trois semaines sans heurt.'],
    ],
  },
  {
    name: ['Priya', 'Ramanathan'],
    gender: 'f',
    company,
    experiences: [
      ['inventory-clerk', 'Comptage Service', 22],
      ['order-picker', 'Pharmalog', 15],
    ],
    educations: [['Université de Coromandel', 'Bachelor', 'Commerce', 2014, 2017]],
    feedbacks: [[1, 'Comptages fiables, repère vite les articles mal rangés.']],
  },
  {
    name: ['Sébastien', 'Humbert'],
    gender: 'm',
    company,
    experiences: [
      ['hgv-driver', 'Transports Garance', 85],
      ['delivery-driver', 'Relais Colis du Val', 24],
    ],
    educations: [
      [
        'Centre de formation Transport et Logistique',
        'Titre professionnel',
        'Conducteur du transport routier de marchandises',
        2009,
        2010,
      ],
    ],
    feedbacks: [[1, 'Arrimage irréprochable et documents toujours remplis.']],
  },
  {
    name: ['Rachid', 'Belkacem'],
    gender: 'm',
    company,
    experiences: [
      ['delivery-driver', 'Livraisons Éclair', 29],
      ['parcel-sorter', 'Messageries du Centre', 13],
    ],
    educations: [
      [
        'Lycée professionnel des Cerisiers',
        'CAP',
        'Conducteur livreur de marchandises',
        2016,
        2018,
      ],
    ],
    feedbacks: [
      [-1, 'Véhicule rendu deux fois avec des chocs non signalés.'],
      [1, 'Tournée de quatre-vingts points terminée dans les temps.'],
    ],
  },
  {
    name: ['Manon', 'Picard'],
    gender: 'f',
    company,
    experiences: [
      ['logistics-clerk', 'Affrètement Sirocco', 26],
      ['data-entry-clerk', 'Archives Numa', 10],
    ],
    educations: [
      ['Lycée Sainte-Odile', 'BTS', 'Gestion des transports et logistique associée', 2017, 2019],
    ],
    feedbacks: [[1, 'Rendez-vous de quai réorganisés, attente des chauffeurs réduite.']],
  },
  {
    name: ['Ibrahima', 'Ndiaye'],
    gender: 'm',
    company,
    experiences: [
      ['order-picker', 'Textile Harmonie', 17],
      ['warehouse-handler', 'Port sec de l’Ill', 21],
    ],
    educations: [['Université de la Teranga', 'Licence', 'Géographie', 2013, 2016]],
    feedbacks: [[1, 'Assidu, bon esprit d’équipe, apprend très vite.']],
  },
  {
    name: ['Céline', 'Aubry'],
    gender: 'f',
    company,
    experiences: [
      ['parcel-sorter', 'Messageries du Centre', 15],
      ['packer', 'Jouets Farandole', 6],
    ],
    educations: [
      [
        'Lycée professionnel des Cerisiers',
        'CAP',
        'Distribution d’objets et de services',
        2011,
        2013,
      ],
    ],
    feedbacks: [[-1, 'Absente deux jours sur cinq, peu joignable par téléphone.']],
  },
]
