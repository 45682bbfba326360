/**
 * The deadlines of a grievance officer: rules 3(2) and 3A of the IT Rules 2021. Since 20 February 2026 (G.S.R. 120(E)) a complaint is decided in 7 days,
 * formerly 15, and what shows or imitates the person who complains is acted upon in 2 hours, formerly 24.
 */
export const grievanceDeadlines = { acknowledgedHours: 24, decidedDays: 7, intimateHours: 2, appealDays: 30 } as const;
