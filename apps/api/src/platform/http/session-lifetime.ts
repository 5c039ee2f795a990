/**
 * Milliseconds after which a session ends: since its last call, and since it was opened (decisions
 * N-31).
 */
export const sessionLifetime = { idle: 7 * 86_400_000, absolute: 30 * 86_400_000 } as const
