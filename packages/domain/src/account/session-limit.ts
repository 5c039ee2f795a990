/**
 * Hours after which a company or a group may end the sessions of its people, from their sign-in on. None is
 * longer than a session lasts by itself (decisions N-31).
 */
export const sessionLimitHours = [8, 12, 24, 168] as const
export type SessionLimitHours = (typeof sessionLimitHours)[number]
