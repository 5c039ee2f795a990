/** Milliseconds after which a session is over: without a call, and whatever happens (decisions N-31). */
export const sessionLifetime = { idle: 7 * 86_400_000, absolute: 30 * 86_400_000 } as const
