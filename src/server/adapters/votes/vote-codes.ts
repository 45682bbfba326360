import type { Vote } from '#core/votes/vote.ts';

export const voteCodes: Readonly<Record<Vote, number>> = { up: 1, down: -1, none: 0 };

export const voteOf = (code: number | null): Vote => (code === 1 ? 'up' : code === -1 ? 'down' : 'none');
