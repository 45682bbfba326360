import { expect, it } from 'vitest';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { dayMs } from '#core/figures/durations.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Decision } from '#core/moderation/moderations.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import type { NewReview, ReviewDraft } from '#core/reviews/review-draft.ts';

/** The way in which a moderator takes a review down: by a rule, and with a note to its author. */
export interface TakingDown {
  readonly rule: ModerationRule;
  readonly note: string;
}

/** A key that has not said anything, the token that pays for it, the reviews of that key and of another, and the moderators. */
export interface OpenedKey {
  readonly mine: OwnReviews;
  readonly others: OwnReviews;
  readonly token: ContributionToken;
  /** Lets what waits come out. */
  readonly comeOut: (reviewId: string) => Promise<void>;
  readonly takeDown: (reviewId: string, by: TakingDown) => Promise<void>;
  /** A moderator decides about what waits hidden. */
  readonly look: (reviewId: string, decision: Decision) => Promise<void>;
  /** Another moderator decides about the appeal that waits. */
  readonly lookAgain: (reviewId: string, decision: Decision) => Promise<void>;
  readonly advance: (ms: number) => void;
}

/** Stands the adapter up where there is one company, `koyal-pay`. */
export type OpenKey = () => Promise<OpenedKey>;

/** A review as somebody fills it in. */
export const aReviewDraft: ReviewDraft = {
  stars: 4,
  ratings: { workLife: 5, growth: 2 },
  title: 'Good teams',
  likes: 'Seniors review code properly and nobody calls after seven.',
  dislikes: 'The promotion cycle moved twice within this one year.',
  designationId: null,
  cityId: null,
  employment: 'full-time',
  isCurrent: false,
  exit: { bondRupees: 0, bondMonths: 0, noticeDays: 60, buyout: 'not-asked', relievingDays: 10, settlementDays: null, isWithheld: false },
};

const first: NewReview = { ...aReviewDraft, isInvited: true };

