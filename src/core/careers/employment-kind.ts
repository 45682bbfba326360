export const employments = ['full-time', 'contract', 'intern', 'part-time'] as const;
export type EmploymentKind = (typeof employments)[number];
