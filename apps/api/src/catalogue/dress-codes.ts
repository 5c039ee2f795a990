import { items } from './label.ts'

export const dressCodes = items([
  ['free', 'Tenue libre et correcte', 'Free but neat clothing'],
  ['smart-casual', 'Tenue de ville décontractée', 'Smart casual'],
  ['business', 'Tenue professionnelle (costume ou tailleur)', 'Business dress (suit)'],
  [
    'black-trousers-white-shirt',
    'Pantalon noir et chemise blanche',
    'Black trousers and white shirt',
  ],
  ['all-black', 'Tenue noire complète et chaussures noires', 'All black with black shoes'],
  ['dark-jeans-plain-top', 'Jean foncé et haut uni', 'Dark jeans and plain top'],
  ['bow-tie', 'Chemise blanche et nœud papillon', 'White shirt and bow tie'],
  ['kitchen-whites', 'Tenue de cuisine complète', 'Full kitchen whites'],
  ['workwear', 'Vêtements de travail résistants', 'Hard-wearing work clothes'],
  ['warm-layers', 'Vêtements chauds superposables', 'Warm layered clothes'],
  ['outdoor', 'Vêtements adaptés à l’extérieur', 'Clothes suited to outdoor work'],
  ['company-uniform', 'Uniforme fourni par l’entreprise', 'Uniform provided by the company'],
  ['care-outfit', 'Tenue de soin et chaussures fermées', 'Care outfit and closed shoes'],
  [
    'hygiene',
    'Tenue d’hygiène, sans bijou ni vernis',
    'Hygiene outfit, no jewellery or nail varnish',
  ],
  ['hair-tied', 'Cheveux attachés et chaussures fermées', 'Hair tied back and closed shoes'],
])
