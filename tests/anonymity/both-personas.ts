import { expect } from 'vitest';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { DemoKind } from '#server/demo/careers/demo-kind.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { madeUpName } from '#server/adapters/personas/made-up-names.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { randomId } from '#server/adapters/secrets/secrets.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import type { LoginServer } from '#tests/login/login-server.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import { aPicture } from '#tests/pictures.ts';
import { facts } from '#tests/posts/helpers.ts';
import type { Persona } from './traces.ts';

interface Stage {
  readonly server: LoginServer;
  readonly communityId: string;
  readonly postId?: string;
}

/** Unique but plausible word for each persona. */
const words: Readonly<Partial<Record<DemoKind, Readonly<Record<ProfileType, string>>>>> = {
  student: { ANONYMOUS: 'zumbarika', DESIGNATION: 'polvenado' },
  mail: { ANONYMOUS: 'tirakosho', DESIGNATION: 'wemblafor' },
  portal: { ANONYMOUS: 'kandrimol', DESIGNATION: 'yostaveri' },
};

/** Lets a member do everything under each persona at one moment, with one camera and the same offer. */
export async function speakTwice(stage: Stage, kind: DemoKind): Promise<Readonly<Record<ProfileType, Persona>>> {
  const { server } = stage;
  const me = await signedIn(server, subjectOf(kind));
  const [key, name] = [new PersonaKey(), madeUpName('en')];
  await server.db
    .insertInto('persona')
    .values({ ref: key.publicKey, kind: 'ANONYMOUS', name: sanitizedName(name), name_key: lookOf(name), avatar: '17-sky' })
    .execute();
  const byKey = { key, seconds: Math.floor(server.clock.now() / 1_000) };
  const { offerId } = await made((...call) => me.call(...call), 'createSalaryPost', facts);
  return {
    ANONYMOUS: await speak(stage, (...call) => me.callByKey(byKey, ...call), {
      profileType: 'ANONYMOUS',
      offers: { offers: [facts] },
      width: 40,
      artist: kind,
    }),
    DESIGNATION: await speak(stage, (...call) => me.call(...call), { profileType: 'DESIGNATION', offers: { salaryIds: [offerId] }, width: 48, artist: kind }),
  };
}

type Call = TestBrowser['call'];

interface Voice {
  readonly profileType: ProfileType;
  readonly offers: object;
  readonly width: number;
  readonly artist: DemoKind;
}

async function speak({ communityId, postId }: Stage, call: Call, { profileType, offers, width, artist }: Voice): Promise<Persona> {
  const word = words[artist]?.[profileType] ?? '';
  const community = { type: 'topic', entityId: communityId };
  const picture = await made(call, 'uploadPostMedia', Buffer.from(await aPicture('jpeg', { width, artist: `The camera of ${artist}` })));
  const plain = { title: `What ${word} asks`, content: `This is what ${word} has to say.`, community, profileType, media: [], poll: null, salaryIds: [] };
  const posts = [
    plain,
    { ...plain, content: '', poll: { options: [`Yes says ${word}`, 'Not at all'], days: 7 } },
    { ...plain, media: [{ mediaType: 'IMAGE', fileKey: picture.fileKey }] },
    { ...plain, ...offers },
  ];
  const ids = [String(picture.fileKey)];
  for (const post of posts) ids.push(String((await made(call, 'createPost', { ...post, submissionKey: submissionKey() })).postId));
  for (const under of [...ids.slice(1, 2), ...(postId === undefined ? [] : [postId])]) {
    const said = { submissionKey: submissionKey(), content: `And ${word} comments on it.`, profileType };
    ids.push(String((await made(call, 'createComment', said, { postId: under })).commentId));
  }
  return { word, ids };
}

const submissionKey = () => `${randomId()}0000`;

/** Calls an operation's example with this body. */
async function made(call: Call, operationId: string, body: object, inPath: Readonly<Record<string, string>> = {}) {
  const answer = await call(operationId, { inPath, payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) });
  expect([answer.statusCode, answer.payload]).toEqual([201, expect.anything()]);
  return answer.json() as Readonly<Record<'offerId' | 'fileKey' | 'postId' | 'commentId', string>>;
}
