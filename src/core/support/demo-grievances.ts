/** Sample grievance numbers, present only in a demo installation. */
export const demoGrievances = { answered: 'dem0-answ-ered-0001', waiting: 'dem0-wait-ing0-0002' } as const;
