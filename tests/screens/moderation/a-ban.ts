import type { Ban } from '#core/moderation/bans.ts';

/** Appealed ban of an account for four ads, with overrides. */
export const aBan = (known: Partial<Ban> = {}): Ban => ({
  banId: 'b1',
  measure: 'ban',
  covers: 'account',
  name: 'Steady Marigold',
  postId: 'p1',
  rule: 'spam',
  note: 'Four ads in an hour.',
  imposedOn: '2026-11-21',
  until: null,
  appeal: 'open',
  appealText: 'It was no ad.',
  answer: '',
  isMine: false,
  ...known,
});
