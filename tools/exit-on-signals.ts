const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

let listening = false

/**
 * Turns the signals that end a process into an ordinary exit, so that whoever has something to clean
 * up (a child, a folder, a database) does it in the one event that covers every way out.
 */
export function exitOnSignals(): void {
  if (listening) return
  listening = true
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => process.exit(code))
}
