import type { WantedPlanning } from '../mission-record/wanted-planning.ts'

/** What the search starts over the page on which it was opened. */
export interface PaletteActs {
  readonly newMission: (jobDescriptionId: string) => void
  readonly planMission: (wanted: WantedPlanning) => void
  readonly orderAgain: (missionId: string) => void
}
