export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const
export type Browser = (typeof browsers)[number]

export const systems = ['ios', 'android', 'windows', 'macos', 'chromeos', 'linux'] as const
export type System = (typeof systems)[number]

// The order matters: nearly every browser also claims to be Chrome and Safari, and Android to be
// Linux.
const browserMarks: Record<Browser, RegExp> = {
  edge: /Edg(e|A|iOS)?\//,
  opera: /OPR\/|Opera/,
  samsung: /SamsungBrowser\//,
  firefox: /Firefox\/|FxiOS\//,
  chrome: /Chrome\/|CriOS\/|Chromium\//,
  safari: /Safari\//,
}
const systemMarks: Record<System, RegExp> = {
  ios: /iPhone|iPad|iPod/,
  android: /Android/,
  windows: /Windows/,
  macos: /Macintosh|Mac OS X/,
  chromeos: /CrOS/,
  linux: /Linux/,
}

export interface Device {
  readonly browser: Browser | null
  readonly system: System | null
}

/** Recognises the browser and the system in a `User-Agent` header; nothing else of the header is kept. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: browsers.find((name) => browserMarks[name].test(userAgent)) ?? null,
    system: systems.find((name) => systemMarks[name].test(userAgent)) ?? null,
  }
}
