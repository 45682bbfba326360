import { describe, expect, it } from 'vitest';
import { joiningMember } from '#tests/joining-member.ts';

describe('the communities that somebody chooses (R-094)', () => {
  it('are found by name, kept as they are pressed, and make a reader', async () => {
    const { begin, joining, communitiesStep: step, record, draft } = await joiningMember();
    await begin();
    step.search('salary');
    const found = step.groups.flatMap(({ shown }) => shown);
    expect(found.map(({ entityId }) => entityId)).toEqual(['salary-talk']);
    for (const one of found) step.toggle(one);
    expect(draft.draft.communities).toEqual(['topic/salary-talk']);
    await step.send();
    expect([record.chosen.length, record.isReader, joining.screen]).toEqual([1, true, 'AnonymousProfile']);
  });

  it('may be none, openly', async () => {
    const { begin, joining, communitiesStep: step, record } = await joiningMember();
    await begin();
    await step.send();
    expect([record.isReader, joining.screen]).toEqual([true, 'AnonymousProfile']);
  });
});
