import { autorun } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '#core/failure.ts';
import { someDrafts } from '#tests/drafts.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { Contribution } from './contribution.ts';
import { Draft } from './draft.ts';

const empty = { submissionKey: '', id: '', title: '', pay: '', note: '' };

interface Problems {
  readonly title?: 'missing';
  readonly pay?: 'missing';
}

/** Two-step form, with a server that fails on request. */
async function aForm(drafts = someDrafts(), owner?: Awaited<ReturnType<typeof aSignedInMember>>['member']) {
  const server: { sent: (typeof empty)[]; failure: Failure | undefined } = { sent: [], failure: undefined };
  const { session, member } = await aSignedInMember({ drafts, ...(owner && { member: owner }) });
  let keys = 0;
  const form = new Contribution<typeof empty, Problems>(new Draft('review', empty, drafts, session), {
    problemsOf: ({ title, pay }) => ({ ...(title === '' && { title: 'missing' }), ...(pay === '' && { pay: 'missing' }) }),
    steps: [['title'], ['pay']],
    newKey: () => `key-${++keys}`,
    asChange: (fields, id) => ({ ...fields, id }),
    send: async (fields) => {
      const { failure } = server;
      server.failure = undefined;
      if (failure) throw failure;
      server.sent.push(fields);
    },
  });
  form.open(empty);
  return { form, server, drafts, member };
}

describe('a form that is filled in in steps and sent once', () => {
  it('says what is wrong in the steps that were tried, and leads on and back', async () => {
    const { form, server } = await aForm();
    const shown: unknown[] = [];
    onTestFinished(autorun(() => void shown.push(form.problems)));
    expect([await form.send(), form.problems, form.step]).toEqual([false, { title: 'missing' }, 0]);
    expect(shown).toEqual([{}, { title: 'missing' }]);
    form.type({ title: 'Good canteen' });
    expect([await form.send(), form.problems, form.step, form.isLastStep]).toEqual([false, {}, 1, true]);
    expect([await form.send(), form.problems]).toEqual([false, { pay: 'missing' }]);
    form.goTo(0);
    expect([form.step, server.sent]).toEqual([0, []]);
  });

  it('shows the URL’s step, or the first before it that is not in order', async () => {
    const { form } = await aForm();
    form.goTo(1);
    expect([form.step, form.problems]).toEqual([0, {}]);
    form.type({ title: 'Good canteen' });
    form.goTo(7);
    expect(form.step).toBe(1);
  });

  it('is stored with its key until it has arrived, even across reloads', async () => {
    const { form, server, drafts, member } = await aForm();
    form.type({ title: 'Good canteen', pay: '12' });
    await form.send();
    server.failure = new Failure('offline');
    expect([await form.send(), form.failure?.kind]).toEqual([false, 'offline']);
    const later = await aForm(drafts, member);
    expect([later.form.isRestored, later.form.draft.fields]).toMatchObject([true, { title: 'Good canteen', submissionKey: 'key-1' }]);
    await later.form.send();
    expect([await later.form.send(), later.server.sent.length, (await aForm(drafts, member)).form.isRestored]).toEqual([true, 1, false]);
  });

  it('changes what exists already where its answer was lost and it was typed on', async () => {
    const { form, server } = await aForm();
    form.type({ title: 'Good canteen', pay: '12' });
    await form.send();
    server.failure = new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: 'r1' });
    expect([await form.send(), server.sent]).toMatchObject([true, [{ id: 'r1', submissionKey: 'key-1' }]]);
  });

  it('goes out once however often it is pressed, and keeps what is typed on meanwhile', async () => {
    const { form, server } = await aForm();
    form.type({ title: 'Good canteen', pay: '12' });
    await form.send();
    const sending = form.send();
    expect(await form.send()).toBe(false);
    form.draft.type({ note: 'And tea.' });
    expect([await sending, server.sent.length, form.draft.isTouched]).toEqual([true, 1, true]);
  });
});
