/** Planted past of a job, read on 20 November 2026, with its true badge. */
export interface History {
  readonly firstSeen: string;
  readonly lastListed: string;
  readonly reposts: number;
  readonly saidOpenOn: string | null;
  readonly closedOn: string | null;
  readonly badge: string | null;
}

const usual = { lastListed: '2026-11-20', reposts: 0, saidOpenOn: null, closedOn: null };

export const histories: readonly History[] = [
  { ...usual, firstSeen: '2026-11-20', badge: 'new' },
  { ...usual, firstSeen: '2026-11-14', badge: 'new' },
  // Listed for two weeks and seen today: that is nothing to say in a word.
  { ...usual, firstSeen: '2026-11-06', badge: null },
  { ...usual, firstSeen: '2026-10-01', lastListed: '2026-11-02', badge: null },
  { ...usual, firstSeen: '2026-08-01', badge: 'open-long' },
  { ...usual, firstSeen: '2025-09-01', badge: 'stale' },
  { ...usual, firstSeen: '2026-09-10', lastListed: '2026-10-10', badge: 'stale' },
  // A new date on an advertisement that comes back again and again.
  { ...usual, firstSeen: '2026-10-20', reposts: 3, badge: 'reposted' },
  { ...usual, firstSeen: '2026-10-20', reposts: 8, badge: 'stale' },
  // The employer said last week that it is open, so that nothing old counts.
  { ...usual, firstSeen: '2025-09-01', reposts: 8, saidOpenOn: '2026-11-12', badge: null },
  { ...usual, firstSeen: '2026-11-18', closedOn: '2026-11-19', badge: 'closed' },
  { ...usual, firstSeen: '2026-11-19', saidOpenOn: '2026-07-01', badge: 'new' },
];
