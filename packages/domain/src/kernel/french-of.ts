import { folded } from './folded.ts'

/** How names with a mute h begin; every other h is treated as aspirated. */
const muteH =
  /^h(abit|adrien|armoni|ebdo|ector|el[eio]|enri|eracl|erbe|ercul|eritag|ermes|ermi|erve|eure|exagon|ilaire|ippo|istoi|iver|omme|onneu|onor|opita|ora|oriz|orlog|orten|orti|ospi|ostel|otel|ubert|ugo|ugue|uil|uitr|uman|yacinth|ydr|ygi|yp)/
const vowel = /^[aeiouy]/
/** Beginnings with a vowel that keep « de » : « de Yasmine », « de Onze », « de Oui ! ». */
const spokenWithoutElision = /^(oui|ouistiti|onz|uhlan|y[aeiou])/

/**
 * « de » joined to a name: « d’Inès », « d’Hugo », « de Hakim », « du Groupe Bellerive », « des
 * Halles ». A name whose h is not known to be mute keeps « de », because « d’Hakim » would be the
 * worse mistake.
 */
export function frenchOf(name: string): string {
  const start = folded(name)
  if (/^les \S/.test(start)) return `des ${name.slice(4)}`
  if (/^le \S/.test(start)) return `du ${name.slice(3)}`
  if (/^(groupe|reseau) \S/.test(start)) return `du ${name}`
  const elides = vowel.test(start) ? !spokenWithoutElision.test(start) : muteH.test(start)
  return elides ? `d’${name}` : `de ${name}`
}
