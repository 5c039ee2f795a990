import { vi } from 'vitest'

function memory() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** The document and the storages that modules read while they load, for tests without a page. */
export function stubStorages() {
  const storages = { local: memory(), tab: memory() }
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', storages.local)
  vi.stubGlobal('sessionStorage', storages.tab)
  return storages
}
