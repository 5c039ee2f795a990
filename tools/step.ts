import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { onEveryExit } from './on-every-exit.ts'
import { print } from './print.ts'
import { repositoryRoot } from './source-file.ts'

/** One step of a check: a program of node_modules/.bin, or a file that Node runs. */
export interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Whether the output is printed even when the step passes. */
  readonly talkative?: boolean
}

export interface StepResult {
  readonly name: string
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs the steps, as many at a time as there are cores, and prints each when it ends. */
export async function runSteps(
  steps: readonly Step[],
  concurrency = availableParallelism(),
  say: (text: string) => void = print,
): Promise<StepResult[]> {
  const waiting = [...steps]
  const results: StepResult[] = []
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      const shown = !result.passed || step.talkative === true
      const mark = result.passed ? 'ok  ' : 'FAIL'
      say(`${mark} ${step.name.padEnd(24)} ${result.seconds.toFixed(1).padStart(5)} s`)
      if (shown && result.output !== '') say(indent(result.output))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, lane))
  return results
}

/** The time since a reading of `performance.now()`: « 124 s ». */
export function secondsSince(started: number): string {
  return `${Math.round((performance.now() - started) / 1000)} s`
}

async function runStep({ name, command: [program, ...args] }: Step): Promise<StepResult> {
  const started = performance.now()
  const { output, passed } = await capture(program, args)
  return { name, passed, output, seconds: (performance.now() - started) / 1000 }
}

function capture(
  program: string,
  args: readonly string[],
): Promise<Pick<StepResult, 'output' | 'passed'>> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(...invocation(program, args), {
      cwd: repositoryRoot,
      env: withPrograms(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (part: Buffer): void => {
      output += part.toString()
    }
    endWithParent(child)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ output: error.message, passed: false }))
    child.on('close', (code) => resolve({ output: output.trimEnd(), passed: code === 0 }))
  })
}

/** Runs a program with its output going straight to the terminal. */
export function runLoudly(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(...invocation(program, args), {
      cwd: repositoryRoot,
      env: withPrograms(env),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    endWithParent(child)
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

const programs = join(repositoryRoot, 'node_modules/.bin')

/** Programs of packages look `node` up in PATH, where the pinned one must come first. */
function withPrograms(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${programs}${delimiter}${env.PATH ?? ''}` }
}

function endWithParent(child: ChildProcess): void {
  child.once(
    'close',
    onEveryExit(() => void child.kill()),
  )
}

/** `node` is the present Node; every other program is in node_modules/.bin. */
function invocation(program: string, args: readonly string[]): [string, readonly string[]] {
  if (program === 'node') return [process.execPath, args]
  return [join(programs, program), args]
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `     ${line}`)
    .join('\n')
}
