import { expect, it } from 'vitest';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { ContributionState } from '#core/contributions/contribution-state.ts';
import { dayMs } from '#core/figures/durations.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import type { ModerationOutcome, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Decision } from '#core/moderation/moderations.ts';

/** The way in which a moderator takes a contribution down: by a rule, and with a note to its author. */
export interface TakingDown {
  readonly rule: ModerationRule;
  readonly note: string;
}

/** A key that has not said anything, the token that pays for it, what that key and another one contributed, and the moderators. */
export interface OpenedKey<Port> {
  readonly mine: Port;
  readonly others: Port;
  readonly token: ContributionToken;
  /** Lets what waits come out. */
  readonly comeOut: (id: string) => Promise<void>;
  readonly takeDown: (id: string, by: TakingDown) => Promise<void>;
  /** A moderator decides about what waits hidden. */
  readonly look: (id: string, decision: Decision) => Promise<void>;
  /** Another moderator decides about the appeal that waits. */
  readonly lookAgain: (id: string, decision: Decision) => Promise<void>;
  readonly advance: (ms: number) => void;
}

/** A contribution as its author sees it, whatever it says. */
interface Own {
  readonly state: ContributionState;
  readonly version: number;
  readonly moderation: readonly ModerationOutcome[];
}

/** What every port of contributions by a key does. */
interface OwnContributions<Kept extends Own, New, Draft> {
  create: (companyUrlName: string, draft: New, token: ContributionToken) => Promise<Kept>;
  change: (id: string, draft: Draft, version: number) => Promise<Kept>;
  remove: (id: string) => Promise<void>;
  appeal: (id: string, text: string) => Promise<Kept>;
  mine: () => Promise<Kept | undefined>;
}

/** How one kind is told: the first of a key, better words for it, what of them it shows its author, and its name. */
interface Telling<Kept extends Own, New, Draft> {
  readonly first: New;
  readonly better: Draft;
  readonly shown: object;
  readonly idOf: (own: Kept) => string;
}

/** Stands the adapter up where there is one company, `koyal-pay`. */
type OpenKey<Kept extends Own, New, Draft> = () => Promise<OpenedKey<OwnContributions<Kept, New, Draft>>>;

/** The promises about what moderators decide that every port of contributions by a key keeps. */
export function keepsDecisions<Kept extends Own, New, Draft>(open: OpenKey<Kept, New, Draft>, telling: Telling<Kept, New, Draft>): void {
  keepsAppeals(open, telling);
  keepsMending(open, telling);
}

const taken = { measure: 'remove', rule: 'personal-details', note: 'Your lead is named.' } as const;

/** Opens a key whose contribution came out and was taken down. */
async function openTakenDown<Kept extends Own, New, Draft>(open: OpenKey<Kept, New, Draft>, { first, idOf }: Telling<Kept, New, Draft>) {
  const opened = await open();
  const { mine, token, comeOut, takeDown } = opened;
  const own = await mine.create('koyal-pay', first, token);
  const id = idOf(own);
  expect(own.moderation).toEqual([]);
  await comeOut(id);
  await takeDown(id, taken);
  return { ...opened, id };
}

