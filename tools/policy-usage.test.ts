import { expect, it } from 'vitest'
import { actions } from '../packages/domain/src/access/policy.ts'
import { isTest, readSourceFiles, type SourceFile } from './source-file.ts'

const policyFile = 'packages/domain/src/access/policy.ts'

const sources = readSourceFiles().filter(
  ({ path }) => /^(packages|apps)\//.test(path) && !isTest(path) && path !== policyFile,
)

/** Actions of the policy that no operation and no screen checks. */
function unused(asked: readonly string[], files: readonly SourceFile[]): string[] {
  return asked.filter((action) => !files.some(({ text }) => text.includes(`'${action}'`)))
}

it('PERM-09 each action of the policy is asked by an operation or a screen, and one that is not is found', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(unused(actions, sources)).toEqual([])
  expect(unused([...actions, 'mission.everything'], sources)).toEqual(['mission.everything'])
})

/** Files that read the caller's role: they build the caller, or show who the caller is. */
const mayKnowTheCaller = [
  'apps/api/src/platform/http/resolve-session.ts',
  'apps/api/src/platform/http/session.ts',
  'apps/api/src/platform/http/session-lookup.ts',
  'apps/api/src/account/profile/me.ts',
  'apps/web/src/platform/me.ts',
  // Hides the administration from staff who act for a user, which is no question of rights.
  'apps/web/src/features/frame/navigation-entries.ts',
  // How surely somebody has signed in, before any question of rights; in each company of a group too.
  'apps/api/src/platform/http/second-step.ts',
  'apps/api/src/organisation/companies-of-caller.ts',
]

function asksTheCaller({ path, text }: SourceFile): boolean {
  return (
    /^apps\/(api|web)\/src\//.test(path) &&
    !mayKnowTheCaller.includes(path) &&
    /\b(actor|me)\.(isInsider|role|impersonating)\b/.test(text)
  )
}

it('PERM-09 screens, guards and commands ask the policy, not who somebody is', () => {
  expect(sources.filter(asksTheCaller).map(({ path }) => path)).toEqual([])
  const planted = { path: 'apps/web/src/planted.ts', text: 'if (me.isInsider) show()' }
  expect(asksTheCaller(planted)).toBe(true)
})
