import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onEveryExit } from '../tools/on-every-exit.ts'
import { print } from '../tools/print.ts'

/** A control group of Linux: what runs in it gets no more memory and time than it has. */
export interface NarrowRoom {
  /** A program that runs another one, with its arguments, inside. */
  programFor(folder: string, program: string): string
  /** The share of one core that is given from now on. */
  giveCores(share: number): void
  remove(): void
}

const cgroups = '/sys/fs/cgroup'
const periodMicroseconds = 100_000

/** Null, with a message, where no control group can be made. */
export function narrowRoom(megabytes: number): NarrowRoom | null {
  const name = `renfort-${process.pid}`
  const isUnified = existsSync(join(cgroups, 'cgroup.controllers'))
  const [memory, cpu] = isUnified
    ? [join(cgroups, name), join(cgroups, name)]
    : [join(cgroups, 'memory', name), join(cgroups, 'cpu', name)]
  const bytes = String(megabytes * 1_048_576)
  const folders = new Set([memory, cpu])
  const clean = () => {
    for (const folder of folders) if (existsSync(folder)) rmdirSync(folder)
  }
  try {
    for (const folder of folders) mkdirSync(folder)
    writeFileSync(join(memory, isUnified ? 'memory.max' : 'memory.limit_in_bytes'), bytes)
  } catch {
    clean()
    print('Nothing is squeezed: only root on Linux with control groups may do so.')
    return null
  }
  const cleaned = onEveryExit(() => {
    try {
      clean()
    } catch {
      // A process that has just been killed is still inside; an empty group does no harm.
    }
  })
  return {
    programFor: (folder, program) => {
      const script = join(folder, 'inside')
      const enter = [...folders].map((group) => `echo $$ > ${group}/cgroup.procs`)
      const lines = ['#!/bin/sh', ...enter, `exec ${program} "$@"`, '']
      writeFileSync(script, lines.join('\n'), { mode: 0o700 })
      return script
    },
    giveCores: (share) => {
      const quota = Math.round(share * periodMicroseconds)
      if (isUnified) writeFileSync(join(cpu, 'cpu.max'), `${quota} ${periodMicroseconds}`)
      else writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String(quota))
    },
    remove: () => {
      cleaned()
      clean()
    },
  }
}
