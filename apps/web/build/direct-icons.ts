import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const importsOfIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/**
 * Imports each icon from its own file: through the list of all icons, every screen seems to need those
 * of every other one, and none could come with the screens that share it.
 */
export function directIcons(): Plugin {
  const fileOf = iconFiles()
  return {
    name: 'renfort:direct-icons',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src[\\/]/, code: /["']lucide-react["']/ },
      handler: (code) =>
        code.replaceAll(importsOfIcons, (_import, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => directImport(name, fileOf))
            .join(';'),
        ),
    },
  }
}

/** Of « Icon » or « Icon as Name »; what is no icon stays where it was. */
function directImport(specifier: string, fileOf: ReadonlyMap<string, string>): string {
  const [name = '', local = name] = specifier.split(/\s+as\s+/)
  const file = fileOf.get(name)
  return file === undefined
    ? `import { ${specifier} } from 'lucide-react'`
    : `import ${local} from 'lucide-react/icons/${file}'`
}

/** Each icon under all of its names, as the package lists them. */
function iconFiles(): Map<string, string> {
  const anIcon = import.meta.resolve('lucide-react/icons/x')
  const list = readFileSync(fileURLToPath(new URL('../lucide-react.mjs', anIcon)), 'utf8')
  const files = new Map<string, string>()
  const exported = list.matchAll(/export \{ (.*?) \} from '\.\/icons\/(.*?)\.mjs'/g)
  for (const [, names = '', file = ''] of exported) {
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file)
  }
  return files
}
