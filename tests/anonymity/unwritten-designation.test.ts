import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { lockedPersona } from '#server/adapters/personas/locked-persona.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { aDraft, anId } from '#tests/content.ts';
import { testDeclarations } from '#tests/database.ts';
import { aDraft as aMessage } from '#tests/ports/chat/open-chats.ts';
import { aPostServer, draftOf, published, withdrawn } from '#tests/posts/helpers.ts';
import { untilStill } from '#tests/posts/held.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';

const job = { type: 'working', departmentId: 3, industryId: 12, jobProfile: 'Loom Engineer', tagId: 0, roleId: null, jobLocation: null } as const;

/** Member by session with a confirmed job. */
async function employed(server: PostServer, companyName = 'Champa Metals'): Promise<MemberPorts> {
  const member = server.aMember({ isWriter: false });
  const { userId } = member.caller.member;
  await sql`insert into account (id, display_name, made_on) values (${userId}, 'Member', '2026-11-20')`.execute(server.db);
  const { careers } = member.bySession;
  const { careerStatusId } = await careers.create({ type: 'working', companyName });
  await sql`insert into career_proof (account_id, place_key, source, month) select account_id, place_key, 'mail', '2026-11' from career where account_id = ${userId}`.execute(
    server.db,
  );
  await careers.saveDetails(careerStatusId, job);
  return member;
}

/** Designation rows, beside those of members who write from the start. */
async function designationsIn({ db }: Pick<PostServer, 'db'>) {
  const rows = await db.selectFrom('persona').select(['name', 'is_verified', 'is_hidden']).where('kind', '=', 'DESIGNATION').execute();
  return rows.filter(({ name }) => name.startsWith('Loom Engineer'));
}

interface Door {
  readonly server: PostServer;
  readonly member: MemberPorts;
  readonly postId: string;
}

const shown = { name: 'Loom Engineer, Champa Metals', is_verified: true, is_hidden: false };

it('a member’s designation is nowhere in clear before they write, and theirs to see (F-07)', async () => {
  const server = await aPostServer();
  const members = [];
  for (let each = 0; each < 10; each++) members.push(await employed(server));
  expect(await designationsIn(server)).toEqual([]);
  const [member] = members;
  expect(await member?.bySession.personas.available()).toEqual({
    personas: [{ profileType: 'DESIGNATION', userName: null, bio: 'Loom Engineer, Champa Metals', avatarUri: null, isConfirmed: true }],
    selected: 'DESIGNATION',
  });
  await member?.bySession.personas.select('DESIGNATION');
  const missing = aDraft({ ...server.communities[0], entityId: anId('gone') }, { profileType: 'DESIGNATION' });
  await expect(member?.bySession.posts.create(missing)).rejects.toMatchObject({ kind: 'missing' });
  expect(await designationsIn(server)).toEqual([]);
  const id = member && (await published(server, member, { profileType: 'DESIGNATION' }));
  expect((await server.guest.posts.at(id ?? '')).post?.author).toMatchObject({ name: shown.name, isVerified: true });
  expect(await designationsIn(server)).toEqual([shown]);
});

it.each([
  ['post', ({ server, member }: Door) => published(server, member, { profileType: 'DESIGNATION' })],
  ['comment', ({ member, postId }: Door) => member.comments.write(postId, draftOf('Ask for it by mail.', 'DESIGNATION'))],
  [
    'conversation',
    ({ member, postId }: Door) =>
      member.bySession.chats.start({ kind: 'direct', as: 'DESIGNATION', to: { resourceId: postId, resourceType: 'POST' }, first: aMessage('Are you hiring?') }),
  ],
] as const)('a member’s first %s makes the row, which then keeps in line with the career', async (_what, write) => {
  const server = await aPostServer();
  const postId = await published(server, server.aMember());
  const [member] = [await employed(server), await employed(server)];
  await write({ server, member, postId });
  expect(await designationsIn(server)).toEqual([shown]);
  const { careers, personas } = member.bySession;
  const { careerStatusId } = await careers.create({ type: 'working', companyName: 'Betwa Mills' });
  await careers.saveDetails(careerStatusId, job);
  expect(await designationsIn(server)).toEqual([{ name: 'Loom Engineer, Betwa Mills', is_verified: false, is_hidden: false }]);
  expect((await personas.available()).personas).toMatchObject([{ bio: 'Loom Engineer, Betwa Mills' }]);
});

it('an account deleted during its designation’s first writing takes that along (F-15)', async () => {
  const server = await aPostServer();
  const member = await employed(server);
  const scope = new RequestScope({ ...testDeclarations, ...server, context: { ...noRequest, caller: member.caller } });
  let deleting: Promise<unknown> = Promise.resolve();
  await server.db.transaction().execute(async (transaction) => {
    await lockedPersona(transaction, scope, 'DESIGNATION');
    deleting = withdrawn(server, member);
    expect(await untilStill(server.db, [deleting])).toBe(0);
  });
  await deleting;
  expect(await designationsIn(server)).toEqual([]);
});
