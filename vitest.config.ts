import { defineConfig } from 'vitest/config'

// Each worker opens a database in WebAssembly: more than two at once only fight for memory.
const maxWorkers = 2

/** Without isolation the files of a worker share their modules, and the API's its database and its app. */
function project(name: string, folder: string, isolate = true) {
  return {
    extends: true as const,
    test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], environment: 'node', isolate },
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    testTimeout: 20_000,
    hookTimeout: 180_000,
    projects: [
      project('domain', 'packages/domain/src', false),
      project('contract', 'packages/contract/src', false),
      project('api', 'apps/api/src', false),
      project('web', 'apps/web/src'),
      project('tools', 'tools'),
      project('fuzz', 'fuzz'),
    ],
  },
})
