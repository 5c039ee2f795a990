import type { JobDescriptionPatch } from '@renfort/contract/job-description.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import { jobTitle, labelOf } from '../catalogue/catalogue.ts'

type Job = JobDescriptionPatch & { readonly jobTitleId: string }

/** The first subtasks of a job title, as they are chosen in the panel. */
function subtasks(jobTitleId: string, count: number) {
  const proposed = jobTitle(jobTitleId)?.subtasks ?? []
  return proposed.slice(0, count).map(({ id, label }) => ({ id, name: label.fr, custom: false }))
}

function equipment(id: string, group: 'Safety' | 'Other', providedBy: 'sider' | 'company') {
  return { id, name: labelOf('equipment', id, 'fr') ?? id, group, providedBy, custom: false }
}

function tool(id: string, level: 'beginner' | 'intermediate' | 'advanced' | 'expert') {
  return { id, name: labelOf('tool', id, 'fr') ?? id, level, custom: false }
}

function experience(id: string, duration: number) {
  return { id, name: labelOf('experience', id, 'fr') ?? id, duration }
}

function job(jobTitleId: string, fields: JobDescriptionPatch): Job {
  const usual = {
    subtasks: subtasks(jobTitleId, 5),
    executiveStatus: 'worker',
    hasHighRiskPosition: false,
  } as const
  return { ...usual, ...fields, jobTitleId }
}

export const demoLocations = {
  'maison-lumiere': [
    {
      title: 'Brasserie Bellecour',
      description: 'Entrée du personnel au fond de la cour, code remis par le responsable.',
      address: '14 place Bellecour',
      streetNumber: '14',
      streetName: 'place Bellecour',
      postalCode: '69002',
      city: 'Lyon',
      department: 'Rhône',
      region: 'Auvergne-Rhône-Alpes',
      lat: 45.7578,
      lng: 4.832,
      favorite: true,
      confirmed: true,
    },
    {
      title: 'Salle des Réceptions',
      address: '3 quai Rambaud',
      streetNumber: '3',
      streetName: 'quai Rambaud',
      postalCode: '69002',
      city: 'Lyon',
      department: 'Rhône',
      region: 'Auvergne-Rhône-Alpes',
      lat: 45.7405,
      lng: 4.8156,
      favorite: true,
      confirmed: true,
    },
    {
      title: 'Hôtel du Barachois',
      address: '8 boulevard Gabriel-Macé',
      streetNumber: '8',
      streetName: 'boulevard Gabriel-Macé',
      postalCode: '97400',
      city: 'Saint-Denis',
      department: 'La Réunion',
      region: 'La Réunion',
      lat: -20.8757,
      lng: 55.4471,
      favorite: true,
      confirmed: true,
    },
  ],
  'entrepot-boreal': [
    {
      title: 'Plateforme Chesnes',
      address: '22 rue de l’Aéroport',
      streetNumber: '22',
      streetName: 'rue de l’Aéroport',
      postalCode: '38070',
      city: 'Saint-Quentin-Fallavier',
      department: 'Isère',
      region: 'Auvergne-Rhône-Alpes',
      lat: 45.644,
      lng: 5.106,
      favorite: true,
      confirmed: true,
    },
    {
      title: 'Plateforme du Rhin',
      address: '5 rue du Bassin-du-Commerce',
      streetNumber: '5',
      streetName: 'rue du Bassin-du-Commerce',
      postalCode: '67000',
      city: 'Strasbourg',
      department: 'Bas-Rhin',
      region: 'Grand Est',
      lat: 48.5794,
      lng: 7.7886,
      favorite: true,
      confirmed: true,
      hasProtestantChurch: true,
    },
  ],
  'bellerive-lyon': [
    {
      title: 'Bellerive Part-Dieu',
      address: '17 rue du Docteur-Bouchut',
      streetNumber: '17',
      streetName: 'rue du Docteur-Bouchut',
      postalCode: '69003',
      city: 'Lyon',
      department: 'Rhône',
      region: 'Auvergne-Rhône-Alpes',
      lat: 45.7609,
      lng: 4.8556,
      favorite: true,
      confirmed: true,
    },
  ],
  'bellerive-nantes': [
    {
      title: 'Bellerive Atlantis',
      address: '2 place Jean-Bart',
      streetNumber: '2',
      streetName: 'place Jean-Bart',
      postalCode: '44800',
      city: 'Saint-Herblain',
      department: 'Loire-Atlantique',
      region: 'Pays de la Loire',
      lat: 47.2249,
      lng: -1.6304,
      favorite: true,
      confirmed: true,
    },
  ],
  'bellerive-lille': [
    {
      title: 'Bellerive Euralille',
      address: '100 centre commercial Euralille',
      streetNumber: '100',
      streetName: 'centre commercial Euralille',
      postalCode: '59777',
      city: 'Lille',
      department: 'Nord',
      region: 'Hauts-de-France',
      lat: 50.6372,
      lng: 3.0741,
      favorite: true,
      confirmed: true,
    },
  ],
} as const satisfies Record<string, readonly NewLocation[]>

