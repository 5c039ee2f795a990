import type { EquipmentGroup } from '@renfort/domain/job-description/work-conditions.ts'
import type { CatalogueItem } from './label.ts'
import { items } from './label.ts'

export interface Equipment extends CatalogueItem {
  readonly group: EquipmentGroup
}

const safety = items([
  ['safety-shoes', 'Chaussures de sécurité', 'Safety shoes'],
  ['safety-boots', 'Bottes de sécurité', 'Safety boots'],
  ['non-slip-shoes', 'Chaussures antidérapantes', 'Non-slip shoes'],
  ['high-visibility-vest', 'Gilet haute visibilité', 'High-visibility vest'],
  ['hard-hat', 'Casque de chantier', 'Hard hat'],
  ['bump-cap', 'Casquette anti-heurt', 'Bump cap'],
  ['safety-glasses', 'Lunettes de protection', 'Safety glasses'],
  ['face-shield', 'Écran facial', 'Face shield'],
  ['welding-helmet', 'Masque de soudage', 'Welding helmet'],
  ['ear-plugs', 'Bouchons d’oreilles', 'Ear plugs'],
  ['ear-defenders', 'Casque antibruit', 'Ear defenders'],
  ['handling-gloves', 'Gants de manutention', 'Handling gloves'],
  ['cut-resistant-gloves', 'Gants anticoupure', 'Cut-resistant gloves'],
  ['chemical-gloves', 'Gants de protection chimique', 'Chemical-resistant gloves'],
  ['heat-gloves', 'Gants anti-chaleur', 'Heat-resistant gloves'],
  ['insulating-gloves', 'Gants isolants', 'Insulating gloves'],
  ['single-use-gloves', 'Gants à usage unique', 'Single-use gloves'],
  ['chainmail-glove', 'Gant en cotte de mailles', 'Chainmail glove'],
  ['dust-mask', 'Masque anti-poussière FFP2', 'FFP2 dust mask'],
  ['cartridge-respirator', 'Masque à cartouche', 'Cartridge respirator'],
  ['surgical-mask', 'Masque chirurgical', 'Surgical mask'],
  ['fall-arrest-harness', 'Harnais antichute', 'Fall-arrest harness'],
  ['cold-room-clothing', 'Vêtements grand froid', 'Cold-store clothing'],
  ['rainwear', 'Vêtements de pluie', 'Rainwear'],
  ['protective-coverall', 'Combinaison de protection jetable', 'Disposable protective coverall'],
  ['chainsaw-trousers', 'Pantalon anticoupure', 'Chainsaw trousers'],
  ['leather-apron', 'Tablier de soudeur', 'Welder’s apron'],
  ['knee-pads', 'Genouillères', 'Knee pads'],
  ['lone-worker-alarm', 'Dispositif d’alarme pour travailleur isolé', 'Lone worker alarm'],
])

const other = items([
  ['work-trousers', 'Pantalon de travail', 'Work trousers'],
  ['work-jacket', 'Veste de travail', 'Work jacket'],
  ['uniform', 'Uniforme de l’entreprise', 'Company uniform'],
  ['polo-shirt', 'Polo au logo de l’entreprise', 'Polo shirt with the company logo'],
  ['apron', 'Tablier de service', 'Service apron'],
  ['chef-jacket', 'Veste de cuisine', 'Chef’s jacket'],
  ['kitchen-clogs', 'Sabots de cuisine', 'Kitchen clogs'],
  ['hair-net', 'Charlotte', 'Hair net'],
  ['lab-coat', 'Blouse', 'Overall coat'],
  ['care-tunic', 'Tunique et pantalon de soin', 'Care tunic and trousers'],
  ['waiter-friend', 'Limonadier', 'Waiter’s corkscrew'],
  ['serving-tray', 'Plateau de service', 'Serving tray'],
  ['knife-set', 'Mallette de couteaux', 'Knife set'],
  ['cutter', 'Cutter à lame rétractable', 'Retractable cutter'],
  ['toolbox', 'Caisse à outils', 'Toolbox'],
  ['tape-measure', 'Mètre ruban', 'Tape measure'],
  ['headset', 'Casque téléphonique', 'Telephone headset'],
  ['smartphone', 'Téléphone portable', 'Smartphone'],
  ['laptop', 'Ordinateur portable', 'Laptop'],
  ['walkie-talkie', 'Talkie-walkie', 'Walkie-talkie'],
  ['torch', 'Lampe torche', 'Torch'],
  ['access-badge', 'Badge d’accès', 'Access badge'],
  ['locker', 'Vestiaire fermant à clé', 'Lockable locker'],
  ['padlock', 'Cadenas pour le vestiaire', 'Padlock for the locker'],
  ['secateurs', 'Sécateur', 'Secateurs'],
])

export const equipments: readonly Equipment[] = [
  ...safety.map((item) => ({ ...item, group: 'Safety' as const })),
  ...other.map((item) => ({ ...item, group: 'Other' as const })),
]
