import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { longestCollegeName, longestCourseName } from '#core/profile/education.ts';
import { noKnownPlace } from '#core/profile/known-place.ts';
import type { Education, EducationDraft } from '#core/profile/education.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { knownLists } from '#tests/reference-lists.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { EducationsStore } from './educations-store.ts';

const known: Education = {
  educationId: 'k3v9x0q2m7c1t8zb',
  collegeName: 'Sahyadri College',
  courseName: 'B.Tech',
  specialization: null,
  level: 'Graduation/Diploma',
  mode: 'correspondence',
  from: '2016-07',
  to: '2020-05',
  ...noKnownPlace,
};

async function studiedSomewhere() {
  const { session, drafts, clock } = await aSignedInMember();
  const sent: EducationDraft[] = [];
  const keep = async (draft: EducationDraft) => {
    sent.push(draft);
    return { ...known, ...draft };
  };
  const educations = { list: async () => [known], add: keep, change: (_: string, draft: EducationDraft) => keep(draft), remove: async () => undefined };
  const store = new EducationsStore(educations, new FakeReferenceLists(), drafts, session, clock, new FakeIdempotencyKeys());
  await store.list.open();
  return { store, sent };
}

describe('where a member has studied (R-162, R-163)', () => {
  it('suggests every course, and the specialisations of the chosen one (R-112)', async () => {
    const { store } = await studiedSomewhere();
    const offered = async ({ store: field }: typeof store.course) => {
      field.offer();
      await when(() => field.isAnswered);
      return field.suggestions.map(({ label }) => label);
    };
    const [course] = knownLists.courses;
    expect(await offered(store.specialization)).toEqual([]);
    expect(await offered(store.course)).toEqual(knownLists.courses.map(({ name }) => name));
    store.list.form.draft.type({ courseName: course?.name.toLowerCase() ?? '' });
    store.specialization.store.close();
    expect(await offered(store.specialization)).toEqual(course?.specializations.map(({ name }) => name));
    store.course.store.type('Something of my own');
    expect(store.list.form.draft.fields.courseName).toBe('Something of my own');
  });

  it('is changed from what is known, and sent without blanks around it', async () => {
    const { store, sent } = await studiedSomewhere();
    store.list.begin(store.list.items?.[0]);
    expect(store.college.store.text).toBe('Sahyadri College');
    store.list.form.draft.type({ specialization: ' Metallurgy ', level: 'Masters/Post graduation' });
    expect(await store.list.send()).toBe(true);
    const { educationId: _, logo: _1, urlName: _2, ...rest } = known;
    expect(sent).toEqual([{ ...rest, specialization: 'Metallurgy', level: 'Masters/Post graduation' }]);
  });

  it('is validated as people expect, and not before they try to send it', async () => {
    const { store, sent } = await studiedSomewhere();
    store.list.begin();
    expect(store.problem).toEqual({});
    expect(await store.list.send()).toBe(false);
    expect(store.problem).toEqual({ collegeName: 'empty', courseName: 'empty', tenure: 'no-start' });
    const tooLong = 'x'.repeat(longestCourseName + 1);
    store.list.form.draft.type({
      collegeName: 'x'.repeat(longestCollegeName + 1),
      courseName: tooLong,
      specialization: tooLong,
      from: '2020-01',
      isCurrent: true,
    });
    expect([store.problem, sent]).toEqual([{ collegeName: 'long', courseName: 'long', specialization: 'long' }, []]);
  });
});
