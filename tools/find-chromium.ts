import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { print } from './print.ts'
import { repositoryRoot } from './source-file.ts'

// The shell draws the same pages without a desktop's windows: the journeys need a third less of the processor with it.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** For a browser without a display, often run as root, that sends no data to its maker. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of the journeys: `CHROMIUM_PATH`, else the browser of the machine, else Playwright's. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked} and there is no such file`)
  }
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path))
}

/** Finds Chromium or installs it: as root on Debian the package of its shell, elsewhere Playwright's browser. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  print('Chromium was not found: installing it')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update'])
    try {
      installPackage('chromium-headless-shell')
    } catch {
      // Older releases of Debian have the browser alone.
      installPackage('chromium')
    }
  } else {
    run(process.execPath, [
      join(repositoryRoot, 'node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ])
  }
  const installed = findChromium()
  if (installed === undefined) throw new Error('Chromium could not be installed: set CHROMIUM_PATH')
  return installed
}

function installPackage(name: string): void {
  run('apt-get', ['install', '-y', '--no-install-recommends', name])
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
