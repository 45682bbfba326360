import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { contributionKinds, declaredKinds, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { sealedMessage } from '#server/adapters/chat/sealed-message.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import type { Operation } from '#openapi/read/operation.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { bodiesOf } from '#tests/contract/calls.ts';
import { contracts } from '#tests/contract/server.ts';
import { aDatabase, fillAsEver } from '#tests/database.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { aCompany } from '#tests/companies.ts';
import { testedKinds } from '#tests/kinds/tested-kinds.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aPicture } from '#tests/pictures.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { aCommunity, anId } from '#tests/content.ts';

/** Overrides of ids and values in a contract's example call. */
export interface Naming {
  readonly inPath?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly remoteAddress?: string;
}

/** Contributions by the names that contracts give them, one of each kind. */
type ThingOfKind = `${(typeof declaredKinds)[ContributionKind]['counted']}Id`;

export type Things = Readonly<
  Record<
    | ('postId' | 'commentId' | 'pollId' | 'optionId' | 'salaryPostId' | 'postedOfferId' | 'pictureId' | 'loosePictureId' | 'offerId' | 'videoId')
    | (
        | 'muteId'
        | 'sessionId'
        | 'passkeyId'
        | 'alertId'
        | 'queueItemId'
        | 'removedPostId'
        | 'careerId'
        | 'workExperienceId'
        | 'educationId'
        | 'communityId'
        | 'questionId'
        | 'answerId'
        | 'conversationId'
        | 'chatGroupId'
        | 'messageId'
        | 'receivedMessageId'
        | 'chatPersonId'
      )
    | ThingOfKind,
    string
  >
>;

/** Server whose owner has one of everything, among others who want it. */
export interface OwnedServer extends LoginServer {
  readonly things: Things;
  readonly owner: TestBrowser;
  readonly thief: TestBrowser;
  readonly reader: TestBrowser;
  readonly guest: TestBrowser;
}

const exampleOf = (operationId: string): Record<string, unknown> => ({
  ...(bodiesOf(operationNamed(operationId))[0]?.value as Record<string, unknown> | undefined),
});

export function operationNamed(operationId: string): Operation {
  const found = contracts.operations.find((known) => known.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

/** Calls an operation's example as the caller's designation, with the given names. */
export function callNaming(who: TestBrowser, operationId: string, { body, ...naming }: Naming): Promise<LightMyRequestResponse> {
  const example = exampleOf(operationId);
  const persona = 'profileType' in example && { profileType: 'DESIGNATION' };
  const payload = body && { payload: JSON.stringify({ ...example, ...persona, ...body }) };
  return who.call(operationId, { ...naming, ...payload });
}

/** Shared state of the first such server, without its rows. */
type Made = Pick<OwnedServer, 'things' | 'owner' | 'thief' | 'reader'>;

let known: Made | undefined;

/** Opens an owned server. The owner's things were made over the wire, once per process. */
export async function openOwnedServer(): Promise<OwnedServer> {
  const { db } = await aDatabase();
  await fillAsEver({ db }, 'one of everything', async () => {
    known = await madeIn(await openLoginServer(undefined, undefined, { db }));
  });
  const server = await openLoginServer(undefined, undefined, { db, isFilled: true });
  const { things, owner, thief, reader } = known as Made;
  const again = (one: TestBrowser): TestBrowser => server.browser().copy(one);
  return { ...server, things, owner: again(owner), thief: again(thief), reader: again(reader), guest: server.browser() };
}

async function madeIn(server: LoginServer): Promise<Made> {
  await fillGround(server.db);
  await fillReferences(server.db);
  const community = aCommunity();
  await keepCommunities(server.db, [community]);
  const [owner, elsewhere] = [await signedIn(server, 'demo-writer'), await signedIn(server, 'demo-writer')];
  const [thief, reader] = [await signedIn(server, 'demo-portal'), await signedIn(server, 'demo-reader')];
  await elsewhere.member();
  const written = await writtenBy(owner, thief, community.entityId);
  const company = aCompany({});
  await keepInTables(server.db, [company]);
  const things = {
    ...written,
    ...(await keptBy(server, owner, thief, written)),
    communityId: community.entityId,
    ...(await contributionsIn(server.db, company.companyId)),
    ...(await askedBy(owner, company.urlName)),
    ...(await chattedIn(server, written.postId)),
  };
  return { things, owner, thief, reader };
}

/** Contributions of every kind, whose keys are nobody's here. */
async function contributionsIn(db: LoginServer['db'], companyId: string): Promise<Pick<Things, ThingOfKind>> {
  const kept: [string, string][] = [];
  for (const kind of contributionKinds) kept.push([`${declaredKinds[kind].counted}Id`, await testedKinds[kind].keepShown(db, companyId)]);
  return Object.fromEntries(kept) as Pick<Things, ThingOfKind>;
}

async function chattedIn(
  { db, secrets }: Pick<LoginServer, 'db' | 'secrets'>,
  postId: string,
): Promise<Pick<Things, 'conversationId' | 'chatGroupId' | 'messageId' | 'receivedMessageId' | 'chatPersonId'>> {
  const [conversationId, chatGroupId, messageId, receivedMessageId, chatPersonId] = [anId('c'), anId('g'), anId('e'), anId('r'), anId('n')];
  const sealed = (id: string, text: string) => sealedMessage(secrets, { id, conversation_id: conversationId }, sanitized(text));
  const owner = sql`(select author_ref from post where id = ${postId})`;
  await sql`insert into persona (ref, kind, name, name_key, avatar) values ('a-stranger', 'ANONYMOUS', 'Steady Marigold', ${lookOf('Steady Marigold')}, '17-sky')`.execute(
    db,
  );
  await sql`insert into conversation (id, kind, last_seq) values (${conversationId}, 'direct', 2), (${chatGroupId}, 'group', 0)`.execute(db);
  await sql`insert into chat_member (id, conversation_id, persona_ref, state) values
    (${anId('m')}, ${conversationId}, ${owner}, 'joined'), (${chatPersonId}, ${conversationId}, 'a-stranger', 'joined'), (${anId('o')}, ${chatGroupId}, ${owner}, 'joined')`.execute(
    db,
  );
  await sql`insert into chat_message (id, conversation_id, seq, author_ref, client_id, sealed, posted_at, gone_on) values
    (${messageId}, ${conversationId}, 1, ${owner}, 'first-of-its-kind', ${sealed(messageId, 'The canary-message.')}, now(), '2030-01-01'),
    (${receivedMessageId}, ${conversationId}, 2, 'a-stranger', 'first-of-its-kind', ${sealed(receivedMessageId, 'Did they accept the buyout in the end?')}, now(), '2030-01-01')`.execute(
    db,
  );
  return { conversationId, chatGroupId, messageId, receivedMessageId, chatPersonId };
}

async function askedBy(owner: TestBrowser, urlName: string): Promise<Pick<Things, 'questionId' | 'answerId'>> {
  const once = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({ submissionKey: anId('submission'), ...body });
  const { questionId } = await made(owner, 'createQuestion', { inPath: { urlName }, body: once({ text: 'Does the canary-question have an answer?' }) });
  const { commentId } = await made(owner, 'createComment', { inPath: { postId: questionId }, body: once({ content: 'The canary-answer below it.' }) });
  return { questionId, answerId: commentId };
}

/** Answer of a permitted operation. Any refusal fails the test. */
async function made(who: TestBrowser, operationId: string, naming: Naming = {}) {
  const answer = await callNaming(who, operationId, naming);
  if (answer.statusCode >= 300) throw new Error(`${operationId}: ${answer.payload}`);
  return answer.json();
}

/** Publishes an ordinary post in a community, with overrides. */
export const aPostIn = (entityId: string, body: Naming['body'] = {}): Naming => ({
  body: { submissionKey: anId('submission'), community: { type: 'topic', entityId }, ...body },
});

async function writtenBy(owner: TestBrowser, thief: TestBrowser, entityId: string) {
  const post = async (body: Naming['body'] = {}): Promise<string> => (await made(owner, 'createPost', aPostIn(entityId, body))).postId;
  const upload = async (): Promise<string> =>
    (await owner.call('uploadPostMedia', { payload: Buffer.from(await aPicture()), headers: { 'content-type': 'application/octet-stream' } })).json().fileKey;
  const [pictureId, loosePictureId] = [await upload(), await upload()];
  const { offerId } = await made(owner, 'createSalaryPost');
  const postId = await post({ media: [{ mediaType: 'IMAGE', fileKey: pictureId }], title: 'canary-title', content: 'The canary-content of a post.' });
  const pollId = await post({ poll: { options: ['canary-one', 'canary-two'], days: 7 } });
  const salaryPostId = await post({ salaryIds: [offerId], content: 'The canary-salary.' });
  const removedPostId = await post({ title: 'canary-removed' });
  const { commentId } = await made(owner, 'createComment', { inPath: { postId }, body: { content: 'The canary-comment below it.' } });
  const { postId: resourceId } = await made(thief, 'createPost', aPostIn(entityId));
  const { muteId } = await made(owner, 'addMute', { body: { resourceId } });
  const { optionId } = (await made(owner, 'getPost', { inPath: { postId: pollId } })).post.poll.options[0];
  const { offerId: postedOfferId } = (await made(owner, 'getPost', { inPath: { postId: salaryPostId } })).post.offers[0];
  return { postId, pollId, optionId, salaryPostId, postedOfferId, removedPostId, commentId, muteId, pictureId, loosePictureId, offerId };
}

async function keptBy(
  { db }: LoginServer,
  owner: TestBrowser,
  thief: TestBrowser,
  { removedPostId, pollId }: { readonly removedPostId: string; readonly pollId: string },
) {
  const { id: videoId } = await made(owner, 'createVideo');
  const { workExperienceId } = await made(owner, 'createWorkExperience');
  const { educationId } = await made(owner, 'createEducation');
  const { careerStatusId: careerId } = await made(owner, 'createCareerStatus');
  const { jobAlertId: alertId } = await made(owner, 'createJobAlert');
  const { items: sessions } = await made(owner, 'listSessions');
  const { sessionId } = sessions.find(({ isCurrent }: { readonly isCurrent: boolean }) => !isCurrent);
  const passkeyId = anId('k');
  await sql`insert into passkey (id, account_id, credential_id, public_key, counter, transports, is_synced, browser, system, made_on)
    select ${passkeyId}, account_id, 'a-credential', '\\x00', 0, '{}', false, 'Chrome', 'Android', '2026-11-20' from session where id = ${sessionId}`.execute(
    db,
  );
  for (const resourceId of [removedPostId, pollId]) await made(thief, 'reportContent', { body: { resourceId } });
  await sql`update moderation_item set decision = 'remove', decided_at = 1, decided_on = '2026-11-20' where thing = ${removedPostId}`.execute(db);
  await sql`update post set status = 'AUTHOR_REJECTED' where id = ${removedPostId}`.execute(db);
  const { rows } = await sql<{ readonly id: string }>`select id from moderation_item where thing = ${pollId}`.execute(db);
  return { videoId, workExperienceId, educationId, careerId, alertId, sessionId, passkeyId, queueItemId: rows[0]?.id ?? '' };
}
