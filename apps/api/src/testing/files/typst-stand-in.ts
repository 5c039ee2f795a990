import { parentPort } from 'node:worker_threads'
import type { TypstTask } from '../../outside/pdf/typst.ts'

// Takes the place of the thread with the compiler: dies, keeps silent or answers, as the title says.
parentPort?.on('message', ({ data }: TypstTask) => {
  parentPort?.postMessage({ 'watch:import': ['a file that the thread has loaded'] })
  const { title } = data
  if (title === 'dies') throw new Error('out of memory')
  if (title === 'keeps silent') return
  parentPort?.postMessage({ bytes: new TextEncoder().encode(title), pages: 1 })
})
