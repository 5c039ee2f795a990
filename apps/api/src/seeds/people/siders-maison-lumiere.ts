import type { SiderEntry } from './sider-profile.ts'

const company = 'maison-lumiere'

export const siderEntriesOfMaisonLumiere: readonly SiderEntry[] = [
  {
    name: ['Inès', 'Benali'],
    gender: 'f',
    company,
    experiences: [
      ['waiter', 'Brasserie des Deux Quais', 26],
      ['station-head-waiter', 'Restaurant L’Orée', 9],
    ],
    educations: [
      [
        'Lycée hôtelier des Coteaux',
        'CAP',
        'Commercialisation et services en restauration',
        2016,
        2018,
      ],
    ],
    feedbacks: [
      [1, 'Très à l’aise en salle, sourire constant même pendant le coup de feu.'],
      [1, 'Connaît déjà nos cartes et nos tables, nous la redemandons à chaque fois.'],
    ],
  },
  {
    name: ['Mathieu', 'Perrin'],
    gender: 'm',
    company,
    experiences: [
      ['station-head-waiter', 'Hôtel du Belvédère', 48],
      ['waiter', 'Le Comptoir Saint-Roch', 18],
    ],
    educations: [
      ['Lycée Jean-Drouant-la-Forêt', 'Baccalauréat professionnel', 'Service en salle', 2011, 2014],
    ],
    feedbacks: [[1, 'Tient son rang sans aide et forme volontiers les nouveaux.']],
  },
  {
    name: ['Aïssatou', 'Diallo'],
    gender: 'f',
    company,
    experiences: [
      ['waiter', 'Café de la Passerelle', 14],
      ['event-host', 'Agence Parvis', 20],
    ],
    educations: [['Université de la Rive', 'Licence', 'Langues étrangères appliquées', 2018, 2021]],
    feedbacks: [
      [1, 'Accueil impeccable en français et en anglais lors du séminaire.'],
      [1, 'Ponctuelle, élégante, les clients nous ont parlé d’elle.'],
    ],
  },
  {
    name: ['Julien', 'Marchand'],
    gender: 'm',
    company,
    experiences: [
      ['bartender', 'Bar Le Zénith', 31],
      ['waiter', 'Brasserie Mistral', 12],
    ],
    educations: [['École du Bar', 'Mention complémentaire', 'Employé barman', 2017, 2018]],
    feedbacks: [
      [1, 'Carte des cocktails maîtrisée en une soirée, bar rendu impeccable.'],
      [1, 'Rythme soutenu tenu jusqu’à la fermeture.'],
    ],
  },
  {
    name: ['Chloé', 'Fontaine'],
    gender: 'f',
    company,
    experiences: [
      ['bartender', 'Rooftop Azimut', 16],
      ['barista', 'Torréfaction Belleroche', 22],
    ],
    educations: [
      [
        'Lycée hôtelier Albert-Vaudoyer',
        'Baccalauréat technologique',
        'Hôtellerie et restauration',
        2015,
        2018,
      ],
    ],
    feedbacks: [[1, 'Très bonne barista, latte art apprécié au petit-déjeuner.']],
  },
  {
    name: ['Samuel', 'Okafor'],
    gender: 'm',
    company,
    experiences: [
      ['kitchen-assistant', 'Traiteur Girofle', 19],
      ['dishwasher', 'Restaurant Le Puits', 8],
    ],
    educations: [['CFA des Métiers de bouche', 'CAP', 'Cuisine', 2020, 2022]],
    feedbacks: [[1, 'Mise en place rapide et propre, pose les bonnes questions.']],
  },
  {
    name: ['Élodie', 'Garnier'],
    gender: 'f',
    company,
    experiences: [
      ['cook', 'Bistrot des Remparts', 54],
      ['kitchen-assistant', 'Auberge du Moulin', 24],
    ],
    educations: [['Lycée hôtelier des Coteaux', 'BEP', 'Restauration, option cuisine', 2008, 2010]],
    feedbacks: [
      [1, 'A repris le poste chaud au pied levé, aucune attente en salle.'],
      [1, 'Assiettes soignées, respecte les fiches techniques.'],
    ],
  },
  {
    name: ['Thanh', 'Nguyen'],
    gender: 'm',
    company,
    experiences: [
      ['cook', 'Table d’Ambre', 36],
      ['cook', 'Cantine Lotus', 15],
    ],
    educations: [
      ['Institut des Arts culinaires', 'Brevet professionnel', 'Arts de la cuisine', 2013, 2015],
    ],
    feedbacks: [[1, 'Calme et précis, très bon niveau sur les cuissons.']],
  },
  {
    name: ['Margaux', 'Lefort'],
    gender: 'f',
    company,
    experiences: [
      ['pastry-cook', 'Pâtisserie Coquelicot', 28],
      ['pastry-cook', 'Hôtel Les Tilleuls', 13],
    ],
    educations: [['CFA des Métiers de bouche', 'CAP', 'Pâtisserie', 2017, 2019]],
    feedbacks: [[1, 'Desserts de banquet envoyés à l’heure, dressage régulier.']],
  },
  {
    name: ['Karim', 'Haddad'],
    gender: 'm',
    company,
    experiences: [
      ['dishwasher', 'Brasserie des Deux Quais', 20],
      ['canteen-worker', 'Cuisine centrale du Val', 11],
    ],
    educations: [
      [
        'Lycée professionnel Marie-Laurencin',
        'CAP',
        'Agent polyvalent de restauration',
        2014,
        2016,
      ],
    ],
    feedbacks: [[1, 'Plonge toujours à jour, aide la cuisine sans qu’on le demande.']],
  },
  {
    name: ['Fatoumata', 'Sow'],
    gender: 'f',
    company,
    experiences: [
      ['dishwasher', 'Restaurant Les Voûtes', 9],
      ['canteen-worker', 'Résidence Les Érables', 27],
    ],
    educations: [['Greta du Fleuve', 'Titre professionnel', 'Agent de restauration', 2018, 2019]],
    feedbacks: [
      [1, 'Sérieuse et rapide, hygiène irréprochable.'],
      [-1, 'Deux retards de plus de vingt minutes sur la semaine, sans prévenir.'],
    ],
  },
  {
    name: ['Lucas', 'Delmas'],
    gender: 'm',
    company,
    experiences: [
      ['banquet-waiter', 'Réceptions Clairval', 17],
      ['waiter', 'Pizzeria Vesuvio', 10],
    ],
    educations: [
      [
        'Université de la Rive',
        'Licence',
        'Sciences et techniques des activités sportives',
        2021,
        2024,
      ],
    ],
    feedbacks: [[1, 'Service à l’assiette bien synchronisé pour deux cents couverts.']],
  },
  {
    name: ['Camille', 'Rousseau'],
    gender: 'f',
    company,
    experiences: [
      ['banquet-waiter', 'Maison Septembre Traiteur', 34],
      ['event-host', 'Palais des Congrès du Lac', 12],
    ],
    educations: [
      ['Lycée Jean-Drouant-la-Forêt', 'BTS', 'Management en hôtellerie-restauration', 2016, 2018],
    ],
    feedbacks: [
      [1, 'Peut diriger une petite équipe d’extras, très fiable.'],
      [1, 'A géré les régimes alimentaires sans une erreur.'],
    ],
  },
  {
    name: ['Antoine', 'Vasseur'],
    gender: 'm',
    company,
    experiences: [
      ['event-rigger', 'Stands Alizé', 23],
      ['stagehand', 'Scènes du Nord', 14],
    ],
    educations: [
      ['Lycée professionnel des Métiers du bois', 'CAP', 'Menuisier installateur', 2012, 2014],
    ],
    feedbacks: [[1, 'Montage terminé avec une heure d’avance, chantier laissé propre.']],
  },
  {
    name: ['Yasmine', 'Cherif'],
    gender: 'f',
    company,
    experiences: [
      ['event-host', 'Agence Parvis', 30],
      ['receptionist', 'Tour Septentrion', 16],
    ],
    educations: [['École supérieure de Tourisme du Sud', 'BTS', 'Tourisme', 2017, 2019]],
    feedbacks: [[1, 'Gère une file de trois cents invités avec le sourire.']],
  },
  {
    name: ['Pierre', 'Lacombe'],
    gender: 'm',
    company,
    experiences: [
      ['waiter', 'Hôtel du Belvédère', 7],
      ['fast-food-crew-member', 'Burger du Pont', 18],
    ],
    educations: [
      ['Lycée Paul-Verdier', 'Baccalauréat général', 'Sciences économiques', 2019, 2022],
    ],
    feedbacks: [[-1, 'A quitté son poste avant la fin du service sans accord du responsable.']],
  },
  {
    name: ['Sofia', 'Pereira'],
    gender: 'f',
    company,
    experiences: [
      ['waiter', 'Casa Lisboa', 40],
      ['bartender', 'Casa Lisboa', 12],
    ],
    educations: [['Escola de Hotelaria do Porto', 'Diplôme', 'Service et bar', 2012, 2014]],
    feedbacks: [
      [1, 'Parle portugais, espagnol et anglais, précieuse pour nos groupes.'],
      [1, 'Ventes additionnelles en hausse sur sa partie de salle.'],
    ],
  },
  {
    name: ['Hugo', 'Baptiste'],
    gender: 'm',
    company,
    experiences: [
      ['kitchen-assistant', 'Crêperie du Port', 13],
      ['fast-food-crew-member', 'Snack Horizon', 10],
    ],
    educations: [['CFA des Métiers de bouche', 'CAP', 'Cuisine', 2022, 2024]],
    feedbacks: [[1, 'Débutant volontaire, progresse à chaque service.']],
  },
  {
    name: ['Léa', 'Marin'],
    gender: 'f',
    company,
    experiences: [
      ['breakfast-attendant', 'Hôtel Les Tilleuls', 25],
      ['waiter', 'Salon de thé Pivoine', 11],
    ],
    educations: [
      ['Lycée hôtelier Albert-Vaudoyer', 'CAP', 'Services en hôtel, café, restaurant', 2015, 2017],
    ],
    feedbacks: [[1, 'Buffet toujours garni, clients satisfaits dès sept heures.']],
  },
  {
    name: ['Moussa', 'Traoré'],
    gender: 'm',
    company,
    experiences: [
      ['cook', 'Cuisine centrale du Val', 29],
      ['kitchen-assistant', 'Bistrot des Remparts', 17],
    ],
    educations: [['Greta du Fleuve', 'Titre professionnel', 'Cuisinier', 2017, 2018]],
    feedbacks: [
      [1, 'Relevés HACCP tenus sans rappel, bonne organisation.'],
      [1, 'Équipier agréable, s’adapte à toutes les brigades.'],
    ],
  },
  {
    name: ['Clara', 'Weiss'],
    gender: 'f',
    company,
    experiences: [
      ['brand-promoter', 'Régie Tandem', 15],
      ['event-host', 'Salon Habitat de l’Est', 8],
    ],
    educations: [['IUT des Vosges', 'BUT', 'Techniques de commercialisation', 2020, 2023]],
    feedbacks: [[1, 'À l’aise avec le public, compte rendu clair en fin de journée.']],
  },
  {
    name: ['Nicolas', 'Bertin'],
    gender: 'm',
    company,
    experiences: [
      ['stagehand', 'Festival des Arènes', 21],
      ['ticket-checker', 'Stade des Lices', 33],
    ],
    educations: [
      [
        'Centre de formation du Spectacle',
        'Titre professionnel',
        'Technicien de plateau',
        2016,
        2017,
      ],
    ],
    feedbacks: [[1, 'Changements de plateau fluides, respecte les consignes de sécurité.']],
  },
]
