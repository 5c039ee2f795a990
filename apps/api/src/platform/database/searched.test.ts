import { folded } from '@renfort/domain/kernel/folded.ts'
import { searched } from '@renfort/domain/kernel/searched.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { nobody } from './db.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function inDatabase(texts: readonly string[]) {
  const { rows } = await sql<{ folded: string; searched: string; decomposed: string }>`
    select folded(text) as folded, searched(text) as searched, normalize(text, NFKD) as decomposed
    from unnest(${texts}::text[]) with ordinality t (text, place) order by place`.execute(
    app.services.db.queries(nobody),
  )
  return rows
}

describe('the database reads a text as the domain does', () => {
  it.each([
    [
      'Latin',
      'Éloïse D’Artagnan',
      "O'Brien (Mc) 2",
      'Nuñez i Ibáñez, Begoña',
      'Noe\u0308l  Ng\u00a0Anh',
    ],
    ['ligatures', 'ÆGIR Straße', 'GROẞE', 'Jean-Luc  Œuvrard', 'ﬁdel ﬄorian', 'Þór Ðóra'],
    ['Turkish', 'IŞIK ışık İpek i̇pek', 'Łukasz Ørsted Đorđe Ħal'],
    ['apostrophes', 'dʼArcy d’Arcy d‘Arcy d′Arcy d`Arcy', 'Ka‘iulani Kaʻiulani', 'ꞌOtulau'],
    ['hyphens', 'Jean‑Marie Jean–Marie Jean—Marie', 'El-Khatib', 'sans\u00adcésure'],
    ['Greek', 'ΝΊΚΟΣ Παπαδόπουλος ΣΑΣ', 'ᾠδή'],
    ['Cyrillic', 'Артём ИВАНОВ', 'Їжакевич Ґалаґан Ђорђе', 'Өмірзақ'],
    ['Arabic', 'مُحَمَّد الأحمد', 'فاطمة ى ي ی ک', 'محـــمد', 'ﻣﺤﻤﺪ', 'می‌نا'],
    ['Hebrew', 'דָּוִד בֶּן־גּוּרִיּוֹן', 'ז׳בוטינסקי צה״ל'],
    ['Georgian and Armenian', 'ᲒᲘᲝᲠᲒᲘ ბერიძე', 'ԱՐԱՄ Խաչատրյան'],
    [
      'Chinese, Japanese, Korean',
      '王小明',
      '田中 太郎',
      'ガルシア ｶﾞﾙｼｱ',
      '佐々木',
      '김철수',
      '𠮷野',
    ],
    ['Indian and Thai', 'राम कुमार', 'சுப்பிரமணியன்', 'สมชาย', 'নজরুল'],
    ['Ethiopic', 'አበበ፡ቢቂላ'],
    ['nothing', '', ' ', '!?', '\u0301', '👷🏽'],
    ['long', 'a b c d e f g h', 'Association départementale des aides à domicile du Nord'],
  ])('G-35 %s', async (_, ...texts) => {
    expect(await inDatabase(texts)).toEqual(
      texts.map((text) => ({
        folded: folded(text),
        searched: searched(text),
        decomposed: text.normalize('NFKD'),
      })),
    )
  })

  it('G-35 each sign of the basic plane, but for the thousands of Han, Hangul and Yi', async () => {
    const signs = Array.from({ length: 0x1_00_00 - 1 }, (_, at) => String.fromCodePoint(at + 1))
    const left = /[\p{Cs}\p{Co}\p{Cn}\p{sc=Han}\p{sc=Hangul}\p{sc=Yi}]/u
    const known = signs.filter((sign) => !left.test(sign))
    const found = await inDatabase(known.map((sign) => `a${sign}b`))
    // A database with an older version of Unicode does not know how to compose the newest
    // characters.
    const differing = known.filter(
      (sign, at) =>
        found[at]?.folded !== folded(`a${sign}b`) &&
        found[at]?.decomposed === `a${sign}b`.normalize('NFKD'),
    )
    expect(differing.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([])
  })
})
