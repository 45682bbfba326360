import { expect, it } from 'vitest';
import { mostWaitingReports } from '#core/company-desk/desk-report.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { deskCompanies, deskReviews } from './company-desk.ts';

export interface DeskReportsStand {
  /** Reports as a person of the company's domain sees them, by what they may do. */
  readonly as: (role: 'owner' | 'reader' | 'other') => Promise<DeskReports>;
  /** Decides what waits about a review as one of two moderators. */
  readonly decide: (reviewId: string, decision: 'keep' | 'remove', moderator?: 0 | 1) => Promise<void>;
  /** Has the author delete a review. */
  readonly deleteReview: (reviewId: string) => Promise<void>;
  readonly advance: (ms: number) => void;
}

const { koyal } = deskCompanies;
const dayMs = 86_400_000;

export const manyReviews = Array.from({ length: mostWaitingReports }, () => aKnownReview({ companyId: koyal.companyId, week: '2026-W30' }));
const [three = '', one = '', hidden = '', ofOther = ''] = deskReviews.map(({ reviewId }) => reviewId);

export function keepsDeskReports(open: () => Promise<DeskReportsStand>): void {
  it('are filed once, and say what came of them', async () => {
    const { as, decide } = await open();
    const reports = await as('owner');
    expect(await reports.list(koyal.urlName)).toEqual([]);
    const [filed] = await reports.file(koyal.urlName, three, { reason: 'personal-details', note: 'It names our team lead.' });
    expect(filed).toMatchObject({ reviewId: three, stars: 3, reason: 'personal-details', outcome: 'waiting', rule: null, mayAskAgain: false });
    expect(await reports.file(koyal.urlName, three, { reason: 'spam' })).toEqual([filed]);
    await reports.file(koyal.urlName, one, { reason: 'false' });
    await decide(three, 'remove');
    await decide(one, 'keep');
    const decided = await reports.list(koyal.urlName);
    expect(decided.map(({ reviewId, outcome, rule, title }) => [reviewId, outcome, rule, title]).toSorted()).toEqual(
      [
        [three, 'removed', 'personal-details', null],
        [one, 'kept', null, 'Deposit never came back'],
      ].toSorted(),
    );
    await expect(reports.file(koyal.urlName, three, { reason: 'spam' })).resolves.toHaveLength(2);
  });

  it('say the same of a removed review after its author deletes it', async () => {
    const { as, decide, deleteReview } = await open();
    const reports = await as('owner');
    for (const reviewId of [three, one]) await reports.file(koyal.urlName, reviewId, { reason: 'spam' });
    await decide(three, 'remove');
    const before = (await reports.list(koyal.urlName)).find(({ reviewId }) => reviewId === three);
    expect(before).toMatchObject({ outcome: 'removed', rule: 'spam' });
    for (const reviewId of [three, one]) await deleteReview(reviewId);
    const after = await reports.list(koyal.urlName);
    expect(after).toContainEqual(before);
    expect(after).toContainEqual(expect.objectContaining({ reviewId: one, outcome: 'gone' }));
  });

  it('are looked at once more by another moderator, if the company asks in time', async () => {
    const { as, decide, advance } = await open();
    const reports = await as('owner');
    await reports.file(koyal.urlName, one, { reason: 'false' });
    await expect(reports.askAgain(koyal.urlName, one, 'Please look again.')).rejects.toMatchObject({ kind: 'conflict' });
    await decide(one, 'keep');
    expect(await reports.list(koyal.urlName)).toMatchObject([{ outcome: 'kept', mayAskAgain: true }]);
    await expect(reports.askAgain(koyal.urlName, one, ' ')).rejects.toMatchObject({ kind: 'invalid' });
    expect(await reports.askAgain(koyal.urlName, one, 'It names a person.')).toMatchObject([{ outcome: 'waiting', isSecondLook: true }]);
    expect(await reports.askAgain(koyal.urlName, one, 'It names a person.')).toHaveLength(1);
    await decide(one, 'keep', 1);
    expect(await reports.list(koyal.urlName)).toMatchObject([{ outcome: 'kept', isSecondLook: true, mayAskAgain: false }]);
    await expect(reports.askAgain(koyal.urlName, one, 'Once more.')).rejects.toMatchObject({ kind: 'conflict' });
    await reports.file(koyal.urlName, three, { reason: 'spam' });
    await decide(three, 'keep');
    advance(9 * dayMs);
    await expect(as('owner').then((again) => again.list(koyal.urlName))).resolves.toContainEqual(
      expect.objectContaining({ reviewId: three, mayAskAgain: true }),
    );
    advance(7 * dayMs);
    await expect(as('owner').then((again) => again.askAgain(koyal.urlName, three, 'Late.'))).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('are of shown reviews of the company alone, and by its writers', async () => {
    const { as } = await open();
    const [owner, reader, other] = [await as('owner'), await as('reader'), await as('other')];
    for (const foreign of [hidden, ofOther, 'x000000000000000'])
      await expect(owner.file(koyal.urlName, foreign, { reason: 'spam' })).rejects.toMatchObject({ kind: 'missing' });
    await expect(owner.askAgain(koyal.urlName, three, 'Please.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(reader.file(koyal.urlName, three, { reason: 'spam' })).rejects.toMatchObject({ code: 'DESK_ROLE' });
    expect(await reader.list(koyal.urlName)).toEqual([]);
    await expect(other.list(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
    await expect(other.file(koyal.urlName, three, { reason: 'spam' })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('wait in a number that leaves moderators time for others', async () => {
    const { as } = await open();
    const reports = await as('owner');
    for (const { reviewId } of manyReviews) await reports.file(koyal.urlName, reviewId, { reason: 'spam' });
    await expect(reports.file(koyal.urlName, three, { reason: 'spam' })).rejects.toMatchObject({ code: 'TOO_MANY' });
  });
}
