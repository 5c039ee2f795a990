export const industries = [
  'hospitality',
  'retail',
  'logistics',
  'industry',
  'construction',
  'cleaning',
  'events',
  'office',
  'health',
  'agriculture',
  'security',
  'other',
] as const
export type Industry = (typeof industries)[number]
