/** How the planning is laid out: a row for each mission or for each Sider, the hours of a day, the days of a month. */
export const planningViews = ['missions', 'siders', 'day', 'month'] as const
export type PlanningView = (typeof planningViews)[number]

/** Those that show a week, with a row for each. */
export type WeekView = Extract<PlanningView, 'missions' | 'siders'>
