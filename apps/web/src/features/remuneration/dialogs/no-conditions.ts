/** An indemnity that is paid to every Sider, whatever the day of work. */
export const noConditions = { seniority: null, hoursPerDay: null, zti: null, taskType: null }
