/**
 * What drawing a page takes: for each part of a document the entries that are copied, and what part
 * each of them is. All other entries are left behind. `*` stands for names that the page chose.
 */
export const drawnParts = {
  plain: {},
  bytes: {},
  parameters: {
    ...plain('Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign'),
    ...plain('Rows EndOfBlock BlackIs1 DamagedRowsBeforeError ColorTransform'),
    JBIG2Globals: 'bytes',
  },
  resources: {
    ProcSet: 'plain',
    ExtGState: 'states',
    ColorSpace: 'colours',
    Pattern: 'patterns',
    Shading: 'shadings',
    XObject: 'pictures',
    Font: 'fonts',
  },
  states: { '*': 'state' },
  colours: { '*': 'colour' },
  patterns: { '*': 'pattern' },
  shadings: { '*': 'shading' },
  pictures: { '*': 'picture' },
  fonts: { '*': 'font' },
  state: {
    ...plain('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
    Font: 'font',
    SMask: 'softMask',
  },
  softMask: { ...plain('Type S BC'), G: 'picture', TR: 'function' },
  /** Its arrays also hold functions: /Separation, /DeviceN. */
  colour: {
    ...plain('N Range WhitePoint BlackPoint Gamma Matrix FunctionType Domain Size BitsPerSample'),
    ...plain('Order Encode Decode C0 C1 Bounds'),
    Alternate: 'colour',
    Functions: 'function',
  },
  function: {
    ...plain('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'),
    Functions: 'function',
  },
  shading: {
    ...plain('ShadingType Background BBox AntiAlias Domain Matrix Coords Extend'),
    ...plain('BitsPerCoordinate BitsPerComponent BitsPerFlag Decode VerticesPerRow'),
    ColorSpace: 'colour',
    Function: 'function',
  },
  pattern: {
    ...plain('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
    Resources: 'resources',
    Shading: 'shading',
    ExtGState: 'state',
  },
  /** An image, or a form: a drawing of its own. */
  picture: {
    ...plain('Type Subtype FormType BBox Matrix Width Height BitsPerComponent Intent ImageMask'),
    ...plain('Decode Interpolate SMaskInData Matte'),
    ColorSpace: 'colour',
    Resources: 'resources',
    Group: 'group',
    Mask: 'picture',
    SMask: 'picture',
  },
  group: { ...plain('Type S I K'), CS: 'colour' },
  font: {
    ...plain('Type Subtype Name BaseFont FirstChar LastChar Widths FontBBox FontMatrix'),
    ...plain('DW W DW2 W2'),
    FontDescriptor: 'descriptor',
    Encoding: 'encoding',
    ToUnicode: 'characterMap',
    DescendantFonts: 'font',
    CIDSystemInfo: 'collection',
    CIDToGIDMap: 'bytes',
    CharProcs: 'glyphs',
    Resources: 'resources',
  },
  glyphs: { '*': 'bytes' },
  collection: plain('Registry Ordering Supplement'),
  encoding: {
    ...plain('Type BaseEncoding Differences CMapName WMode'),
    CIDSystemInfo: 'collection',
    UseCMap: 'characterMap',
  },
  characterMap: {
    ...plain('Type CMapName WMode'),
    CIDSystemInfo: 'collection',
    UseCMap: 'characterMap',
  },
  descriptor: {
    ...plain('Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent'),
    ...plain(
      'Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet',
    ),
    FontFile: 'fontProgram',
    FontFile2: 'fontProgram',
    FontFile3: 'fontProgram',
    CIDSet: 'bytes',
  },
  fontProgram: plain('Subtype Length1 Length2 Length3'),
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type DrawnPart = keyof typeof drawnParts

/** Numbers, names, texts and lists of them. */
function plain(names: string): Readonly<Record<string, 'plain'>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'plain' as const]))
}
