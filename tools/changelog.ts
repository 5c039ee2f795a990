const unreleased = '## [Unreleased]'

/**
 * Moves the unreleased changes under the heading of a version, and adds an empty « unreleased » section. Throws when
 * there are no changes, or when the version exists already.
 */
export function cutChangelog(text: string, version: string, day: string): string {
  if (text.includes(`## [${version}]`)) throw new Error(`${version} is in the changelog already.`)
  const [head, changes] = text.split(`${unreleased}\n`)
  if (head === undefined || changes === undefined) throw new Error(`${unreleased} is missing.`)
  const own = changes.split(/^## /m)[0] ?? ''
  if (!/^- /m.test(own)) throw new Error('Nothing has changed since the last version.')
  return `${head}${unreleased}\n\n## [${version}] - ${day}\n${changes}`
}
