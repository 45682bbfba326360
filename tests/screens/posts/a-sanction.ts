import type { OwnSanction } from '#core/moderation/sanction.ts';

/** A silence or a ban as the member sees it whom it holds. */
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
