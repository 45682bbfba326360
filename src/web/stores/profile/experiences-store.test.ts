import { describe, expect, it } from 'vitest';
import { longestExperienceText } from '#core/profile/work-experience.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import { noKnownPlace } from '#core/profile/known-place.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { words as names } from '#web/words/en/reference-lists/words.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { ExperiencesStore } from './experiences-store.ts';

const known: WorkExperience = {
  workExperienceId: 'k3v9x0q2m7c1t8zb',
  companyName: 'Pravaha Cloudworks',
  designation: 'Support Engineer',
  employmentType: 'contractual',
  location: 'Pune',
  from: '2021-04',
  to: null,
  ...noKnownPlace,
};

async function workedSomewhere() {
  const { session, drafts, clock } = await aSignedInMember();
  const sent: WorkExperienceDraft[] = [];
  const keep = async (draft: WorkExperienceDraft) => {
    sent.push(draft);
    return { ...known, ...draft };
  };
  const experiences: Experiences = { list: async () => [known], add: keep, change: (_, draft) => keep(draft), remove: async () => undefined };
  const store = new ExperiencesStore(experiences, new FakeReferenceLists(), drafts, session, clock, names, new FakeIdempotencyKeys());
  await store.list.open();
  return { store, sent, clock };
}

const filled = { companyName: ' Koyal Pay ', designation: 'Analyst', location: '', from: '2024-01', to: '2025-06', isCurrent: false };

describe('where a member has worked (R-162, R-163)', () => {
  it('is sent without surrounding blanks, and without a last month while still there', async () => {
    const { store, sent } = await workedSomewhere();
    store.list.begin();
    store.list.form.draft.type(filled);
    expect(await store.list.send()).toBe(true);
    store.list.begin();
    store.list.form.draft.type({ ...filled, isCurrent: true, to: '', employmentType: 'intern' });
    expect(await store.list.send()).toBe(true);
    expect(sent).toEqual([
      { companyName: 'Koyal Pay', designation: 'Analyst', employmentType: 'fulltime', location: null, from: '2024-01', to: '2025-06' },
      { companyName: 'Koyal Pay', designation: 'Analyst', employmentType: 'intern', location: null, from: '2024-01', to: null },
    ]);
  });

  it('is changed from what is known', async () => {
    const { store, sent } = await workedSomewhere();
    store.list.begin(store.list.items?.[0]);
    expect([store.company.store.text, store.designation.store.text, store.location.store.text]).toEqual(['Pravaha Cloudworks', 'Support Engineer', 'Pune']);
    store.location.store.type('Nagpur');
    await store.list.send();
    expect(sent).toEqual([
      { companyName: 'Pravaha Cloudworks', designation: 'Support Engineer', employmentType: 'contractual', location: 'Nagpur', from: '2021-04', to: null },
    ]);
  });

  it('is validated as people expect, and not before they try to send it', async () => {
    const { store, sent } = await workedSomewhere();
    store.list.begin();
    expect(store.problem).toEqual({});
    expect(await store.list.send()).toBe(false);
    expect(store.problem).toEqual({ companyName: 'empty', designation: 'empty', tenure: 'no-start' });
    store.list.form.draft.type({ ...filled, from: '2026-12' });
    expect(store.problem).toEqual({ tenure: 'future-start' });
    store.list.form.draft.type({ from: '2025-07' });
    expect(store.problem).toEqual({ tenure: 'end-first' });
    store.list.form.draft.type({ to: '2027-01' });
    expect(store.problem).toEqual({ tenure: 'future-end' });
    store.list.form.draft.type({ to: '2026-11', designation: 'x'.repeat(longestExperienceText + 1), location: 'x'.repeat(longestExperienceText + 1) });
    expect([store.problem, sent]).toEqual([{ designation: 'long', location: 'long' }, []]);
  });

  it('suggests companies during typing, and takes what they are called', async () => {
    const { store, clock } = await workedSomewhere();
    store.list.begin();
    store.company.store.type('pr');
    clock.advance(1_000);
    await store.company.store.ask();
    const [first] = store.company.store.options;
    expect(first).toBeDefined();
    if (first) store.company.store.choose(first);
    expect(store.list.form.draft.fields.companyName).toBe(first?.kind === 'known' ? first.suggestion.label : first?.text);
  });
});
