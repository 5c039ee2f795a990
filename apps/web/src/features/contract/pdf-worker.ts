import { pdfjs } from 'react-pdf'

const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

interface Policy {
  createScriptURL(address: string): URL
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy
}

/** Browsers with Trusted Types start a script from an address only where a policy vouches for it. */
function trusted(): URL | string {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null) return address
  const vouch = (asked: string) => {
    if (asked !== address) throw new TypeError('Not the script that reads documents.')
    return asked
  }
  return (factory as PolicyFactory)
    .createPolicy('document-reader', { createScriptURL: vouch })
    .createScriptURL(address)
}

/** Documents are read on a thread of their own, started once. */
export function pdfWorker(): Worker {
  const { GlobalWorkerOptions: options } = pdfjs
  options.workerPort ??= new Worker(trusted(), { type: 'module' })
  return options.workerPort
}
