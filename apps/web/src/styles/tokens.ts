/** The colour table of the product, light then dark. `tokens.css` repeats it; a test compares the two. */
export const colours = {
  paper: ['#FBFAF7', '#12131C'],
  surface: ['#FFFFFF', '#191B27'],
  raised: ['#FFFFFF', '#212433'],
  wash: ['#F4F2EC', '#262A3A'],
  ink: ['#16182D', '#F2F1EC'],
  muted: ['#5B5E73', '#A5A8BC'],
  line: ['#E4E2DB', '#2F3344'],
  edge: ['#85879A', '#7A7E96'],
  primary: ['#16182D', '#F2F1EC'],
  'primary-hover': ['#2C2F4D', '#D9D8D1'],
  'on-primary': ['#FFFFFF', '#16182D'],
  accent: ['#FFD43B', '#FFD43B'],
  'accent-wash': ['#FFF6D6', '#37321F'],
  'on-accent': ['#16182D', '#16182D'],
  danger: ['#B91C1C', '#FF9B94'],
  'danger-hover': ['#991515', '#FFB4AE'],
  'on-danger': ['#FFFFFF', '#16182D'],
  focus: ['#1D5FD1', '#8AB4FF'],
  blue: ['#1D5FD1', '#8AB4FF'],
  'blue-wash': ['#E8EFFA', '#293045'],
  purple: ['#7A3FC4', '#C9A6F5'],
  'purple-wash': ['#F2ECF9', '#322E44'],
  pink: ['#C22F78', '#F59AC3'],
  'pink-wash': ['#F9EAF2', '#382D3D'],
  orange: ['#AD4F08', '#F5B25C'],
  'orange-wash': ['#FCF3EA', '#38302E'],
  green: ['#15803D', '#6FD08C'],
  'green-wash': ['#EEF6F0', '#253435'],
  grey: ['#5B5E73', '#B4B7C9'],
  'grey-wash': ['#EFEFF1', '#2F313E'],
  red: ['#B91C1C', '#FF9B94'],
  'red-wash': ['#F9EDED', '#392D36'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColourName = keyof typeof colours

type Pair = readonly [foreground: ColourName, background: ColourName]

const hues = ['blue', 'purple', 'pink', 'orange', 'green', 'grey', 'red'] as const
const grounds = ['paper', 'surface', 'raised', 'wash'] as const

/** Pairs of text and background: 4.5:1 at least (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ...hues.flatMap((hue): Pair[] => [
    [hue, `${hue}-wash`],
    [hue, 'surface'],
    [hue, 'raised'],
    [hue, 'paper'],
    ['ink', `${hue}-wash`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['ink', 'accent-wash'],
  ['muted', 'accent-wash'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['danger', 'raised'],
  ['danger', 'wash'],
  ['orange', 'wash'],
]

/** Pairs of a control and its surroundings: 3:1 at least (WCAG 1.4.11). */
export const edgePairs: readonly Pair[] = grounds.flatMap((ground): Pair[] => [
  ['edge', ground],
  ['focus', ground],
  ['primary', ground],
  ['danger', ground],
])
