import type { ManualHandlingLevel } from '@renfort/domain/job-description/work-conditions.ts'
import { manualHandlingLevels } from '@renfort/domain/job-description/work-conditions.ts'
import type { CatalogueItem } from './label.ts'

// Families: the occupational factors of Code du travail L4161-1 and the reinforced-training posts
// of L4154-2 and R4624-23. Asbestos removal, the agents of D4154-1 and zones above 2 mSv an hour
// are absent on purpose: temporary workers may not be given that work.
const groupRows = [
  ['manualHandling', 'Port de charges', 'Manual handling'],
  ['posture', 'Postures pénibles', 'Awkward postures'],
  ['repetitiveMovement', 'Gestes répétitifs', 'Repetitive movements'],
  ['vibration', 'Vibrations mécaniques', 'Mechanical vibration'],
  ['height', 'Travail en hauteur', 'Work at height'],
  ['machines', 'Machines et outils dangereux', 'Dangerous machines and tools'],
  ['vehicles', 'Véhicules et engins', 'Vehicles and mobile machinery'],
  ['electricity', 'Électricité', 'Electricity'],
  ['chemicals', 'Agents chimiques et poussières', 'Chemicals and dust'],
  ['biological', 'Agents biologiques', 'Biological agents'],
  ['temperature', 'Températures extrêmes', 'Extreme temperatures'],
  ['noise', 'Bruit', 'Noise'],
  ['workingTime', 'Rythmes de travail', 'Working patterns'],
  ['radiation', 'Rayonnements', 'Radiation'],
  ['hyperbaric', 'Milieu hyperbare', 'Hyperbaric environment'],
  ['environment', 'Lieu et organisation du travail', 'Workplace and organisation'],
] as const

export type RiskGroup = (typeof groupRows)[number][0]

export const riskGroups: readonly (CatalogueItem & { readonly id: RiskGroup })[] = groupRows.map(
  ([id, fr, en]) => ({ id, label: { fr, en } }),
)

export interface Risk extends CatalogueItem {
  readonly group: RiskGroup
  readonly value?: ManualHandlingLevel
}

// 15 kg is the acceptable and 25 kg the maximum acceptable mass of standard NF X 35-109; 55 kg is
// the ceiling of Code du travail R4541-9, whose second paragraph limits women to 25 kg.
const manualHandling: Readonly<Record<ManualHandlingLevel, CatalogueItem>> = {
  light: {
    id: 'handling-light',
    label: { fr: 'Charges légères, jusqu’à 5 kg', en: 'Light loads, up to 5 kg' },
  },
  medium: {
    id: 'handling-medium',
    label: { fr: 'Charges moyennes, de 5 à 15 kg', en: 'Medium loads, 5 to 15 kg' },
  },
  heavy: {
    id: 'handling-heavy',
    label: { fr: 'Charges lourdes, de 15 à 25 kg', en: 'Heavy loads, 15 to 25 kg' },
  },
  veryHeavy: {
    id: 'handling-very-heavy',
    label: {
      fr: 'Charges très lourdes, plus de 25 kg (55 kg au maximum)',
      en: 'Very heavy loads, over 25 kg (55 kg at most)',
    },
  },
}

