/** Which profiles a directory of Siders shows. */
export const siderStatuses = ['active', 'deactivated', 'all'] as const
export type SiderStatus = (typeof siderStatuses)[number]
