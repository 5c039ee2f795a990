import { Fragment } from 'react'

/** Longer code than this may break anywhere: it would not fit beside words on a phone. */
const longestWhole = 28

/** Sentences in which what stands between backticks is code: fields, headers, addresses. */
export function Prose({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, place) =>
      place % 2 === 0 ? (
        <Fragment key={`${place} ${part}`}>{part}</Fragment>
      ) : (
        <InlineCode key={`${place} ${part}`}>{part}</InlineCode>
      ),
    )
}

/** A name as a program writes it, never broken at its hyphens. */
export function InlineCode({ children }: { children: string }) {
  const isWhole = children.length <= longestWhole
  return (
    <code
      translate="no"
      className={`rounded-small bg-wash px-0.5 py-px font-mono text-[0.9em] ${isWhole ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
    >
      {children}
    </code>
  )
}

/** A text of the OpenAPI document, which is in English, without the numbers of our requirements. */
export function EnglishText({ children }: { children: string }) {
  return (
    <span lang="en">
      <Prose>{children.replaceAll(/ \([A-Z]+-\d+(?:[,;]? [A-Z]+-\d+)*\)/g, '')}</Prose>
    </span>
  )
}
