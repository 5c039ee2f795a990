import { defineConfig } from 'vitest/config'

// On the embedded database each worker opens one in WebAssembly: more than two at once only fight for memory. On a
// server of PostgreSQL they wait for it and for each other.
const maxWorkers = process.env.TEST_DATABASE_URL ? 3 : 2

/**
 * Without isolation the files of a worker share their process and their modules, and the API's its database and its
 * app: to start a process for a file often takes longer than its tests.
 */
function project(
  name: string,
  folder: string,
  { isolate = false, setupFiles = [] as string[] } = {},
) {
  return {
    extends: true as const,
    test: { name, include: [`${folder}/**/*.test.ts`], environment: 'node', isolate, setupFiles },
  }
}

/** Tests in `.tsx` show components in a page; the others do not pay for one. */
const components = {
  extends: true as const,
  test: {
    name: 'components',
    include: ['apps/web/src/**/*.test.tsx'],
    environment: 'happy-dom',
    // The files of a worker share their page: a link or a download that is pressed does not leave it.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } },
    },
    isolate: false,
    // A component mostly waits: for what is typed to settle, for an answer, for what follows.
    maxWorkers: 6,
    sequence: { groupOrder: 1 },
    setupFiles: ['apps/web/src/testing/setup.ts'],
  },
}

export default defineConfig({
  test: {
    // Where a reader's clocks count, they are those of Paris, wherever the machine stands.
    env: { TZ: 'Europe/Paris' },
    maxWorkers,
    // What never comes fails its test; what comes late on a loaded machine does not.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      project('domain', 'packages/domain/src'),
      project('contract', 'packages/contract/src'),
      project('api', 'apps/api/src'),
      project('web', 'apps/web/src', { setupFiles: ['apps/web/src/testing/fresh-modules.ts'] }),
      components,
      project('tools', 'tools', { isolate: true }),
      project('fuzz', 'fuzz', { isolate: true }),
      project('faults', 'faults', { isolate: true }),
    ],
  },
})
