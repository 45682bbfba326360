import { expect, it } from 'vitest';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { KindOfContribution, ModeratedFacts, OwnContributions, OwnFacts, ModeratedContributions } from '#core/contributions/own-contributions.ts';
import { dayMs } from '#core/figures/durations.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Decision } from '#core/moderation/moderations.ts';

export interface TakingDown {
  readonly rule: ModerationRule;
  readonly note: string;
}

/** Unused key with its token, contributions of it and another key, and moderators. */
export interface OpenedKey<Port> {
  readonly mine: Port;
  readonly others: Port;
  readonly token: ContributionToken;
  readonly comeOut: (id: string) => Promise<void>;
  readonly takeDown: (id: string, by: TakingDown) => Promise<void>;
  /** Decides on content that waits hidden. */
  readonly look: (id: string, decision: Decision) => Promise<void>;
  /** Decides a pending appeal as another moderator. */
  readonly lookAgain: (id: string, decision: Decision) => Promise<void>;
  /** Has the company reply, where it can. */
  readonly letReply: (id: string, text: string) => Promise<void>;
  readonly advance: (ms: number) => void;
}

/** Data of one kind: first version, its author's view, a change, and rule breaks. */
export interface Telling<Own, New, Changed = New> {
  readonly kind: KindOfContribution<Own>;
  readonly first: New;
  readonly shown: object;
  readonly other: Changed;
  readonly otherShown: object;
  readonly broken: readonly (New & Changed)[];
}

type OpenKey<Own, New, Changed> = () => Promise<OpenedKey<OwnContributions<New, Own, Changed>>>;

