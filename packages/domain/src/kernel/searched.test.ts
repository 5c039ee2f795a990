import { describe, expect, it } from 'vitest'
import { isFound, searched, typedForms } from './searched.ts'

describe('a text as searches read it', () => {
  it.each([
    ['Marc Le Goff', 'marclegoff legoff goff'],
    ['  Jean-Marie  d’Arcy ', 'jeanmariedarcy mariedarcy darcy arcy'],
    ['a b c d e f', 'abcd bcde cdef def ef f'],
    ['王小明', '王小明 小明 明'],
    ['', ''],
  ])('WORK-02 reads %j as %j', (text, expected) => {
    expect(searched(text)).toBe(expected)
  })

  it('WORK-02 takes a word with its neighbours too', () => {
    expect(typedForms('le goff marc')).toEqual([
      ['le', 'legoff', 'legoffmarc'],
      ['goff', 'goffmarc', 'legoff', 'legoffmarc'],
      ['marc', 'goffmarc', 'legoffmarc'],
    ])
  })

  it('WORK-02 takes no more than eight words', () => {
    expect(typedForms('a b c d e f g h i').map(([word]) => word)).toEqual([...'abcdefgh'])
  })
})

describe('a search', () => {
  it.each([
    ['legoff', 'Marc Le Goff'],
    ['le goff', 'Legoff Marc'],
    ['goff marc', 'Marc Le Goff'],
    ['lhopital', 'Léa L’Hôpital'],
    ["l'hopital", 'Léa Lhopital'],
    ['darcy', "Fitz D'Arcy"],
    ['darcy', 'Fitz DʼArcy'],
    ['elkhatib', 'Sami El-Khatib'],
    ['el khatib', 'Sami Elkhatib'],
    ['jeanmarie', 'Jean‑Marie Petit'],
    ['vanderberg', 'Piet van der Berg'],
    ['papadopoulos', 'PAPADOPOULOS'],
    ['παπαδοπουλος', 'Νίκος ΠΑΠΑΔΌΠΟΥΛΟΣ'],
    ['иванов', 'Артём ИВАНОВ'],
    ['артем', 'Артём Иванов'],
    ['محمد', 'مُحَمَّد الأحمد'],
    ['الاحمد', 'محمد الأحمد'],
    ['فاطمه', 'فاطمة'],
    ['כהן', 'דָּוִד כֹּהֵן'],
    ['בןגוריון', 'דוד בן־גוריון'],
    ['გიორგი', 'ᲒᲘᲝᲠᲒᲘ ბერიძე'],
    ['სახლი', 'სახლი'],
    ['小明', '王小明'],
    ['たろう', '田中 たろう'],
    ['철수', '김철수'],
    ['isik', 'Ayşe Işık'],
    ['işık', 'AYŞE IŞIK'],
    ['ipek', 'İpek Yılmaz'],
    ['strasse', 'Große Straße'],
    ['oeuvre', 'Jean Lœuvre L’Œuvre'],
    ['fischer', 'Anna Fiſcher'],
    ['fidel', 'ﬁdel'],
    ['soren', 'Søren Ørsted'],
    ['lukasz', 'Łukasz'],
    ['noel', 'Noe\u0308l'],
    ['dupont marie', 'Marie   Dupont'],
    ['electro', 'Aide-électromécanicien'],
    ['mecanicien', 'Électromécanicien'],
    ['राम', 'राम कुमार'],
  ])('WORK-02 finds %j in %j', (typed, text) => {
    expect(isFound(typed, text)).toBe(true)
  })

  it.each([
    ['legoff', 'Marc Legros'],
    ['legoff marc', 'Paul Le Goff'],
    ['रम', 'राम कुमार'],
    ['lugo', 'Hugo Le Goff'],
  ])('WORK-02 does not find %j in %j', (typed, text) => {
    expect(isFound(typed, text)).toBe(false)
  })
})