export const demoJobs = {
  'maison-lumiere': [
    job('waiter', {
      suffix: 'Brasserie',
      hourlyRate: 13,
      purpose:
        'Vous rejoignez une équipe de douze personnes pour le service de midi et du soir, 90 couverts en moyenne.',
      dressCode: labelOf('dressCode', 'black-trousers-white-shirt', 'fr'),
      languageIds: ['fre-fluent', 'eng-intermediate'],
      tools: [tool('touch-pos', 'beginner'), tool('order-tablet', 'beginner')],
      equipment: [equipment('non-slip-shoes', 'Safety', 'sider')],
      experiences: [experience('table-service', 6)],
    }),
    job('bartender', {
      suffix: 'Soirées',
      hourlyRate: 14.5,
      purpose: 'Tenue du bar pendant les réceptions : cocktails, bières et boissons sans alcool.',
      dressCode: labelOf('dressCode', 'all-black', 'fr'),
      languageIds: ['fre-fluent', 'eng-intermediate'],
      tools: [tool('espresso-machine', 'intermediate'), tool('beer-tap', 'intermediate')],
      experiences: [experience('bar', 12)],
    }),
    job('kitchen-assistant', {
      hourlyRate: 12.8,
      hasHighRiskPosition: true,
      riskIds: ['handling-light'],
      workConditions: 'Cuisine chaude, station debout prolongée, port de bacs jusqu’à 10 kg.',
      dressCode: labelOf('dressCode', 'kitchen-whites', 'fr'),
      languageIds: ['fre-intermediate'],
      equipment: [
        equipment('safety-shoes', 'Safety', 'sider'),
        equipment('heat-gloves', 'Safety', 'company'),
      ],
    }),
    job('event-host', {
      suffix: 'Réceptions',
      hourlyRate: 13.5,
      dressCode: labelOf('dressCode', 'business', 'fr'),
      languageIds: ['fre-native', 'eng-fluent'],
    }),
  ],
  'entrepot-boreal': [
    job('order-picker', {
      hourlyRate: 12.6,
      hasHighRiskPosition: true,
      riskIds: ['handling-medium'],
      workConditions: 'Préparation vocale, port de colis jusqu’à 15 kg, quais ouverts.',
      equipment: [
        equipment('safety-shoes', 'Safety', 'sider'),
        equipment('high-visibility-vest', 'Safety', 'company'),
      ],
      languageIds: ['fre-intermediate'],
    }),
    job('forklift-driver', {
      suffix: 'Équipe de nuit',
      hourlyRate: 13.9,
      hasHighRiskPosition: true,
      riskIds: ['handling-light'],
      workConditions: 'Conduite de chariot en allées étroites, trafic croisé.',
      licenceIds: ['caces-r489-5'],
      equipment: [
        equipment('safety-shoes', 'Safety', 'sider'),
        equipment('high-visibility-vest', 'Safety', 'company'),
      ],
      languageIds: ['fre-intermediate'],
    }),
  ],
  'groupe-bellerive': [
    job('cashier', { hourlyRate: 12.5, languageIds: ['fre-fluent'] }),
    job('shelf-stacker', {
      hourlyRate: 12.4,
      hasHighRiskPosition: true,
      riskIds: ['handling-light'],
      workConditions: 'Mise en rayon avant l’ouverture, port de cartons jusqu’à 10 kg.',
      equipment: [equipment('safety-shoes', 'Safety', 'company')],
    }),
  ],
  'bellerive-lyon': [
    job('sales-assistant', { suffix: 'Part-Dieu', hourlyRate: 12.9, languageIds: ['fre-native'] }),
  ],
} as const satisfies Record<string, readonly Job[]>
