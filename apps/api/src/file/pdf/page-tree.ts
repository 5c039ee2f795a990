import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject } from '@libpdf/core'
import { mostPdfPages } from '@renfort/domain/file/upload.ts'
import { damaged, PdfRefusal } from './pdf-refusal.ts'

/** A page with what it has from the nodes above it. */
export interface SourcePage {
  readonly resources: PdfObject | undefined
  readonly contents: PdfObject | undefined
  readonly group: PdfObject | undefined
  readonly box: Box
  readonly rotate: number
  readonly unit: number
}

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
type Inherited = Partial<Record<(typeof inherited)[number], PdfObject | undefined>>

const letter: Box = [0, 0, 612, 792]
/** The format draws no page with a longer side. */
const longestSide = 14_400
const deepest = 50
const mostNodes = 2_000

export function pagesOf(source: PDF): readonly SourcePage[] {
  const get = (dictionary: PdfDict, key: string) =>
    dictionary.get(key, source.getObject.bind(source))
  const pages: SourcePage[] = []
  let nodes = 0

  function walk(node: PdfObject | undefined, above: Inherited, depth: number): void {
    nodes += 1
    if (!(node instanceof PdfDict) || depth > deepest || nodes > mostNodes) throw damaged()
    const here = { ...above }
    for (const key of inherited) here[key] = get(node, key) ?? above[key]
    const kids = get(node, 'Kids')
    if (kids instanceof PdfArray) {
      for (const kid of kids) walk(resolved(kid), here, depth + 1)
      return
    }
    const type = get(node, 'Type')
    if (!(type instanceof PdfName && type.value === 'Page')) throw damaged()
    if (pages.length === mostPdfPages) {
      throw new PdfRefusal('errors.file.too_many_pages', { max: mostPdfPages })
    }
    pages.push(pageOf(node, here))
  }

  const resolved = (value: PdfObject): PdfObject | undefined =>
    value.type === 'ref' ? (source.getObject(value) ?? undefined) : value

  const numbersOf = (value: PdfObject | undefined): readonly number[] =>
    value instanceof PdfArray
      ? [...value]
          .map(resolved)
          .map((item) => (item instanceof PdfNumber ? item.value : Number.NaN))
      : []

  function pageOf(page: PdfDict, { Resources, MediaBox, CropBox, Rotate }: Inherited): SourcePage {
    const media = MediaBox === undefined ? letter : boxOf(numbersOf(MediaBox))
    const crop = CropBox === undefined ? media : boxOf(numbersOf(CropBox))
    const unit = get(page, 'UserUnit')
    return {
      resources: Resources,
      contents: page.get('Contents'),
      group: get(page, 'Group'),
      box: sound(common(media, crop)),
      rotate: Rotate instanceof PdfNumber ? quarterTurns(Rotate.value) : 0,
      unit: unit instanceof PdfNumber && unit.value >= 1 && unit.value <= 100 ? unit.value : 1,
    }
  }

  walk(get(source.getCatalog(), 'Pages'), {}, 0)
  if (pages.length === 0) throw damaged()
  return pages
}

function boxOf(numbers: readonly number[]): Box {
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = numbers
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** What is shown of a sheet; a crop beside it shows the sheet. */
function common(media: Box, crop: Box): Box {
  const [left, bottom] = [Math.max(media[0], crop[0]), Math.max(media[1], crop[1])]
  const [right, top] = [Math.min(media[2], crop[2]), Math.min(media[3], crop[3])]
  return left < right && bottom < top ? [left, bottom, right, top] : media
}

function sound(box: Box): Box {
  const [left, bottom, right, top] = box
  const sides = [right - left, top - bottom]
  const fits =
    box.every((value) => Math.abs(value) < 1_000_000) &&
    sides.every((side) => side > 0 && side <= longestSide)
  if (!fits) throw damaged()
  return box
}

function quarterTurns(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned % 90 === 0 ? turned : 0
}
