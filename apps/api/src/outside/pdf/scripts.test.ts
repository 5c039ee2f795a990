import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/files/read-pdf.ts'
import type { PdfStandard } from './port.ts'
import { typstRenderer } from './typst.ts'

const renderer = typstRenderer()
afterAll(() => renderer.close())

const template = new URL('../../testing/files/plain.typ', import.meta.url)

function written(paragraphs: readonly string[], standard: PdfStandard = 'ua-1') {
  const data = {
    title: 'Un document',
    language: 'fr' as const,
    date: '2026-12-02',
    footer: '',
    pageOf: '{{page}}/{{pages}}',
    paragraphs,
  }
  return renderer.render({ template, data, standard })
}

const names = {
  Adlam: '𞤀𞤣𞤤𞤢𞤥 𞤆𞤵𞤤𞤢𞤪',
  Arabic: 'عائشة محمد',
  Armenian: 'Արամ Խաչատրյան',
  Balinese: 'ᬓᬾᬢᬸᬢ᭄',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর',
  Bopomofo: 'ㄅㄆㄇ',
  'Canadian syllabics': 'ᐃᓄᒃᑎᑐᑦ ᓄᓇᕗᑦ',
  Cham: 'ꨌꩌ',
  Cherokee: 'ᏍᏏᏉᏯ',
  'Chinese, simplified': '王小明 张伟',
  'Chinese, traditional': '陳志強 龍鳳 嚴靈',
  Cyrillic: 'Ԥсҳа Ҩҵа Жук',
  Devanagari: 'कृष्ण शर्मा',
  Ethiopic: 'ኃይለ ሥላሴ',
  Georgian: 'ნინო გიორგაძე',
  Greek: 'Ωνάσης ᾧ',
  Gujarati: 'કૃષ્ણ ત્રિવેદી',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Hebrew: 'שָׁלוֹם כהן',
  'ideographs that names alone still use': '𠮷野 㐂 堃 髙橋 﨑 渡邉',
  Japanese: '渡辺 さくら ケンジ ｱｲｳ',
  Javanese: 'ꦱꦸꦏꦂꦤꦺꦴ',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ',
  'Kayah Li': 'ꤊꤢꤛꤢ꤭',
  Khmer: 'សុខ ស្រីមុំ',
  Korean: '김민준 뷁',
  Lao: 'ສົມສັກ ວົງສາ',
  'Latin of Hausa and Yoruba': 'Ƙwanƙwaso Ɗan Ọlọ́runṣọlá',
  'Latin of phoneticians': 'ʃəˈʁiː ǃXóõ',
  Lepcha: 'ᰛᰩᰵ',
  Limbu: 'ᤕᤠᤰᤌᤢᤱ',
  Lisu: 'ꓡꓲ ꓢꓴ',
  Malayalam: 'ശ്രീജിത്ത് കൃഷ്ണൻ',
  'mathematical letters': '𝒥𝑜𝒽𝓃 𝕏',
  'Meetei Mayek': 'ꯃꯅꯤꯄꯨꯔ',
  Mongolian: 'ᠪᠠᠲᠤ ᠮᠥᠩᠬᠡ',
  Myanmar: 'အောင်ဆန်းစုကြည်',
  'N’Ko': 'ߛߟߏߡߊߣߊ ߞߊ߲ߕߍ',
  'Ol Chiki': 'ᱥᱟᱱᱛᱟᱲᱤ',
  Oriya: 'କୃଷ୍ଣଚନ୍ଦ୍ର',
  Osage: '𐓏𐓘𐓻𐓘',
  Pashto: 'ګلاب څښتن',
  Sindhi: 'ڄام ڀُٽو',
  Sinhala: 'ශ්‍රී ලංකා',
  Sundanese: 'ᮞᮥᮔ᮪ᮓ',
  Syriac: 'ܐܦܪܝܡ ܣܘܪܝܝܐ',
  'Tai Le': 'ᥖᥭᥰ',
  'Tai Tham': 'ᩃᩣ᩠ᨶᨶᩣ',
  Tamil: 'தமிழ்ச்செல்வி',
  Telugu: 'శ్రీనివాస్ రావు',
  Thaana: 'މުހައްމަދު',
  Thai: 'สมชาย ใจดี',
  Tibetan: 'བསྟན་འཛིན་རྒྱ་མཚོ',
  Tifinagh: 'ⵎⴰⵙⵉⵏⵉⵙⵙⴰ',
  Uyghur: 'ئابدۇرېھىم',
  Vai: 'ꕉꕜꕮ',
  Vietnamese: 'Nguyễn Thị Hồng',
  Yi: 'ꆈꌠꉙ',
}

describe('a name', () => {
  // A PDF of these standards that shows a box for a sign is refused by the compiler.
  it.each(Object.entries(names))('is written in %s', async (_script, name) => {
    const { text } = await readPdf(await written([`Nora ${name} Petit`]))
    expect([...name].filter((sign) => !text.includes(sign))).toEqual([])
    expect(text).not.toContain('□')
  })

  it.each(['ua-1', 'a-3a'] as const)(
    'is written in all scripts on one document under %s',
    async (standard) => {
      const { text } = await readPdf(await written(Object.values(names), standard))
      const signs = new Set(Object.values(names).join(''))
      expect([...signs].filter((sign) => !text.includes(sign))).toEqual([])
    },
  )

  it('carries a font of its script with it, and a Latin one none but its own', async () => {
    const [georgian, latin] = [await written(['ნინო']), await written(['Nora'])]
    expect(fontsOf(georgian)).toEqual(['BricolageGrotesque', 'Inter', 'NotoSansGeorgian'])
    expect(fontsOf(latin)).toEqual(['BricolageGrotesque', 'Inter'])
  })
})

/** The families of the fonts that a PDF embeds. */
function fontsOf(bytes: Uint8Array): string[] {
  const names = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/FontName\s*\/[A-Z]{6}\+(\w+)/g)
  return [...new Set([...names].map(([, name = '']) => name))].toSorted()
}
