import { readFileSync } from 'node:fs'

const boot = '/proc/sys/kernel/random/boot_id'

/**
 * What tells a process from a later one with the same number: the start of the machine, and when it began after that.
 * No clock that can be set is in it. `ended` for one that only waits for its parent to read its end; `null` where the
 * system does not tell.
 */
export function processIdentity(pid: number): string | null {
  try {
    // The name, which is in brackets, may hold spaces.
    const [state, ...others] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (state === 'Z' || state === 'X') return 'ended'
    const began = others[18]
    return began === undefined ? null : `${readFileSync(boot, 'utf8').trim()}-${began}`
  } catch {
    return null
  }
}
