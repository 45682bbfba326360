/** The numbers of the two grievances of a demo, which its page offers to be tried. No other installation has them. */
export const demoGrievances = { answered: 'dem0-answ-ered-0001', waiting: 'dem0-wait-ing0-0002' } as const;
