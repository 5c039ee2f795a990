/** Letters that are written otherwise where a keyboard or a language lacks them. */
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

// Accents and vowel points go; where the vowels of a script are marks, as in Devanagari or Thai, they
// stay. Joiners go, which nobody sees, and the dash that draws an Arabic word out.
const unsaid =
  /(?=[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}])\p{Mark}|[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/gu

// Among the signs that Unicode counts as letters, these are written as apostrophes.
const between = /[^\p{Letter}\p{Number}\p{Mark}]|[\u02b9-\u02ff\ua78b\ua78c]/gu

/**
 * Text as it is compared and searched: lower case, no accent, no ligature, words separated by one
 * space. The database has the same in its function `folded`, to the letter.
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
