import type { Locator, Page } from '@playwright/test'

/** Counts the actions of an order: each click and each typed field is one. */
export function countActs(page: Page) {
  let count = 0
  return {
    click: async (target: Locator) => {
      await target.click()
      count += 1
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text)
      count += 1
    },
    pick: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    count: () => count,
  }
}

/** Prints the figures of a journey into the log; its start is an instant of `performance`. */
export function printActs(what: string, acts: number, start: number): void {
  const seconds = (performance.now() - start) / 1_000
  process.stdout.write(`acts: ${acts} ${what}, ${seconds.toFixed(1)} s\n`)
}

/** Counts what a journey does by itself: each press, and each field that is typed in, is one. */
export async function watchActs(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeBinding('tellAct', () => void (count += 1))
  await page.addInitScript(() => {
    const tell = () => (Reflect.get(globalThis, 'tellAct') as () => void)()
    let typedIn: EventTarget | null = null
    document.addEventListener('pointerdown', tell, true)
    document.addEventListener(
      'input',
      ({ target }) => {
        const isTyped = !(
          target instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(target.type)
        )
        if (isTyped && target !== typedIn) tell()
        typedIn = target
      },
      true,
    )
  })
  return () => count
}
