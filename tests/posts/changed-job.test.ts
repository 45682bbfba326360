import { expect, it } from 'vitest';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { randomId } from '#server/adapters/secrets/secrets.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { aCommunity } from '#tests/content.ts';
import { keepCommunities } from '#tests/post-server.ts';

const submissionKey = () => `${randomId()}0000`;

it('shows the new job on earlier writing, and refuses the old name (R-109, R-160)', async () => {
  const server = await openLoginServer(new DemoProviders(), 1_000);
  await fillGround(server.db);
  await fillReferences(server.db);
  const topic = aCommunity();
  await keepCommunities(server.db, [topic]);
  const me = await signedIn(server, subjectOf('mail'));
  const jobNow = async (): Promise<string> => {
    const { profilesAvailable } = (await me.call('getAvailablePseudoProfiles')).json();
    return profilesAvailable.find((each: { readonly profileType: string }) => each.profileType === 'DESIGNATION').profileData.bio;
  };
  const before = await jobNow();
  const draft = {
    title: null,
    content: 'They held my letter for a month.',
    community: { type: 'topic', entityId: topic.entityId },
    profileType: 'DESIGNATION',
  };
  const send = (authorName: string) =>
    me.call('createPost', { payload: JSON.stringify({ ...draft, submissionKey: submissionKey(), media: [], poll: null, salaryIds: [], authorName }) });
  const { postId } = (await send(before)).json();
  const choice = { careerStatusType: 'working', careerData: { companyName: 'Nimbora Foods' }, isEditFlow: true };
  const { careerStatusId } = (await me.call('createCareerStatus', { payload: JSON.stringify(choice) })).json();
  const details = { departmentId: 1, industryId: 1, jobProfile: 'Sales Executive', tagId: 0, roleId: null, jobLocation: 'Pune' };
  const saved = { inPath: { careerStatusId }, payload: JSON.stringify(details), headers: { 'x-http-method-override': 'PUT' } };
  expect((await me.call('updateCareerStatus', saved)).statusCode).toBe(200);
  expect([await jobNow(), (await me.call('getPost', { inPath: { postId } })).json().post.author.name]).toEqual([
    'Sales Executive, Nimbora Foods',
    'Sales Executive, Nimbora Foods',
  ]);
  expect((await send(before)).json()).toMatchObject({ code: 'NAME_CHANGED' });
  expect((await send('Sales Executive, Nimbora Foods')).statusCode).toBe(201);
});