const others: readonly (readonly [RiskGroup, string, string, string])[] = [
  ['posture', 'standing', 'Station debout prolongée', 'Prolonged standing'],
  ['posture', 'kneeling', 'Travail accroupi ou à genoux', 'Crouching or kneeling work'],
  ['posture', 'twisted-back', 'Torsions et flexions du dos', 'Twisting and bending of the back'],
  ['posture', 'raised-arms', 'Bras au-dessus des épaules', 'Arms above shoulder level'],
  ['posture', 'screen-work', 'Travail prolongé sur écran', 'Prolonged screen work'],
  [
    'repetitiveMovement',
    'repetitive-fast',
    'Gestes répétés à cadence contrainte',
    'Repeated movements at an imposed pace',
  ],
  [
    'repetitiveMovement',
    'repetitive-hands',
    'Gestes répétitifs des mains et des poignets',
    'Repetitive hand and wrist movements',
  ],
  [
    'vibration',
    'vibration-hand-arm',
    'Outils vibrants (mains et bras)',
    'Vibrating tools (hand-arm)',
  ],
  [
    'vibration',
    'vibration-whole-body',
    'Conduite d’engins vibrants (corps entier)',
    'Driving vibrating machinery (whole body)',
  ],
  ['height', 'height-ladder', 'Escabeaux et échelles', 'Stepladders and ladders'],
  ['height', 'height-scaffold', 'Échafaudages', 'Scaffolding'],
  ['height', 'height-roof', 'Toitures et terrasses', 'Roofs and terraces'],
  ['height', 'height-platform', 'Nacelles élévatrices', 'Mobile elevating platforms'],
  ['height', 'height-ropes', 'Travaux sur cordes', 'Rope access work'],
  [
    'machines',
    'machines-cutting',
    'Machines de coupe et de tranchage',
    'Cutting and slicing machines',
  ],
  [
    'machines',
    'machines-moving-parts',
    'Machines à éléments mobiles accessibles',
    'Machines with accessible moving parts',
  ],
  [
    'machines',
    'machines-press',
    'Presses et machines d’emboutissage',
    'Presses and stamping machines',
  ],
  ['machines', 'machines-hand-tools', 'Outillage portatif électrique', 'Portable power tools'],
  ['machines', 'machines-knives', 'Couteaux et objets tranchants', 'Knives and sharp objects'],
  ['machines', 'machines-chainsaw', 'Tronçonneuse et broyeur', 'Chainsaw and chipper'],
  ['vehicles', 'vehicles-forklift', 'Conduite de chariots élévateurs', 'Driving forklift trucks'],
  ['vehicles', 'vehicles-site-plant', 'Conduite d’engins de chantier', 'Driving site machinery'],
  [
    'vehicles',
    'vehicles-traffic',
    'Circulation de véhicules et d’engins',
    'Moving vehicles and plant',
  ],
  ['vehicles', 'vehicles-road', 'Conduite routière fréquente', 'Frequent road driving'],
  ['vehicles', 'vehicles-lifting', 'Levage et charges suspendues', 'Lifting and suspended loads'],
  [
    'electricity',
    'electricity-low-voltage',
    'Travaux électriques basse tension',
    'Low-voltage electrical work',
  ],
  [
    'electricity',
    'electricity-nearby',
    'Travaux à proximité de pièces sous tension',
    'Work near live parts',
  ],
  [
    'chemicals',
    'chemicals-cleaning',
    'Produits d’entretien irritants',
    'Irritant cleaning products',
  ],
  [
    'chemicals',
    'chemicals-solvents',
    'Solvants, peintures et colles',
    'Solvents, paints and glues',
  ],
  ['chemicals', 'chemicals-corrosive', 'Acides et bases corrosifs', 'Corrosive acids and alkalis'],
  ['chemicals', 'chemicals-fumes', 'Fumées de soudage et gaz', 'Welding fumes and gases'],
  ['chemicals', 'chemicals-flour', 'Poussières de farine ou de céréales', 'Flour or grain dust'],
  ['chemicals', 'chemicals-wood', 'Poussières de bois', 'Wood dust'],
  ['chemicals', 'chemicals-silica', 'Silice et poussières minérales', 'Silica and mineral dust'],
  [
    'chemicals',
    'chemicals-plant-products',
    'Produits phytosanitaires',
    'Plant protection products',
  ],
  [
    'chemicals',
    'chemicals-explosive',
    'Atmosphères explosives (ATEX)',
    'Explosive atmospheres (ATEX)',
  ],
  [
    'biological',
    'biological-blood',
    'Contact avec le sang et les liquides biologiques',
    'Contact with blood and body fluids',
  ],
  [
    'biological',
    'biological-infection',
    'Contact avec des personnes malades',
    'Contact with ill people',
  ],
  ['biological', 'biological-waste', 'Déchets et eaux usées', 'Waste and waste water'],
  ['biological', 'biological-animals', 'Contact avec des animaux', 'Contact with animals'],
  [
    'temperature',
    'temperature-cold-room',
    'Chambre froide positive (0 à 5 °C)',
    'Chilled store (0 to 5 °C)',
  ],
  [
    'temperature',
    'temperature-freezer',
    'Chambre froide négative (−18 °C ou moins)',
    'Frozen store (−18 °C or below)',
  ],
  ['temperature', 'temperature-heat', 'Chaleur de 30 °C ou plus', 'Heat of 30 °C or more'],
  [
    'temperature',
    'temperature-burns',
    'Surfaces, vapeurs et liquides brûlants',
    'Burning surfaces, steam and liquids',
  ],
  [
    'temperature',
    'temperature-weather',
    'Travail exposé aux intempéries',
    'Work exposed to the weather',
  ],
  ['noise', 'noise-80', 'Bruit de 80 dB(A) ou plus', 'Noise of 80 dB(A) or more'],
  ['noise', 'noise-85', 'Bruit de 85 dB(A) ou plus', 'Noise of 85 dB(A) or more'],
  ['noise', 'noise-impact', 'Bruits impulsionnels', 'Impact noise'],
  ['workingTime', 'working-time-night', 'Travail de nuit', 'Night work'],
  ['workingTime', 'working-time-shifts', 'Équipes successives alternantes', 'Alternating shifts'],
  ['workingTime', 'working-time-split', 'Horaires coupés', 'Split shifts'],
  ['workingTime', 'working-time-early', 'Prise de poste avant 6 h', 'Start before 6 a.m.'],
  [
    'radiation',
    'radiation-ionising',
    'Rayonnements ionisants (zone surveillée)',
    'Ionising radiation (supervised area)',
  ],
  [
    'radiation',
    'radiation-optical',
    'Rayonnements optiques (soudage, laser)',
    'Optical radiation (welding, laser)',
  ],
  ['radiation', 'radiation-sun', 'Exposition prolongée au soleil', 'Prolonged exposure to the sun'],
  [
    'hyperbaric',
    'hyperbaric-pressure',
    'Travail sous pression (milieu hyperbare)',
    'Work under pressure (hyperbaric)',
  ],
  ['environment', 'environment-confined', 'Espaces confinés', 'Confined spaces'],
  [
    'environment',
    'environment-slippery',
    'Sols glissants ou encombrés',
    'Slippery or cluttered floors',
  ],
  ['environment', 'environment-lone', 'Travail isolé', 'Lone working'],
  [
    'environment',
    'environment-public',
    'Contact avec un public agressif',
    'Contact with aggressive members of the public',
  ],
  ['environment', 'environment-cash', 'Manipulation de fonds', 'Cash handling'],
  ['environment', 'environment-fire', 'Incendie et explosion', 'Fire and explosion'],
]

export const risks: readonly Risk[] = [
  ...manualHandlingLevels.map((value) => ({
    ...manualHandling[value],
    group: 'manualHandling' as const,
    value,
  })),
  ...others.map(([group, id, fr, en]) => ({ id, group, label: { fr, en } })),
]
