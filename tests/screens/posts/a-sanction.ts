import type { OwnSanction } from '#core/moderation/sanction.ts';

/** Silence or ban as its member sees it. */
export const aSanction = (known: Partial<OwnSanction> & Pick<OwnSanction, 'measure' | 'profileType'>): OwnSanction => ({
  rule: 'spam',
  note: '',
  until: null,
  postId: 'p1',
  appeal: 'none',
  answer: '',
  isLifted: false,
  isNew: false,
  ...known,
});
