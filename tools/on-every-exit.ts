const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Does something (ends a child, removes a folder, stops a database) whichever way this process ends:
 * the signals that would end it become an ordinary exit. Answers what takes it back.
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