function keepsAppeals<Kept extends Own, New, Draft>(open: OpenKey<Kept, New, Draft>, telling: Telling<Kept, New, Draft>): void {
  const { first, idOf } = telling;

  it('tells the author what was decided, by which rule, and that they may appeal; once they have, that it waits (F-28, R-090)', async () => {
    const { mine, id } = await openTakenDown(open, telling);
    const told = { ...taken, decidedOn: expect.stringMatching(/^2026-\d\d-\d\d$/), appeal: 'none', mayAppeal: true };
    expect(await mine.mine()).toMatchObject({ state: 'rejected', moderation: [told] });
    const appealed = await mine.appeal(id, ' It names nobody. ');
    expect(appealed).toMatchObject({ state: 'rejected', moderation: [{ ...taken, appeal: 'open', mayAppeal: false }] });
    expect([await mine.mine(), await mine.appeal(id, 'It names nobody.')]).toEqual([appealed, appealed]);
    await expect(mine.appeal(id, 'It still names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('takes an appeal with words in it, of its own key alone, against what was decided (F-28)', async () => {
    const { mine, others, token, comeOut, takeDown } = await open();
    const id = idOf(await mine.create('koyal-pay', first, token));
    await expect(mine.appeal(id, 'Nothing was decided.')).rejects.toMatchObject({ kind: 'conflict' });
    await comeOut(id);
    await takeDown(id, taken);
    await expect(others.appeal(id, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.appeal(id, '  ')).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await mine.remove(id);
    await expect(mine.appeal(id, 'It names nobody.')).rejects.toMatchObject({ kind: 'missing' });
  });

  it.each([
    ['shows it again where the second look sides with its author', 'keep', { state: 'live', moderation: [{ measure: 'remove', note: '', appeal: 'granted' }] }],
    ['leaves it down where the second look does not', 'remove', { state: 'rejected', moderation: [{ ...taken, appeal: 'rejected' }] }],
  ] as const)('%s, and neither is appealed again (F-28)', async (_, decision, expected) => {
    const { mine, id, lookAgain } = await openTakenDown(open, telling);
    await mine.appeal(id, 'It names nobody.');
    await lookAgain(id, decision);
    const { moderation, ...own } = (await mine.mine()) ?? { moderation: [] };
    expect({ ...own, moderation }).toMatchObject(expected);
    expect(moderation.map(({ mayAppeal }) => mayAppeal)).toEqual([false]);
    await expect(mine.appeal(id, 'Once more, please.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('takes an appeal on the last day of its time, and none after it (F-28)', async () => {
    const { mine, id, advance } = await openTakenDown(open, telling);
    const mayAppeal = async () => (await mine.mine())?.moderation.map((outcome) => outcome.mayAppeal);
    advance(appealDays * dayMs);
    expect(await mayAppeal()).toEqual([true]);
    advance(dayMs);
    expect(await mayAppeal()).toEqual([false]);
    await expect(mine.appeal(id, 'It names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
    advance(-dayMs);
    expect(await mine.appeal(id, 'It names nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
  });
}

function keepsMending<Kept extends Own, New, Draft>(open: OpenKey<Kept, New, Draft>, telling: Telling<Kept, New, Draft>): void {
  const { better, shown } = telling;

  it('lets what was taken down be put right; it waits for a moderator then, who shows it (F-28, R-090)', async () => {
    const { mine, id, look } = await openTakenDown(open, telling);
    const waiting = await mine.change(id, better, 0);
    expect(waiting).toMatchObject({
      ...shown,
      state: 'submitted',
      version: 1,
      moderation: [{ measure: 'hide', decidedOn: null, mayAppeal: false }],
    });
    await expect(mine.appeal(id, 'It names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await mine.mine()).toEqual(waiting);
    await look(id, 'keep');
    expect(await mine.mine()).toMatchObject({ ...shown, state: 'live', moderation: [] });
  });

  it('tells of the new decision where a moderator takes it down again, which may be appealed (F-28)', async () => {
    const { mine, id, look } = await openTakenDown(open, telling);
    await mine.change(id, better, 0);
    await look(id, 'remove');
    expect(await mine.mine()).toMatchObject({ state: 'rejected', moderation: [{ measure: 'remove', appeal: 'none', mayAppeal: true }] });
    expect(await mine.appeal(id, 'It names nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
  });

  it('takes no change while an appeal waits, and none after its time; once the appeal is rejected it does (F-28)', async () => {
    const { mine, id, lookAgain, advance } = await openTakenDown(open, telling);
    advance((appealDays + 1) * dayMs);
    await expect(mine.change(id, better, 0)).rejects.toMatchObject({ kind: 'conflict' });
    advance(-dayMs);
    await mine.appeal(id, 'It names nobody.');
    await expect(mine.change(id, better, 0)).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    await lookAgain(id, 'remove');
    expect(await mine.change(id, better, 0)).toMatchObject({ state: 'submitted', version: 1 });
  });
}
