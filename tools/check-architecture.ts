import './node-version.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globalViolations } from './global-rules.ts'
import {
  type AreaMatrix,
  areaViolations,
  importViolations,
  type Manifests,
} from './import-rules.ts'
import { importCycles, moduleGraph, type Module } from './module-graph.ts'
import { readSourceFiles, repositoryRoot, type SourceFile } from './source-file.ts'
import { reportViolations, type Violation } from './violation.ts'

export const areaMatrix: AreaMatrix = {
  'packages/domain/src': {
    'errors.ts': [],
    kernel: ['errors.ts'],
    law: ['kernel'],
    access: ['law'],
    'feature-flag': ['kernel'],
    file: ['kernel'],
    permanent: ['kernel'],
    audit: ['errors.ts'],
    team: ['access'],
    department: ['kernel'],
    organisation: ['access'],
    account: ['organisation'],
    payment: ['account'],
    remuneration: ['organisation'],
    worker: ['remuneration'],
    'job-description': ['worker'],
    mission: ['job-description'],
    shift: ['mission'],
    'flexible-planning': ['mission'],
    preselection: ['mission'],
    quotation: ['shift', 'flexible-planning'],
    'legal-guard': ['quotation'],
  },
  'apps/api/src': {
    outside: [],
    platform: ['outside'],
    operations: ['platform'],
    catalogue: ['platform'],
    files: ['platform'],
    'legal-values': ['platform'],
    maps: ['platform'],
    administration: ['catalogue'],
    history: ['administration'],
    analytics: ['platform'],
    'feature-flags': ['platform'],
    // A company's profile shows pictures that were uploaded.
    organisation: ['files'],
    remuneration: ['organisation'],
    // Set-ups of a payment are counted like tries of a password.
    payment: ['accounts'],
    accounts: ['organisation'],
    team: ['accounts'],
    permanent: ['accounts'],
    motives: ['organisation'],
    'company-register': ['accounts'],
    departments: ['platform'],
    workers: ['catalogue', 'organisation'],
    'job-descriptions': ['catalogue', 'organisation', 'legal-values'],
    // A mission and its shifts are stored, locked and read together; files still may not form a cycle.
    missions: [
      'job-descriptions',
      'motives',
      'workers',
      'departments',
      'shifts',
      'flexible-planning',
      'legal-guard',
      'preselection',
    ],
    shifts: ['missions'],
    'flexible-planning': ['missions'],
    quotation: ['shifts'],
    // A mission is posted with what its company has read of the law.
    'legal-guard': ['shifts'],
    // What changes an applicant moves the selection of the mission.
    preselection: ['missions', 'files'],
    planning: ['shifts'],
    search: ['missions'],
    'app.ts': [
      'administration',
      'analytics',
      'company-register',
      'feature-flags',
      'files',
      'history',
      'maps',
      'operations',
      'payment',
      'permanent',
      'planning',
      'quotation',
      'remuneration',
      'search',
      'team',
    ],
    // The demo is built by calling the product's own operations.
    seeds: ['app.ts'],
    'start-server.ts': ['seeds'],
    'main.ts': ['start-server.ts'],
  },
  'apps/web/src': {
    styles: [],
    ui: ['styles'],
    form: ['ui'],
    platform: ['form'],
    features: ['platform'],
    routes: ['features'],
    'router.ts': ['routes'],
    'app.tsx': ['router.ts'],
    'main.tsx': ['app.tsx'],
  },
  'apps/web/src/features': {
    frame: [],
    auth: ['frame'],
    profile: ['auth'],
    files: ['frame'],
    home: ['files'],
    horizon: ['locations'],
    administration: ['frame'],
    audit: ['frame'],
    'feature-flags': ['frame'],
    settings: ['audit'],
    team: ['settings'],
    remuneration: ['settings', 'quotation', 'audit', 'job-fields'],
    'company-profile': ['settings', 'files'],
    'legal-informations': ['settings'],
    payment: ['settings'],
    'favourite-addresses': ['settings', 'locations'],
    organisation: ['settings'],
    locations: ['frame'],
    'job-fields': ['frame'],
    'job-descriptions': ['job-fields', 'locations', 'organisation', 'quotation'],
    motives: ['frame'],
    workers: ['frame'],
    quotation: ['frame'],
    departments: ['settings'],
    'flexible-planning': ['mission-fields', 'shifts'],
    'mission-fields': ['departments', 'job-fields', 'locations', 'motives', 'workers'],
    'mission-labels': ['frame'],
    'policy-version': ['frame'],
    missions: [
      'mission-fields',
      'mission-labels',
      'quotation',
      'flexible-planning',
      'policy-version',
    ],
    shifts: ['quotation'],
    'legal-guard': ['mission-fields', 'shifts'],
    posting: [
      'mission-fields',
      'mission-labels',
      'flexible-planning',
      'legal-guard',
      'organisation',
      'policy-version',
    ],
    planning: ['mission-labels', 'workers'],
    palette: ['job-descriptions', 'mission-labels'],
    preselection: ['mission-fields', 'mission-labels'],
  },
}

/** Far below what the repository holds: a scan that finds fewer files has looked in the wrong place. */
const fewestFiles = 600

export function architectureViolations(
  modules: readonly Module[],
  manifests: Manifests,
  matrix: AreaMatrix = areaMatrix,
  fewest = fewestFiles,
): Violation[] {
  const cycles = importCycles(modules).map((paths) => ({
    path: paths[0] ?? '',
    line: 0,
    rule: 'cycle',
    message: paths.join(' → '),
  }))
  const scanned = modules.length
  const tooFew = `${scanned} files were scanned and at least ${fewest} were expected`
  return [
    ...importViolations(modules, manifests),
    ...areaViolations(modules, matrix),
    ...globalViolations(modules),
    ...inlineImportTypes(modules),
    ...cycles,
    ...(scanned < fewest ? [{ path: '.', line: 0, rule: 'scan', message: tooFew }] : []),
  ]
}

/** `import('…').Type` would be an edge that the module graph does not see. */
function inlineImportTypes(modules: readonly Module[]): Violation[] {
  return modules.flatMap(({ file: { path }, tree }) => {
    const found: Violation[] = []
    tree.walk((node) => {
      if (node.type !== 'TSImportType') return
      found.push({ path, line: 0, rule: 'inline-import', message: 'write import type at the top' })
    })
    return found
  })
}

export function readManifests(root = repositoryRoot): Manifests {
  const folders = ['', 'packages/domain', 'packages/contract', 'apps/api', 'apps/web']
  return new Map(
    folders.map((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const declared = ['dependencies', 'devDependencies', 'optionalDependencies', 'workspaces']
      return [folder, new Set(declared.flatMap((field) => namesIn(manifest, field)))]
    }),
  )
}

function namesIn(manifest: unknown, field: string): string[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const value: unknown = Reflect.get(manifest, field)
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

export function architectureSummary(
  files: readonly SourceFile[],
  modules: readonly Module[],
): string {
  const edges = modules.flatMap(({ imports }) => imports)
  const inside = edges.filter(({ target }) => target !== null).length
  const cycles = importCycles(modules).length
  return `architecture: ${files.length} files, ${inside} edges inside, ${edges.length - inside} to packages, ${cycles} cycles`
}

if (import.meta.main) {
  const files = readSourceFiles()
  const modules = moduleGraph(files)
  reportViolations(
    architectureViolations(modules, readManifests()),
    architectureSummary(files, modules),
  )
}
