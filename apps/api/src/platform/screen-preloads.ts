/** What the build of the web app says of its files, by the module that each begins with. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly isEntry?: boolean
      readonly imports?: readonly string[]
    }
  >
>

interface Screen {
  /** Of its address; those that begin with `$` stand for anything. */
  readonly parts: readonly string[]
  /** The chunks of the screen and of the frames around it. */
  readonly chunks: readonly string[]
}

const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=/

/**
 * Finds the scripts that the screen of an address needs beside those of every screen. A browser that
 * is told of them with the page asks for them at once, not after the first ones ran.
 */
export function screenPreloads(manifest: BuildManifest): (path: string) => readonly string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const always = filesOf(manifest, entries)
  const screens = screensOf(manifest)
  return (path) => {
    const asked = path.split('/').filter((part) => part !== '')
    const screen = screens.find(({ parts }) => isAt(parts, asked))
    return [...filesOf(manifest, screen?.chunks ?? [])].filter((file) => !always.has(file))
  }
}

/** Addresses without parameters first: `/tasks/all` is not the task « all ». */
function screensOf(manifest: BuildManifest): Screen[] {
  const routes = new Map(
    Object.keys(manifest).flatMap((name) => {
      const route = routeModule.exec(name)?.[1]
      return route === undefined ? [] : [[route, name] as const]
    }),
  )
  const screens = [...routes.keys()].flatMap((route) => {
    const parts = route.split('.')
    if (parts.at(-1)?.startsWith('_')) return []
    const frames = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
    return {
      parts: parts.filter((part) => !part.startsWith('_') && part !== 'index'),
      chunks: frames.flatMap((frame) => routes.get(frame) ?? []),
    }
  })
  return screens.toSorted(
    (a, b) => parametersOf(a) - parametersOf(b) || b.chunks.length - a.chunks.length,
  )
}

function parametersOf({ parts }: Screen): number {
  return parts.filter((part) => part.startsWith('$')).length
}

function isAt(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith('$') || part === asked[index])
  )
}

function filesOf(manifest: BuildManifest, names: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return files
}
