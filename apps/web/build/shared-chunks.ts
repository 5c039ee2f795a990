/** As much of the bundler's graph as is asked for here. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** Where a visit begins, the first to be met before the others. */
const beginnings = [
  ['entrance', /[\\/]routes[\\/]signin\.tsx\?/],
  ['signed-in', /[\\/]routes[\\/]_app(\.planning)?\.tsx\?/],
  ['posting', /[\\/]routes[\\/]taskPosting\.\$taskId\.tsx\?/],
] as const

/**
 * A script for what each beginning of a visit shares with other screens. Left to itself the bundler
 * makes one for each set of screens that share something: seventy for the planning alone.
 */
export const sharedChunks = beginnings.map(([debugName, route], index) => ({
  debugName,
  name: (id: string, graph: ModuleGraph): string | null => {
    const screens = screensOf(id, graph)
    return screens.length > 1 && screens.some((screen) => route.test(screen)) ? debugName : null
  },
  test: /[\\/](src|packages|lucide-react)[\\/]/,
  priority: beginnings.length - index,
}))

/** Everything that is loaded by itself and needs a module, at once or through others. */
function screensOf(id: string, graph: ModuleGraph): readonly string[] {
  const reached = new Set([id])
  for (const module of reached) {
    graph.getModuleInfo(module)?.importers.forEach((importer) => reached.add(importer))
  }
  return [...reached].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length)
}
