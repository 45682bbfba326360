/** IT Rules 2021, rules 3(2) and 3A, as changed by G.S.R. 120(E) from 20 February 2026. */
export const grievanceDeadlines = { acknowledgedHours: 24, decidedDays: 7, intimateHours: 2, appealDays: 30 } as const;