/** Promises of OwnContributions, for every kind and adapter. */
export function keepsOwn<Own extends OwnFacts, New, Changed = New>(open: OpenKey<Own, New, Changed>, telling: Telling<Own, New, Changed>): void {
  const { kind, first, shown, other, otherShown, broken } = telling;

  it('sends one that its key alone finds whole (F-07, F-12, F-24, R-083, R-084, R-087, R-090)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', first, token);
    expect(sent).toMatchObject({ ...shown, company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, state: 'submitted', version: 0 });
    expect([await mine.mine(), await mine.create('koyal-pay', first, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('sends one where it is sent twice at once, and answers both alike', async () => {
    const { mine, token } = await open();
    const [one, two] = await Promise.all([mine.create('koyal-pay', first, token), mine.create('koyal-pay', first, token)]);
    expect(one).toEqual(two);
  });

  it('changes it from the version that is known, by its key alone (F-07)', async () => {
    const { mine, others, token } = await open();
    const id = kind.idOf(await mine.create('koyal-pay', first, token));
    await expect(others.change(id, other, 0)).rejects.toMatchObject({ kind: 'missing' });
    const changed = await mine.change(id, other, 0);
    expect(changed).toMatchObject({ ...otherShown, version: 1 });
    await expect(mine.change(id, other, 0)).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    expect(await mine.mine()).toEqual(changed);
  });

  it('deletes it by its key alone, and takes no other for its token (F-07)', async () => {
    const { mine, others, token } = await open();
    const id = kind.idOf(await mine.create('koyal-pay', first, token));
    await expect(others.remove(id)).rejects.toMatchObject({ kind: 'missing' });
    await mine.remove(id);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.remove(id)).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it.each(broken.map((draft, at) => [at + 1, draft] as const))(
    'takes none that breaks a rule (%i), nor as a change, and spends no token (R-088)',
    async (_, draft) => {
      const { mine, token } = await open();
      await expect(mine.create('koyal-pay', draft, token)).rejects.toMatchObject({ kind: 'invalid' });
      expect(await mine.mine()).toBeUndefined();
      const sent = await mine.create('koyal-pay', first, token);
      await expect(mine.change(kind.idOf(sent), draft, 0)).rejects.toMatchObject({ kind: 'invalid' });
      expect(await mine.mine()).toEqual(sent);
    },
  );

  it('waits under a company that its author typed in, and is changed there', async () => {
    const { mine, token } = await open();
    const sent = await mine.create({ name: ' Ashvini  Nursing Home', city: 'Pune' }, first, token);
    expect(sent).toMatchObject({ ...shown, company: { name: 'Ashvini Nursing Home', unlisted: { refusal: null } }, state: 'submitted' });
    expect(await mine.mine()).toEqual(sent);
    expect(await mine.change(kind.idOf(sent), other, 0)).toMatchObject({ ...otherShown, company: sent.company });
    await mine.remove(kind.idOf(sent));
    expect(await mine.mine()).toBeUndefined();
  });

  it('belongs to a listed company where the typed name matches one', async () => {
    const { mine, token } = await open();
    expect((await mine.create({ name: 'KOYAL pay', city: 'Pune' }, first, token)).company).toEqual({ urlName: 'koyal-pay', name: 'Koyal Pay' });
  });

  it.each([
    ['a huge name', { name: 'a'.repeat(101), city: 'Pune' }],
    ['a link for a name', { name: 'www.ashvini.example', city: 'Pune' }],
    ['the number of a phone', { name: 'Ashvini', city: 'Pune 98220 12345' }],
    ['no city', { name: 'Ashvini', city: ' ' }],
  ])('takes none of a typed company with %s, and spends no token for it', async (_, typed) => {
    const { mine, token } = await open();
    await expect(mine.create(typed, first, token)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await mine.mine()).toBeUndefined();
    expect(await mine.create('koyal-pay', first, token)).toMatchObject({ state: 'submitted' });
  });

  it('takes none of a company that is not there (R-088)', async () => {
    const { mine, token } = await open();
    await expect(mine.create('nobody-here', first, token)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.mine()).toBeUndefined();
  });
}

type OpenModerated<Own, New, Changed> = () => Promise<OpenedKey<ModeratedContributions<New, Own, Changed>>>;

/** Promises of ModeratedContributions, for every kind and adapter. */
export function keepsModerated<Own extends ModeratedFacts, New, Changed = New>(
  open: OpenModerated<Own, New, Changed>,
  telling: Telling<Own, New, Changed>,
): void {
  keepsOwn<Own, New, Changed>(open, telling);
  keepsAppeals(open, telling);
  keepsResubmission(open, telling);
}

const taken = { measure: 'remove', rule: 'personal-details', note: 'Your lead is named.' } as const;

async function openTakenDown<Own extends ModeratedFacts, New, Changed>(
  open: OpenModerated<Own, New, Changed>,
  { first, kind: { idOf } }: Telling<Own, New, Changed>,
) {
  const opened = await open();
  const { mine, token, comeOut, takeDown } = opened;
  const own = await mine.create('koyal-pay', first, token);
  const id = idOf(own);
  expect(own.moderation).toEqual([]);
  await comeOut(id);
  await takeDown(id, taken);
  return { ...opened, id };
}

function keepsAppeals<Own extends ModeratedFacts, New, Changed>(open: OpenModerated<Own, New, Changed>, telling: Telling<Own, New, Changed>): void {
  const { first } = telling;
  const { idOf } = telling.kind;

  it('tells the author what was decided, by which rule, and how to appeal (F-28, R-090)', async () => {
    const { mine, id } = await openTakenDown(open, telling);
    const reported = { ...taken, decidedOn: expect.stringMatching(/^2026-\d\d-\d\d$/), appeal: 'none', mayAppeal: true };
    expect(await mine.mine()).toMatchObject({ state: 'rejected', moderation: [reported] });
    const appealed = await mine.appeal(id, ' It names nobody. ');
    expect(appealed).toMatchObject({ state: 'rejected', moderation: [{ ...taken, appeal: 'open', mayAppeal: false }] });
    expect([await mine.mine(), await mine.appeal(id, 'It names nobody.')]).toEqual([appealed, appealed]);
    await expect(mine.appeal(id, 'It still names nobody.')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('takes an appeal with words, by its own key alone (F-28)', async () => {
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

function keepsResubmission<Own extends ModeratedFacts, New, Changed>(open: OpenModerated<Own, New, Changed>, telling: Telling<Own, New, Changed>): void {
  const { other: better, otherShown: shown } = telling;

  it('lets a removed contribution be corrected, which a moderator then shows (F-28, R-090)', async () => {
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

  it('tells of a second removal by a moderator, which may be appealed (F-28)', async () => {
    const { mine, id, look } = await openTakenDown(open, telling);
    await mine.change(id, better, 0);
    await look(id, 'remove');
    expect(await mine.mine()).toMatchObject({ state: 'rejected', moderation: [{ measure: 'remove', appeal: 'none', mayAppeal: true }] });
    expect(await mine.appeal(id, 'It names nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
  });

  it('takes no change while an appeal waits, but does once it is rejected (F-28)', async () => {
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
