import { jobTitlesOf } from '../job-title.ts'

export const transportJobTitles = jobTitlesOf('transport', [
  {
    id: 'delivery-driver',
    fr: 'Chauffeur-livreur / Chauffeuse-livreuse',
    en: 'Delivery driver',
    also: ['livraison', 'messagerie', 'VL', 'permis B', 'coursier'],
    subtasks: [
      ['load', 'Charger le véhicule dans l’ordre de la tournée', 'Load the van in route order'],
      [
        'deliver',
        'Livrer les colis et recueillir les signatures',
        'Deliver parcels and collect signatures',
      ],
      ['collect', 'Effectuer les enlèvements chez les clients', 'Collect parcels from customers'],
      ['scan', 'Scanner chaque étape de la livraison', 'Scan each delivery step'],
      [
        'returns',
        'Traiter les retours et les avis de passage',
        'Handle returns and missed-delivery notes',
      ],
      [
        'vehicle',
        'Contrôler l’état et la propreté du véhicule',
        'Check the van’s condition and cleanliness',
      ],
    ],
  },
  {
    id: 'hgv-driver',
    fr: 'Conducteur / Conductrice de poids lourd',
    en: 'Rigid truck driver',
    also: ['permis C', 'camion', 'PL', 'porteur', 'routier'],
    subtasks: [
      ['inspect', 'Effectuer les contrôles avant départ', 'Carry out pre-departure checks'],
      [
        'load',
        'Surveiller le chargement et arrimer la marchandise',
        'Oversee loading and secure the load',
      ],
      [
        'drive',
        'Conduire selon la réglementation sociale européenne',
        'Drive within European drivers’ hours rules',
      ],
      ['deliver', 'Livrer et faire émarger les documents', 'Deliver and have documents signed'],
      ['tachograph', 'Renseigner le chronotachygraphe', 'Operate the tachograph'],
      ['report', 'Signaler les incidents et les réserves', 'Report incidents and reservations'],
    ],
  },
  {
    id: 'articulated-lorry-driver',
    fr: 'Conducteur / Conductrice de semi-remorque',
    en: 'Articulated lorry driver',
    also: ['SPL', 'permis CE', 'super lourd', 'routier', 'camion'],
    subtasks: [
      ['couple', 'Atteler et dételer la semi-remorque', 'Couple and uncouple the trailer'],
      ['secure', 'Répartir et arrimer le chargement', 'Distribute and secure the load'],
      ['drive', 'Assurer des trajets régionaux ou nationaux', 'Drive regional or national routes'],
      [
        'documents',
        'Contrôler et transmettre les lettres de voiture',
        'Check and pass on consignment notes',
      ],
      ['tail-lift', 'Décharger au hayon ou à quai', 'Unload by tail lift or at the dock'],
      ['maintain', 'Assurer l’entretien courant du véhicule', 'Carry out routine vehicle care'],
    ],
  },
  {
    id: 'passenger-driver',
    fr: 'Conducteur / Conductrice de car ou de navette',
    en: 'Coach or shuttle driver',
    also: ['autocar', 'bus', 'transport de voyageurs', 'permis D', 'scolaire'],
    subtasks: [
      ['inspect', 'Vérifier le véhicule et ses équipements', 'Check the vehicle and its equipment'],
      [
        'welcome',
        'Accueillir les passagers et contrôler les titres',
        'Welcome passengers and check tickets',
      ],
      ['drive', 'Conduire en respectant horaires et itinéraires', 'Drive to timetable and route'],
      ['luggage', 'Charger et décharger les bagages', 'Load and unload luggage'],
      ['inform', 'Informer les voyageurs', 'Keep passengers informed'],
      [
        'accessibility',
        'Aider les personnes à mobilité réduite',
        'Assist passengers with reduced mobility',
      ],
    ],
  },
  {
    id: 'removal-worker',
    fr: 'Déménageur / Déménageuse',
    en: 'Removal worker',
    also: ['déménagement', 'transfert de bureaux', 'portage'],
    subtasks: [
      ['wrap', 'Emballer le mobilier et les objets fragiles', 'Wrap furniture and fragile items'],
      ['dismantle', 'Démonter et remonter les meubles', 'Dismantle and reassemble furniture'],
      ['carry', 'Porter les meubles et les cartons', 'Carry furniture and boxes'],
      ['load', 'Charger et caler dans le camion', 'Load and wedge the truck'],
      ['lift', 'Guider le monte-meuble', 'Guide the furniture lift'],
      ['inventory', 'Tenir l’inventaire avec le client', 'Keep the inventory with the customer'],
    ],
  },
  {
    id: 'parcel-sorter',
    fr: 'Agent / Agente de tri',
    en: 'Parcel and mail sorter',
    also: ['courrier', 'colis', 'plateforme', 'messagerie'],
    subtasks: [
      [
        'unload',
        'Vider les véhicules et alimenter la ligne de tri',
        'Empty vehicles and feed the sorting line',
      ],
      ['sort', 'Trier les colis et le courrier par tournée', 'Sort parcels and mail by route'],
      ['scan', 'Flasher les étiquettes', 'Scan labels'],
      ['repair', 'Remettre en état les emballages abîmés', 'Repair damaged packaging'],
      ['load', 'Charger les chariots et les véhicules', 'Load trolleys and vehicles'],
    ],
  },
])
