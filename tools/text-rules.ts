import type { Expression, JSXAttribute, Node } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'
import { lineAt, type Violation } from './violation.ts'

const narrowSpace = '\u202f'

/** French spacing: a narrow no-break space before ; : ! ? € » and after «, and no other space. */
const typographyFaults: readonly (readonly [RegExp, string])[] = [
  [/[ \u00a0][;:!?€»]/u, 'a plain or wide space before ; : ! ? € »'],
  [/[^\s!?(][;!?€»](?=$|[\s»).,])/u, 'no space before ; ! ? € »'],
  [/[\p{L}\p{N})»]:(?=$|\s)/u, 'no space before :'],
  [/«[^\u202f]/u, 'no narrow space after «'],
  [/[^\u202f\u00a0]%/u, 'no no-break space before %'],
  [/\.\.\./u, 'three dots instead of …'],
]

export function typographyViolations(file: SourceFile): Violation[] {
  return texts(file).flatMap(({ text, offset }) =>
    typographyFaults
      .filter(([fault]) => fault.test(text))
      .map(([, message]) => ({
        path: file.path,
        line: lineAt(file.text, offset),
        rule: 'typography',
        message: `${message}: ${text.replaceAll(narrowSpace, '␣')}`,
      })),
  )
}

interface Text {
  readonly text: string
  readonly offset: number
}

/** Every string of a file. A template is one text, in which a letter replaces each value. */
function texts(file: SourceFile): Text[] {
  const found: Text[] = []
  parseSource(file).walk((node, ancestors) => {
    const parent = ancestors.at(-1)
    if (parent?.type === 'ImportDeclaration' || parent?.type === 'ExportNamedDeclaration') return
    if (node.type === 'Literal' && typeof node.value === 'string') {
      found.push({ text: node.value, offset: node.start })
    }
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('x')
      found.push({ text, offset: node.start })
    }
  })
  return found.map(({ text, offset }) => ({ text: text.replace(/\{\{.*?\}\}/g, 'x'), offset }))
}

const spokenAttributes = new Set(
  (
    'aria-label aria-description aria-roledescription aria-valuetext title placeholder alt label ' +
    'description errorMessage hint tooltip heading message summary caption'
  ).split(' '),
)

/** Sentences in a component instead of a dictionary. Galleries are for developers and may have them. */
export function hardCodedViolations(file: SourceFile): Violation[] {
  if (!file.path.endsWith('.tsx') || /gallery|\.test\./.test(file.path)) return []
  const found: Violation[] = []
  const refuse = (text: string, node: Node): void => {
    const message = `"${text.trim()}" belongs to a dictionary`
    found.push({ path: file.path, line: lineAt(file.text, node.start), rule: 'sentence', message })
  }
  parseSource(file).walk((node, ancestors) => {
    if (node.type === 'JSXText' && hasWord(node.value)) refuse(node.value, node)
    if (node.type === 'JSXAttribute' && spokenAttributes.has(attributeName(node))) {
      if (node.value?.type === 'Literal' && hasWord(node.value.value)) {
        refuse(String(node.value.value), node)
      }
    }
    if (node.type !== 'JSXExpressionContainer' || !isSpoken(ancestors.at(-1))) return
    if (node.expression.type === 'JSXEmptyExpression') return
    for (const text of shownStrings(node.expression)) refuse(text, node)
  })
  return found
}

function attributeName({ name }: JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : name.name.name
}

function isSpoken(parent: Node | undefined): boolean {
  if (parent?.type === 'JSXAttribute') return spokenAttributes.has(attributeName(parent))
  return parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
}

/** The strings that an expression may show unchanged: through `? :`, `&&`, `??`, `+` and templates. */
function shownStrings(expression: Expression): string[] {
  switch (expression.type) {
    case 'Literal':
      return hasWord(expression.value) ? [String(expression.value)] : []
    case 'TemplateLiteral': {
      const text = expression.quasis.map(({ value }) => value.cooked ?? '').join('')
      return [...(hasWord(text) ? [text] : []), ...expression.expressions.flatMap(shownStrings)]
    }
    case 'ConditionalExpression':
      return [...shownStrings(expression.consequent), ...shownStrings(expression.alternate)]
    case 'LogicalExpression':
      return [...shownStrings(expression.left), ...shownStrings(expression.right)]
    case 'BinaryExpression':
      if (expression.operator !== '+') return []
      return [...shownStrings(expression.left), ...shownStrings(expression.right)]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return shownStrings(expression.expression)
    default:
      return []
  }
}

function hasWord(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value)
}
