/** Where missions stand for those who look for their Siders: open slots, none, or given up. */
export const staffingStages = ['toStaff', 'staffed', 'stopped'] as const
export type StaffingStage = (typeof staffingStages)[number]
