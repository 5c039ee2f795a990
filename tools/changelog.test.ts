import { describe, expect, it } from 'vitest'
import { cutChangelog } from './changelog.ts'

const changes = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A line.\n'

describe('the changelog of a version', () => {
  it('takes all that is not released, and leaves an empty place', () => {
    expect(cutChangelog(changes, '1.0.0-rc.1', '2026-11-27')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [1.0.0-rc.1] - 2026-11-27\n\n### Added\n\n- A line.\n',
    )
  })

  it('is refused without a change, or twice', () => {
    const cut = cutChangelog(changes, '1.0.0', '2026-11-27')
    expect(() => cutChangelog(cut, '1.0.1', '2026-11-28')).toThrow(/Nothing has changed/)
    const again = cut.replace('## [1.0.0]', '- A fix.\n\n## [1.0.0]')
    expect(() => cutChangelog(again, '1.0.0', '2026-11-28')).toThrow(/already/)
    expect(cutChangelog(again, '1.0.1', '2026-11-28')).toContain('## [1.0.1] - 2026-11-28')
  })
})
