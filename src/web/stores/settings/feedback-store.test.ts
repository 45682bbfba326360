import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { longestFeedback, type Feedback } from '#core/settings/feedback.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { FeedbackStore } from './feedback-store.ts';

async function aNote() {
  const server: { given: Feedback[]; failure: Failure | undefined } = { given: [], failure: undefined };
  const { session, drafts } = await aSignedInMember();
  const give = async (feedback: Feedback) => {
    if (server.failure) throw server.failure;
    server.given.push(feedback);
  };
  const open = async () => {
    const store = new FeedbackStore({ give, own: async () => server.given.at(-1) }, drafts, session);
    await store.open();
    return store;
  };
  return { server, open, store: await open() };
}

describe('feedback to the operator (R-164)', () => {
  it('needs one of the five, and may do without words', async () => {
    const { server, store } = await aNote();
    expect(await store.send()).toBe(false);
    expect(store.form.problems).toEqual({ rating: 'missing' });
    store.form.type({ rating: '4' });
    expect(await store.send()).toBe(true);
    expect([server.given, store.isKept]).toEqual([[{ rating: 4, text: null }], true]);
  });

  it('that is too long is not sent', async () => {
    const { server, store } = await aNote();
    store.form.type({ rating: '1', text: 'x'.repeat(longestFeedback + 1) });
    expect(await store.send()).toBe(false);
    expect([store.form.problems, server.given]).toEqual([{ text: 'long' }, []]);
  });

  it('stays when it could not be sent, also after the page was loaded again', async () => {
    const { server, store, open } = await aNote();
    server.failure = new Failure('offline');
    store.form.type({ rating: '2', text: 'It stumbles.' });
    expect(await store.send()).toBe(false);
    const later = await open();
    expect(later.form.draft.fields).toEqual({ rating: '2', text: 'It stumbles.' });
    server.failure = undefined;
    expect(await later.send()).toBe(true);
    expect((await open()).form.draft.fields).toEqual({ rating: '2', text: 'It stumbles.' });
  });

  it('is shown again to its author, and changed from there', async () => {
    const { server, store, open } = await aNote();
    expect(store.isKept).toBe(false);
    store.form.type({ rating: '5', text: 'Clear.' });
    await store.send();
    const later = await open();
    expect([later.isKept, later.form.draft.isTouched, later.form.draft.fields]).toEqual([true, false, { rating: '5', text: 'Clear.' }]);
    later.form.type({ rating: '3' });
    await later.send();
    expect(server.given.at(-1)).toEqual({ rating: 3, text: 'Clear.' });
  });
});
