/** Letters that some keyboards or languages write as other letters. */
const replaced: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ς: 'σ',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}

const toReplace = new RegExp(`[${Object.keys(replaced).join('')}]`, 'g')

// Accents and vowel points are removed; the marks that write the vowels of a script (Devanagari,
// Thai) stay. Invisible joiners and the dash that stretches an Arabic word are removed too.
const unsaid =
  /(?=[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}])\p{Mark}|[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/gu

// Unicode counts these characters as letters, but they are written as apostrophes.
const between = /[^\p{Letter}\p{Number}\p{Mark}]|[\u02b9-\u02ff\ua78b\ua78c]/gu

/**
 * A text as it is compared and searched: lower case, no accent, no ligature, words separated by one
 * space. The database function `folded` does exactly the same.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unsaid, '')
    .toLowerCase()
    .replace(toReplace, (letter) => replaced[letter] ?? letter)
    .replace(between, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
