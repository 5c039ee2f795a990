import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tools/find-chromium.ts'

const port = Number(process.env.E2E_PORT || 4390)
const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Journeys stand alone: in any order and side by side, on one server and one embedded database.
  workers: 2,
  fullyParallel: true,
  // A build server is slower than a desk at times; what needed a second try is named at the end.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // A step that cannot succeed fails within half a minute, wherever it waits.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 25_000,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A press waits until what it presses stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording is for whoever looks at it: a build server makes one of second tries only.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    // Without exec the server would be the shell's child, and not see that the runner is gone.
    command: `exec "${process.execPath}" e2e/serve.ts`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 240_000,
    // What the server could not answer stands beside the journey that asked.
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
