/** The type of an answer that stays open: server-sent events. */
export const eventStreamType = 'text/event-stream'

/** What somebody who comes back has heard last. */
export const lastEventHeader = 'last-event-id'
