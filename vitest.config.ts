import { defineConfig } from 'vitest/config'

// Each API file opens a database in WebAssembly: more than two at once only fight for memory.
const maxWorkers = 2

function project(name: string, folder: string) {
  return {
    extends: true as const,
    test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], environment: 'node' },
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    testTimeout: 20_000,
    hookTimeout: 180_000,
    projects: [
      project('domain', 'packages/domain/src'),
      project('contract', 'packages/contract/src'),
      project('api', 'apps/api/src'),
      project('web', 'apps/web/src'),
      project('tools', 'tools'),
      project('fuzz', 'fuzz'),
    ],
  },
})
