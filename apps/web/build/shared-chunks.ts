/** As much of the bundler's graph as is asked for here. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

const signIn = /[\\/]routes[\\/]signin\.tsx\?/
const signedOut =
  /[\\/]routes[\\/](signup|invitation|forgot-password|reset-password|google\.callback|single-sign-on\.callback|horizon)\.tsx\?/
/** Pages for anybody, which ask the server and have no frame. */
const open = /[\\/]routes[\\/](verify|developers|switch|dev\.outbox)\.tsx\?/
const home = /[\\/]routes[\\/]_app(\.planning)?\.tsx\?/

/**
 * What several screens share comes in one script with whichever of them is met first. Each holds
 * whatever its own modules import, so none drags in more than its screens need.
 */
const shares: Readonly<Record<string, (some: (route: RegExp) => boolean) => boolean>> = {
  entrance: (some) => some(signIn),
  calls: (some) => some(home) && some(signedOut),
  open: (some) => some(home) && some(open),
  'signed-in': (some) => some(home),
}

/**
 * Groups for the bundler, which left to itself makes a script for each set of screens that share
 * something: seventy for the planning alone.
 */
export const sharedChunks = Object.entries(shares).map(([debugName, isShared], index) => ({
  debugName,
  name: (id: string, graph: ModuleGraph): string | null => {
    const screens = screensOf(id, graph)
    const some = (route: RegExp) => screens.some((screen) => route.test(screen))
    return screens.length > 1 && isShared(some) ? debugName : null
  },
  test: /[\\/](src|packages|lucide-react)[\\/]/,
  priority: 3 - index,
}))

/** Everything that is loaded by itself and needs a module, at once or through others. */
function screensOf(id: string, graph: ModuleGraph): readonly string[] {
  const reached = new Set([id])
  for (const module of reached) {
    graph.getModuleInfo(module)?.importers.forEach((importer) => reached.add(importer))
  }
  return [...reached].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length)
}
