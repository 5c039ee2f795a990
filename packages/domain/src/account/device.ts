/** Browsers that a list of sessions names, in the order in which they are recognised. */
export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const
export type Browser = (typeof browsers)[number]

/** Systems that a list of sessions names, in the order in which they are recognised. */
export const systems = ['ios', 'android', 'windows', 'macos', 'chromeos', 'linux'] as const
export type System = (typeof systems)[number]

// Nearly every browser also claims to be Chrome and Safari, and Android to be Linux: hence the order.
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

/** What a session was opened with, as far as it can be told. */
export interface Device {
  readonly browser: Browser | null
  readonly system: System | null
}

/** Recognises a browser and its system by the text that the browser sends; nothing else of it is kept. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: browsers.find((name) => browserMarks[name].test(userAgent)) ?? null,
    system: systems.find((name) => systemMarks[name].test(userAgent)) ?? null,
  }
}
