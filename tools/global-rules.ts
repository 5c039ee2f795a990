import type { Node } from 'oxc-parser'
import type { Module } from './module-graph.ts'
import { isTest } from './source-file.ts'
import { lineAt, type Violation } from './violation.ts'

interface GlobalRule {
  readonly rule: string
  readonly names: readonly string[]
  readonly where: RegExp
  /** Files where the names are allowed, each with its reason. */
  readonly except: readonly RegExp[]
  readonly message: string
}

const ambient =
  'fetch process window document console globalThis self navigator localStorage sessionStorage ' +
  'setTimeout setInterval setImmediate queueMicrotask performance crypto Buffer XMLHttpRequest'

const globalRules: readonly GlobalRule[] = [
  {
    rule: 'purity',
    names: ['Date', 'Math.random', 'Intl', ...ambient.split(' ')],
    where: /^packages\/(domain|contract)\/src\//,
    except: [],
    message: 'a rule gets the time, chance and the outside world as arguments',
  },
  {
    rule: 'temporal',
    names: ['Temporal'],
    where: /^(packages|apps\/[a-z]+)\/.*src\//,
    except: [/^packages\/domain\/src\/kernel\/calendar\.ts$/],
    message: 'calendar arithmetic lives in packages/domain/src/kernel/calendar.ts',
  },
  {
    rule: 'clock',
    names: ['Date', 'performance.now'],
    where: /^apps\/api\/src\//,
    except: [/^apps\/api\/src\/platform\/clock\.ts$/],
    message: 'the time comes from platform/clock.ts, so that NOW moves it everywhere',
  },
  {
    rule: 'fetch',
    names: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    where: /^apps\/[a-z]+\/src\//,
    except: [/^apps\/web\/src\/platform\/send\.ts$/, /^apps\/api\/src\/outside\//],
    message: 'the browser calls through platform/send.ts, the server through outside/',
  },
]

/** No local variable may have one of these names: it would hide a use of the global one. */
const neverLocal = new Set(['Date', 'Temporal', 'Math', 'fetch', 'globalThis'])
const globalObjects = new Set(['globalThis', 'window', 'self'])

export function globalViolations(modules: readonly Module[]): Violation[] {
  return modules
    .filter(({ file }) => !isTest(file.path))
    .flatMap((module) => {
      const { path, text } = module.file
      const rules = globalRules.filter(
        ({ where, except }) => where.test(path) && !except.some((file) => file.test(path)),
      )
      if (rules.length === 0) return []
      return globalUses(module).flatMap(({ name, offset }) =>
        rules
          .filter(({ names }) => names.includes(name))
          .map(({ rule, message }) => ({
            path,
            line: lineAt(text, offset),
            rule,
            message: `${name} is not allowed here: ${message}`,
          })),
      )
    })
}

interface GlobalUse {
  readonly name: string
  readonly offset: number
}

/** Every global name that is read, alone (`Date`) and with its member (`Math.random`). */
function globalUses({ tree }: Module): GlobalUse[] {
  const uses: GlobalUse[] = []
  const local = new Set<string>()
  tree.walk((node, ancestors) => {
    if (node.type !== 'Identifier') return
    const parent = ancestors.at(-1)
    if (parent === undefined) return
    if (isBinding(node, parent)) local.add(node.name)
    if (isName(node, parent)) return
    uses.push({ name: node.name, offset: node.start })
    if (parent.type !== 'MemberExpression' || parent.computed || parent.object !== node) return
    if (parent.property.type !== 'Identifier') return
    const member = parent.property.name
    const name = globalObjects.has(node.name) ? member : `${node.name}.${member}`
    uses.push({ name, offset: node.start })
  })
  return uses.filter(({ name }) => {
    const [root = name] = name.split('.')
    return neverLocal.has(root) || !local.has(root)
  })
}

/** Whether an identifier is the name of a member, a key or an import, and reads no variable. */
function isName(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed
    case 'Property':
      return parent.key === node && !parent.computed
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed
    case 'TSQualifiedName':
      return parent.right === node
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'TSNamedTupleMember':
      return true
    default:
      return false
  }
}

function isBinding(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'VariableDeclarator':
      return parent.id === node
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'TSFunctionType':
    case 'TSMethodSignature':
      return parent.params.some((param) => param === node)
    case 'Property':
      return parent.value === node
    case 'AssignmentPattern':
      return parent.left === node
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return parent.local === node
    case 'ArrayPattern':
    case 'RestElement':
      return true
    default:
      return false
  }
}
