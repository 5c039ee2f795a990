import { screenPaths, staffPaths } from '../../platform/screen-paths.ts'

/** What the help tells about, by the name of its articles, each with the paths of its screens. */
const screensOf = {
  home: [screenPaths.home],
  group: [screenPaths.groupFigures, screenPaths.figures],
  planning: [screenPaths.planning],
  inbox: [screenPaths.inbox],
  notifications: [screenPaths.notifications],
  missions: [screenPaths.missions],
  posting: [screenPaths.posting],
  preselection: [screenPaths.preselection],
  feedback: [screenPaths.feedback],
  hours: [screenPaths.hours],
  contracts: [screenPaths.contracts],
  invoices: [screenPaths.invoices],
  'job-descriptions': [screenPaths.jobDescriptions],
  settings: [screenPaths.settings],
  payment: [screenPaths.payment],
  remuneration: [screenPaths.remuneration],
  team: [screenPaths.team],
  'single-sign-on': [screenPaths.singleSignOn],
  sites: [screenPaths.sites],
  keys: [screenPaths.apiKeys],
  webhooks: [screenPaths.webhooks],
  trail: [screenPaths.trail],
  profile: [screenPaths.ownProfile],
  'staff-home': [staffPaths.home],
  'staff-today': [staffPaths.today],
  'staff-staffing': [staffPaths.staffing],
  'staff-hours': [staffPaths.attendances],
  'staff-contracts': [staffPaths.contracts],
  'staff-invoices': [staffPaths.invoices, staffPaths.indemnities],
  'staff-organisations': [staffPaths.organisations, staffPaths.features],
  'staff-siders': [staffPaths.siders],
  'staff-operations': [staffPaths.operations, staffPaths.audit],
  /** The words of the trade, which belong to no screen. */
  words: [],
} as const satisfies Record<string, readonly string[]>

export type HelpTopic = keyof typeof screensOf

/** A topic of the help, or one of its questions. */
export interface HelpPlace {
  readonly topic: HelpTopic
  readonly question?: string
}

export const helpTopics = Object.keys(screensOf) as readonly HelpTopic[]

/** Topics that only internal staff who act for nobody read. */
export function isOfStaff(topic: HelpTopic): boolean {
  return topic.startsWith('staff-')
}

const screens = helpTopics
  .flatMap((topic) => screensOf[topic].map((path) => ({ topic, parts: path.split('/') })))
  .toSorted((one, other) => other.parts.length - one.parts.length)

/** The topic of a screen, by its address; what belongs to no topic leads to the words of the trade. */
export function topicAt(pathname: string): HelpTopic {
  const place = pathname.split('/')
  const isBelow = (parts: readonly string[]) =>
    parts.every((part, at) => part === place[at] || (part.startsWith('$') && at < place.length))
  return screens.find(({ parts }) => isBelow(parts))?.topic ?? 'words'
}
