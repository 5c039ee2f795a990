const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Runs `clean` (end a child, remove a folder, stop a database) however this process ends: a signal becomes an
 * ordinary exit. Returns a function that cancels this.
 */
export function onEveryExit(clean: () => void): () => void {
  const exits = Object.entries(codes).map(([signal, code]) => ({
    signal,
    exit: () => process.exit(code),
  }))
  for (const { signal, exit } of exits) process.on(signal, exit)
  process.once('exit', clean)
  return () => {
    for (const { signal, exit } of exits) process.off(signal, exit)
    process.off('exit', clean)
  }
}
