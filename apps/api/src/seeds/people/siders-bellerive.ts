import type { SiderEntry } from './sider-profile.ts'

export const siderEntriesOfBellerive: readonly SiderEntry[] = [
  {
    name: ['Aurélie', 'Chapuis'],
    gender: 'f',
    company: 'bellerive-lyon',
    experiences: [
      ['sales-assistant', 'Maroquinerie Valmont', 37],
      ['cashier', 'Marché de la Saône', 12],
    ],
    educations: [
      ['Lycée Ampère-Bellecombe', 'BTS', 'Management commercial opérationnel', 2014, 2016],
    ],
    feedbacks: [
      [1, 'Excellent conseil, panier moyen au-dessus de l’équipe.'],
      [1, 'Venue en renfort à Lille pour les soldes, parfaite.', 'bellerive-lille'],
    ],
  },
  {
    name: ['Yanis', 'Mansouri'],
    gender: 'm',
    company: 'bellerive-lyon',
    experiences: [
      ['sales-assistant', 'Sport Altitude', 20],
      ['shelf-stacker', 'Marché de la Saône', 16],
    ],
    educations: [['Lycée Ampère-Bellecombe', 'Baccalauréat professionnel', 'Commerce', 2017, 2020]],
    feedbacks: [[1, 'Réassort efficace et bon contact avec les clients.']],
  },
  {
    name: ['Bérengère', 'Jolivet'],
    gender: 'f',
    company: 'bellerive-lyon',
    experiences: [
      ['receptionist', 'Centre d’affaires Rhodania', 45],
      ['administrative-assistant', 'Cabinet Aubin', 22],
    ],
    educations: [
      ['École de bureautique du Rhône', 'BTS', 'Support à l’action managériale', 2010, 2012],
    ],
    feedbacks: [[1, 'Standard tenu avec calme malgré deux lignes en panne.']],
  },
  {
    name: ['Mehdi', 'Saïdi'],
    gender: 'm',
    company: 'bellerive-lyon',
    experiences: [
      ['security-guard', 'Protection Vigie', 52],
      ['store-detective', 'Galerie des Terreaux', 18],
    ],
    educations: [
      ['Institut de formation Sûreté 69', 'CQP', 'Agent de prévention et de sécurité', 2016, 2016],
    ],
    feedbacks: [[1, 'Présence rassurante, main courante précise.']],
  },
  {
    name: ['Laetitia', 'Moreau'],
    gender: 'f',
    company: 'bellerive-lyon',
    experiences: [
      ['visual-merchandiser', 'Maison du Lin', 24],
      ['sales-assistant', 'Maison du Lin', 19],
    ],
    educations: [
      ['École des Arts appliqués de Vaise', 'Diplôme', 'Visuel merchandising', 2013, 2016],
    ],
    feedbacks: [[1, 'Vitrines de Noël posées en une nuit, rendu très soigné.']],
  },
  {
    name: ['Gwenaëlle', 'Le Goff'],
    gender: 'f',
    company: 'bellerive-nantes',
    experiences: [
      ['cashier', 'Halles de l’Erdre', 41],
      ['bakery-assistant', 'Boulangerie Fleur de sel', 14],
    ],
    educations: [['Lycée professionnel des Bourdonnières', 'BEP', 'Vente', 2008, 2010]],
    feedbacks: [
      [1, 'Caisse toujours juste, patiente avec les clients âgés.'],
      [1, 'Accepte volontiers les horaires du samedi.'],
    ],
  },
  {
    name: ['Erwan', 'Kermadec'],
    gender: 'm',
    company: 'bellerive-nantes',
    experiences: [
      ['shelf-stacker', 'Halles de l’Erdre', 23],
      ['warehouse-handler', 'Entrepôt Loire Océan', 13],
    ],
    educations: [
      ['Lycée maritime de l’Estuaire', 'CAP', 'Employé polyvalent du commerce', 2016, 2018],
    ],
    feedbacks: [[1, 'Mise en rayon terminée avant l’ouverture, rayon bien présenté.']],
  },
  {
    name: ['Awa', 'Koné'],
    gender: 'f',
    company: 'bellerive-nantes',
    experiences: [
      ['sales-assistant', 'Parfumerie Ambre gris', 18],
      ['brand-promoter', 'Régie Tandem', 9],
    ],
    educations: [
      ['Université de l’Atlantique', 'Licence', 'Information et communication', 2019, 2022],
    ],
    feedbacks: [[1, 'Animation réussie, objectifs dépassés dès le deuxième jour.']],
  },
  {
    name: ['Olivier', 'Renaud'],
    gender: 'm',
    company: 'bellerive-nantes',
    experiences: [
      ['fresh-counter-assistant', 'Fromagerie des Bords de Loire', 58],
      ['fresh-counter-assistant', 'Halles de l’Erdre', 20],
    ],
    educations: [['Lycée professionnel des Bourdonnières', 'CAP', 'Crémier-fromager', 2007, 2009]],
    feedbacks: [[1, 'Découpe précise et étal toujours attrayant.']],
  },
  {
    name: ['Marie', 'Vandenberghe'],
    gender: 'f',
    company: 'bellerive-lille',
    experiences: [
      ['sales-assistant', 'Chaussures Flandrine', 66],
      ['cashier', 'Supermarché du Vieux-Port', 25],
    ],
    educations: [['Lycée Fénelon-Wazemmes', 'BTS', 'Négociation et relation client', 2009, 2011]],
    feedbacks: [
      [1, 'Connaît le magasin aussi bien que nos titulaires.'],
      [1, 'Encadre les saisonniers avec bienveillance.'],
    ],
  },
  {
    name: ['Dylan', 'Wojcik'],
    gender: 'm',
    company: 'bellerive-lille',
    experiences: [
      ['click-and-collect-picker', 'Drive de la Deûle', 15],
      ['order-picker', 'Distri Nord', 12],
    ],
    educations: [
      ['Lycée professionnel Baggio-Sud', 'Baccalauréat professionnel', 'Logistique', 2018, 2021],
    ],
    feedbacks: [[1, 'Commandes prêtes à l’heure, ruptures bien signalées.']],
  },
  {
    name: ['Salomé', 'Lambert'],
    gender: 'f',
    company: 'bellerive-lille',
    experiences: [
      ['receptionist', 'Tour Septentrion', 14],
      ['customer-adviser', 'Voix Directe', 21],
    ],
    educations: [['IUT de la Citadelle', 'BUT', 'Carrières juridiques', 2018, 2021]],
    feedbacks: [[-1, 'Consignes d’accès visiteurs oubliées à plusieurs reprises.']],
  },
  {
    name: ['Jean-Baptiste', 'Dufour'],
    gender: 'm',
    company: 'bellerive-lille',
    experiences: [
      ['accounting-assistant', 'Textiles Dupire', 32],
      ['data-entry-clerk', 'Mutuelle des Flandres', 17],
    ],
    educations: [['Lycée Gaston-Lessage', 'BTS', 'Comptabilité et gestion', 2014, 2016]],
    feedbacks: [[1, 'Rapprochements bancaires à jour en trois jours, très rigoureux.']],
  },
]
