import type { MailBlock, MailContent } from './mail-content.ts'

/** The plain text of a mail; `colon` is that of its language. */
export function mailText(
  { heading, blocks }: MailContent,
  footer: readonly string[],
  colon: string,
): string {
  return [heading, ...blocks.map((block) => blockText(block, colon)), `-- \n${footer.join('\n')}`]
    .join('\n\n')
    .concat('\n')
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? `== ${block.text} ==` : block.text
    case 'paragraph':
    case 'smallPrint':
      return block.text
    case 'button':
      return `${block.label}${colon}${block.url}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'links':
      return block.links.map(({ label, url }) => `- ${label}\n  ${url}`).join('\n')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n')
  }
}