/** The promises of OwnReviews, held by every adapter. */
export function keepsOwnReviews(open: OpenKey): void {
  it('sends one, which its key finds again and no other (F-07, R-090)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', first, token);
    expect(sent).toMatchObject({ ...aReviewDraft, company: { urlName: 'koyal-pay' }, state: 'submitted', version: 0 });
    expect([await mine.mine(), await mine.create('koyal-pay', first, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('changes it from the version that is known, and deletes it', async () => {
    const { mine, others, token } = await open();
    const { reviewId } = await mine.create('koyal-pay', first, token);
    const changed = { ...aReviewDraft, stars: 1, exit: null } as const;
    expect(await mine.change(reviewId, changed, 0)).toMatchObject({ stars: 1, exit: null, version: 1 });
    await expect(mine.change(reviewId, changed, 0)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(others.change(reviewId, changed, 1)).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.remove(reviewId)).rejects.toMatchObject({ kind: 'missing' });
    await mine.remove(reviewId);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('takes none that says too little, and none of a company that is not there', async () => {
    const { mine, token } = await open();
    await expect(mine.create('koyal-pay', { ...first, likes: '  '.repeat(20) }, token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(mine.create('nobody-here', first, token)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.mine()).toBeUndefined();
  });

  keepsAppeals(open);
  keepsMending(open);
}

const taken = { measure: 'remove', rule: 'personal-details', note: 'Your lead is named.' } as const;

/** Opens a key whose review came out and was taken down. */
async function openTakenDown(open: OpenKey) {
  const opened = await open();
  const { mine, token, comeOut, takeDown } = opened;
  const { reviewId, moderation } = await mine.create('koyal-pay', first, token);
  expect(moderation).toEqual([]);
  await comeOut(reviewId);
  await takeDown(reviewId, taken);
  return { ...opened, reviewId };
}

function keepsAppeals(open: OpenKey): void {
  it('tells the author what was decided, by which rule, and that they may appeal; once they have, that it waits (F-28, R-090)', async () => {
    const { mine, reviewId } = await openTakenDown(open);
    const told = { ...taken, decidedOn: expect.stringMatching(/^2026-\d\d-\d\d$/), appeal: 'none', mayAppeal: true };
    expect(await mine.mine()).toMatchObject({ state: 'rejected', moderation: [told] });
    const appealed = await mine.appeal(reviewId, ' It names nobody. ');
    expect(appealed).toMatchObject({ state: 'rejected', moderation: [{ ...taken, appeal: 'open', mayAppeal: false }] });
    expect([await mine.mine(), await mine.appeal(reviewId, 'It names nobody.')]).toEqual([appealed, appealed]);
    await expect(mine.appeal(reviewId, 'It still names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('takes an appeal with words in it, of its own key alone, against what was decided (F-28)', async () => {
    const { mine, others, token, comeOut, takeDown } = await open();
    const { reviewId } = await mine.create('koyal-pay', first, token);
    await expect(mine.appeal(reviewId, 'Nothing was decided.')).rejects.toMatchObject({ kind: 'conflict' });
    await comeOut(reviewId);
    await takeDown(reviewId, taken);
    await expect(others.appeal(reviewId, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.appeal(reviewId, '  ')).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await mine.remove(reviewId);
    await expect(mine.appeal(reviewId, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
  });

  it.each([
    ['shows it again where the second look sides with its author', 'keep', { state: 'live', moderation: [{ measure: 'remove', note: '', appeal: 'granted' }] }],
    ['leaves it down where the second look does not', 'remove', { state: 'rejected', moderation: [{ ...taken, appeal: 'rejected' }] }],
  ] as const)('%s, and neither is appealed again (F-28)', async (_, decision, expected) => {
    const { mine, reviewId, lookAgain } = await openTakenDown(open);
    await mine.appeal(reviewId, 'It names nobody.');
    await lookAgain(reviewId, decision);
    const { moderation, ...own } = (await mine.mine()) ?? { moderation: [] };
    expect({ ...own, moderation }).toMatchObject(expected);
    expect(moderation.map(({ mayAppeal }) => mayAppeal)).toEqual([false]);
    await expect(mine.appeal(reviewId, 'Once more, please.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('takes an appeal on the last day of its time, and none after it (F-28)', async () => {
    const { mine, reviewId, advance } = await openTakenDown(open);
    const mayAppeal = async () => (await mine.mine())?.moderation.map((outcome) => outcome.mayAppeal);
    advance(appealDays * dayMs);
    expect(await mayAppeal()).toEqual([true]);
    advance(dayMs);
    expect(await mayAppeal()).toEqual([false]);
    await expect(mine.appeal(reviewId, 'It names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
    advance(-dayMs);
    expect(await mine.appeal(reviewId, 'It names nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
  });
}

function keepsMending(open: OpenKey): void {
  const better = { ...aReviewDraft, likes: 'The seniors there review code properly, all of them.' };

  it('lets what was taken down be put right; it waits for a moderator then, who shows it (F-28, R-090)', async () => {
    const { mine, reviewId, look } = await openTakenDown(open);
    const waiting = await mine.change(reviewId, better, 0);
    expect(waiting).toMatchObject({
      state: 'submitted',
      version: 1,
      likes: better.likes,
      moderation: [{ measure: 'hide', decidedOn: null, mayAppeal: false }],
    });
    await expect(mine.appeal(reviewId, 'It names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await mine.mine()).toEqual(waiting);
    await look(reviewId, 'keep');
    expect(await mine.mine()).toMatchObject({ state: 'live', likes: better.likes, moderation: [] });
  });

  it('tells of the new decision where a moderator takes it down again, which may be appealed (F-28)', async () => {
    const { mine, reviewId, look } = await openTakenDown(open);
    await mine.change(reviewId, better, 0);
    await look(reviewId, 'remove');
    expect(await mine.mine()).toMatchObject({ state: 'rejected', moderation: [{ measure: 'remove', appeal: 'none', mayAppeal: true }] });
    expect(await mine.appeal(reviewId, 'It names nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
  });

  it('takes no change while an appeal waits, and none after its time; once the appeal is rejected it does (F-28)', async () => {
    const { mine, reviewId, lookAgain, advance } = await openTakenDown(open);
    advance((appealDays + 1) * dayMs);
    await expect(mine.change(reviewId, better, 0)).rejects.toMatchObject({ kind: 'conflict' });
    advance(-dayMs);
    await mine.appeal(reviewId, 'It names nobody.');
    await expect(mine.change(reviewId, better, 0)).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    await lookAgain(reviewId, 'remove');
    expect(await mine.change(reviewId, better, 0)).toMatchObject({ state: 'submitted', version: 1 });
  });
}
