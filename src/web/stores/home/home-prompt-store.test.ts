import { describe, expect, it } from 'vitest';
import { promptRestMs } from '#core/contributions/prompt-order.ts';
import { dayMs, minuteMs } from '#core/figures/durations.ts';
import { memberNudgeAfterMs, type NudgeFacts } from '#core/nudges/member-nudge.ts';
import { closedBy, interrupted, neverInterrupted, type NudgeMemory } from '#core/nudges/nudge-budget.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeBrowsingHistories } from '#tests/fakes/browsing-history/fake-browsing-histories.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeContributionPrompts } from '#tests/fakes/contributions/fake-contribution-prompts.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeMemberNudges } from '#tests/fakes/nudges/fake-member-nudges.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { PromptRests } from '../contributions/prompt-rests.ts';
import { HomePromptStore } from './home-prompt-store.ts';

const settled: NudgeFacts = { isReader: true, isWriter: true, memberForDays: 1, hasEntries: true, hasGivenFeedback: true };

function aPrompt({ facts = {}, memory = neverInterrupted }: { readonly facts?: Partial<NudgeFacts>; readonly memory?: NudgeMemory } = {}) {
  const clock = new FakeClock();
  const nudges = new FakeNudges();
  nudges.remember(memory);
  const memberNudges = new FakeMemberNudges({ ...settled, ...facts });
  const histories = new FakeBrowsingHistories(['koyal-pay', 'resham-money'].map((urlName) => aCompany({ urlName })));
  const keys = new FakeContributionKeys();
  const rests = new PromptRests(new FakeUserStorage(), clock);
  const open = () => new HomePromptStore(nudges, memberNudges, new FakeContributionPrompts(), histories, keys, rests, clock);
  return { histories, clock, nudges, memberNudges, keys, rests, open };
}

function askedBy({ shown }: HomePromptStore): string | undefined {
  if (shown?.kind === 'compare') return 'compare';
  return shown?.kind === 'account' ? shown.nudge : shown?.prompt.type;
}

const asked = async (store: HomePromptStore) => {
  await store.ask();
  return askedBy(store);
};

describe('the bar of the first page (R-016, R-091, D-19)', () => {
  it('asks first for what the account lacks, and pauses on the server when dismissed', async () => {
    const { open, memberNudges, clock } = aPrompt({ facts: { hasEntries: false } });
    const store = open();
    expect(await asked(store)).toBe('add-experience');
    store.close();
    expect(store.shown).toBeUndefined();
    expect(await memberNudges.next()).toBeNull();
    clock.advance(31 * minuteMs);
    expect(await asked(open())).toBe('review');
  });

  it('waits, and asks nothing where the page was left before', async () => {
    const { open, clock } = aPrompt();
    const [left, stays] = [open(), open()];
    const leave = left.wait();
    stays.wait();
    leave();
    clock.advance(memberNudgeAfterMs);
    await expect.poll(() => askedBy(stays)).toBe('review');
    expect(left.shown).toBeUndefined();
  });

  it('asks for a contribution weekly, and for a dismissed one after a month', async () => {
    const { open, clock } = aPrompt();
    const first = open();
    expect(await asked(first)).toBe('review');
    first.close();
    clock.advance(6 * dayMs);
    expect(await asked(open())).toBeUndefined();
    clock.advance(dayMs);
    const second = open();
    expect(await asked(second)).toBe('interview');
    second.hide();
    clock.advance(promptRestMs);
    expect(await asked(open())).toBe('review');
  });

  it('offers to compare two companies looked at, which rests by itself (R-091)', async () => {
    const { open, histories, clock } = aPrompt();
    await histories.note('resham-money');
    await histories.note('koyal-pay');
    const store = open();
    expect(await asked(store)).toBe('compare');
    expect(store.shown).toMatchObject({ companies: [{ urlName: 'koyal-pay' }, { urlName: 'resham-money' }] });
    store.close();
    clock.advance(7 * dayMs);
    expect(await asked(open())).toBe('review');
  });

  it('speaks first of what was begun on this device and did not arrive', async () => {
    const { open, keys } = aPrompt();
    await keys.make({ kind: 'salary', about: 'Koyal Pay' });
    const store = open();
    await store.ask();
    expect(store.shown).toMatchObject({ kind: 'contribution', prompt: { type: 'salary', mode: 'pending' } });
  });

  it('spends the budget of interruptions, and asks nobody where it is spent', async () => {
    const { open, nudges, clock } = aPrompt();
    await open().ask();
    expect(nudges.memory().interruptedAt).toBe(clock.now());
    const spent = aPrompt({ memory: interrupted(neverInterrupted, new FakeClock().now()) });
    spent.memberNudges.next = async () => expect.unreachable('Nobody is asked.');
    expect(await asked(spent.open())).toBeUndefined();
  });

  it('asks for no contribution where such a card was closed for good', async () => {
    expect(await asked(aPrompt({ memory: closedBy(neverInterrupted, 'contribute-prompt') }).open())).toBeUndefined();
  });
});
