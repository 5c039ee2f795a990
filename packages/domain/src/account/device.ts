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

// Brands have no translation.
const browserNames: Record<Browser, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}
const systemNames: Record<System, string> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  chromeos: 'ChromeOS',
  linux: 'Linux',
}

interface DeviceWords {
  /** The name of a browser on a system. */
  readonly on: (names: { readonly browser: string; readonly system: string }) => string
  readonly unknown: string
}

/** The name of a device, as far as it is known. */
export function deviceName({ browser, system }: Device, words: DeviceWords): string {
  if (browser !== null && system !== null) {
    return words.on({ browser: browserNames[browser], system: systemNames[system] })
  }
  if (browser !== null) return browserNames[browser]
  return system === null ? words.unknown : systemNames[system]
}
