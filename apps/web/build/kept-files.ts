import type { Plugin } from 'vite'

/** The name of the worker among the inputs of the build, and where the browser finds it. */
export const workerInput = 'worker'
export const workerFile = 's/worker.js'

/** Writes into the worker of the pages of Siders which files it keeps: all others of its build. */
export function keptFiles(): Plugin {
  return {
    name: 'renfort:kept-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const worker = bundle[workerFile]
        if (worker?.type !== 'chunk' || !worker.code.includes('%files%')) {
          throw new Error('The worker of the pages of Siders is not in the build.')
        }
        const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
        worker.code = worker.code.replaceAll('%files%', files.toSorted().join(' '))
      },
    },
  }
}
