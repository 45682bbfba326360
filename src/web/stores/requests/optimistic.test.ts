import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { pressed, recount, type Tally, type Vote } from '#core/votes/vote.ts';
import { Optimistic } from './optimistic.ts';
import { settled } from '#tests/settled.ts';

const none: Tally = { upVotes: 4, downVotes: 1, myVote: 'none' };

function server() {
  const calls: { readonly vote: Vote; readonly answer: (tally: Tally) => void; readonly refuse: (failure: Failure) => void }[] = [];
  const send = (vote: Vote) => new Promise<Tally>((answer, refuse) => calls.push({ vote, answer, refuse }));
  return { calls, send };
}

describe('a vote on the screen (R-074)', () => {
  it('is at once, and takes the count of the server when it comes', async () => {
    const { calls, send } = server();
    const ownVote = new Optimistic(none, { after: recount, send });
    const done = ownVote.press('up');
    expect(ownVote.shown).toEqual({ upVotes: 5, downVotes: 1, myVote: 'up' });
    calls[0]?.answer({ upVotes: 9, downVotes: 1, myVote: 'up' });
    expect(await done).toBe(true);
    expect(ownVote.shown.upVotes).toBe(9);
  });

  it('is not overwritten by the late answer to an earlier press', async () => {
    const { calls, send } = server();
    const ownVote = new Optimistic(none, { after: recount, send });
    const first = ownVote.press('up');
    void ownVote.press('down');
    void ownVote.press('none');
    expect(calls.map(({ vote }) => vote)).toEqual(['up']);
    calls[0]?.answer({ upVotes: 6, downVotes: 1, myVote: 'up' });
    await settled();
    expect(ownVote.shown).toEqual({ upVotes: 5, downVotes: 1, myVote: 'none' });
    expect(calls.map(({ vote }) => vote)).toEqual(['up', 'none']);
    calls[1]?.answer({ upVotes: 5, downVotes: 1, myVote: 'none' });
    expect(await first).toBe(true);
    expect(ownVote.shown).toEqual({ upVotes: 5, downVotes: 1, myVote: 'none' });
  });

  it('goes back to what is known when it is refused', async () => {
    const { calls, send } = server();
    const ownVote = new Optimistic(none, { after: recount, send });
    const done = ownVote.press('up');
    calls[0]?.refuse(new Failure('limited'));
    expect(await done).toBe(false);
    expect(ownVote.shown).toEqual(none);
  });

  it('stays when it is stored for later', async () => {
    const { calls, send } = server();
    const ownVote = new Optimistic(none, { after: recount, send, keep: (_, { kind }) => kind === 'offline' });
    const done = ownVote.press('up');
    calls[0]?.refuse(new Failure('offline'));
    expect(await done).toBe(true);
    expect(ownVote.shown.myVote).toBe('up');
  });

  it('does not hear what was asked before it', async () => {
    const { calls, send } = server();
    const ownVote = new Optimistic(none, { after: recount, send });
    const askedAt = ownVote.moment;
    const done = ownVote.press('up');
    ownVote.hear(none, askedAt);
    expect(ownVote.shown.myVote).toBe('up');
    calls[0]?.answer({ upVotes: 5, downVotes: 1, myVote: 'up' });
    await done;
    ownVote.hear(none, askedAt);
    expect(ownVote.shown.myVote).toBe('up');
    ownVote.hear({ upVotes: 7, downVotes: 1, myVote: 'up' }, ownVote.moment);
    expect(ownVote.shown.upVotes).toBe(7);
  });

  it('ends as the server ends, whatever is pressed and however late it answers', async () => {
    const presses = fc.array(fc.record({ arrow: fc.constantFrom('up', 'down'), answers: fc.boolean(), fails: fc.boolean() }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(presses, async (all) => {
        let kept = none;
        const open: (() => void)[] = [];
        let failing = false;
        const send = (vote: Vote) =>
          new Promise<Tally>((resolve, reject) => {
            open.push(() => {
              if (failing) return reject(new Failure('broken'));
              kept = recount(kept, vote);
              resolve(kept);
            });
          });
        const ownVote = new Optimistic(none, { after: recount, send });
        for (const { arrow, answers, fails } of all) {
          void ownVote.press(pressed(arrow, ownVote.shown.myVote));
          failing = fails;
          if (answers) open.shift()?.();
          await settled();
        }
        while (open.length > 0) {
          open.shift()?.();
          await settled();
        }
        expect(ownVote.shown).toEqual(kept);
      }),
      { numRuns: 50 },
    );
  });
});
