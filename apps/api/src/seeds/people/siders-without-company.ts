import type { SiderEntry } from './sider-profile.ts'

export const siderEntriesWithoutCompany: readonly SiderEntry[] = [
  {
    name: ['Paulo', 'Da Silva'],
    gender: 'm',
    experiences: [
      ['bricklayer', 'Bâtisseurs du Gave', 96],
      ['construction-labourer', 'Bâtisseurs du Gave', 18],
    ],
    educations: [['CFA du Bâtiment de l’Adour', 'CAP', 'Maçon', 2003, 2005]],
  },
  {
    name: ['Mihai', 'Ionescu'],
    gender: 'm',
    experiences: [
      ['drywall-installer', 'Cloisons Modernes', 40],
      ['painter-decorator', 'Couleurs d’Aquitaine', 22],
    ],
    educations: [['Liceul Tehnologic Cluj', 'Diplôme', 'Finitions du bâtiment', 2006, 2009]],
  },
  {
    name: ['Rosa', 'Fernandes'],
    gender: 'f',
    experiences: [
      ['office-cleaner', 'Propreté Azur', 78],
      ['room-attendant', 'Hôtel Bord de Seine', 34],
    ],
    educations: [['Institut de la Propreté', 'CQP', 'Agent machiniste classique', 2012, 2012]],
  },
  {
    name: ['Jérémy', 'Faure'],
    gender: 'm',
    experiences: [
      ['gardener', 'Jardins de l’Albarine', 27],
      ['farm-worker', 'Vergers du Mas', 8],
    ],
    educations: [
      [
        'Lycée agricole des Sardières',
        'Baccalauréat professionnel',
        'Aménagements paysagers',
        2015,
        2018,
      ],
    ],
  },
  {
    name: ['Véronique', 'Tessier'],
    gender: 'f',
    experiences: [
      ['care-assistant', 'EHPAD Les Glycines', 112],
      ['home-care-worker', 'Aide et Présence', 30],
    ],
    educations: [['IFAS du Centre hospitalier', 'Diplôme d’État', 'Aide-soignante', 2007, 2008]],
  },
  {
    name: ['Abdoulaye', 'Keita'],
    gender: 'm',
    experiences: [
      ['stretcher-bearer', 'Clinique Saint-Aubin', 19],
      ['hospital-services-agent', 'Clinique Saint-Aubin', 11],
    ],
    educations: [
      [
        'Lycée professionnel Émile-Roux',
        'Baccalauréat professionnel',
        'Accompagnement, soins et services à la personne',
        2016,
        2019,
      ],
    ],
  },
  {
    name: ['Pauline', 'Schmitt'],
    gender: 'f',
    experiences: [
      ['hr-assistant', 'Mécanique du Ried', 28],
      ['administrative-assistant', 'Notaires associés Kuntz', 15],
    ],
    educations: [
      ['Université du Vieil-Armand', 'Licence professionnelle', 'Ressources humaines', 2016, 2017],
    ],
  },
  {
    name: ['Stéphane', 'Gaudin'],
    gender: 'm',
    experiences: [
      ['welder', 'Chaudronnerie Arcadia', 83],
      ['assembler', 'Ascenseurs Vercors', 26],
    ],
    educations: [
      [
        'Lycée professionnel Vaucanson-Nord',
        'Baccalauréat professionnel',
        'Technicien en chaudronnerie',
        2004,
        2007,
      ],
    ],
  },
  {
    name: ['Lina', 'Zerouali'],
    gender: 'f',
    experiences: [
      ['customer-adviser', 'Voix Directe', 25],
      ['telesales-agent', 'Énergie Conseil', 9],
    ],
    educations: [
      [
        'Lycée Paul-Verdier',
        'BTS',
        'Négociation et digitalisation de la relation client',
        2019,
        2021,
      ],
    ],
  },
  {
    name: ['Bruno', 'Castelli'],
    gender: 'm',
    experiences: [
      ['maintenance-technician', 'Papeteries du Prunelli', 64],
      ['electrician', 'Énergies de l’île', 31],
    ],
    educations: [['Lycée Fred-Scala', 'BTS', 'Maintenance des systèmes', 2008, 2010]],
  },
  {
    name: ['Maëlys', 'Boyer'],
    gender: 'f',
    experiences: [
      ['childcare-assistant', 'Crèche Les Petits Pas', 35],
      ['childcare-assistant', 'Halte-garderie Arc-en-ciel', 10],
    ],
    educations: [['IFAP des Cévennes', 'Diplôme d’État', 'Auxiliaire de puériculture', 2017, 2018]],
  },
]
