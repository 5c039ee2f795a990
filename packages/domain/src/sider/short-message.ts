/** Characters of one segment of an SMS in the alphabet of phones (3GPP TS 23.038, default alphabet). */
export const segmentCharacters = 160

const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '€': 'EUR',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/**
 * A text in the alphabet of phones, in which a segment holds 160 characters: one letter outside it, and
 * the whole message would hold 70. Letters lose the accents that it lacks; what has no place in it goes.
 */
export function phoneText(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const known = replacements[letter] ?? letter
    if ([...known].every((one) => alphabet.has(one))) return known
    return Array.from(known.normalize('NFD'))
      .filter((one) => alphabet.has(one))
      .join('')
  }).join('')
}

/** The message of one segment that names something: the name is cut where it is too long for the rest. */
export function oneSegment(write: (name: string) => string, name: string): string {
  const room = segmentCharacters - phoneText(write('')).length
  const whole = phoneText(name)
  if (whole.length <= room) return phoneText(write(whole))
  return phoneText(write(room > 3 ? `${whole.slice(0, room - 3).trimEnd()}...` : ''))
}
