/** How long typing must pause before a call or a search is made, in milliseconds (CONST-02, N-19). */
export const pauses = {
  autosave: 100,
  localSearch: 300,
  remote: 800,
  comment: 1_000,
  livePrice: 1_200,
} as const

export type Pause = keyof typeof pauses
