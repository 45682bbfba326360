/** The states of a contribution: on the device alone, sent, shown, or taken down. */
export const contributionStates = ['pending', 'submitted', 'live', 'rejected'] as const;
export type ContributionState = (typeof contributionStates)[number];
