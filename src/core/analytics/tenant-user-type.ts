/** The numbers that trackers give the kinds of people who use the product. */
export const tenantUserTypes = { employer: 1, jobSeeker: 9 } as const;
