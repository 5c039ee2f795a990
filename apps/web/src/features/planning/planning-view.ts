/** How the week is laid out: a row for each mission, or for each Sider. */
export const planningViews = ['missions', 'siders'] as const
export type PlanningView = (typeof planningViews)[number]
