import { routes } from '#contract/generated/chat.ts';
import type { Chats } from '#core/chat/chats.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import { addressOfPicture } from '#core/chat/message-picture.ts';
import { lookOf } from '#core/personas/name-look.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { sanitizedName } from '#server/adapters/content/sanitized-text.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { aKnownWriter } from '#tests/anonymity/keyed-browser.ts';
import { aDraft as aPostDraft } from '#tests/content.ts';
import { fetchOf, origin } from '#tests/over-the-wire.ts';
import { aPicture } from '#tests/pictures.ts';
import { aPostServer, published } from '#tests/posts/helpers.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import type { PostServer } from '#tests/post-server.ts';
import { httpChats } from '#web/adapters/chat/http-chats.ts';
import { KeyedPictures } from '#web/adapters/keyed-calls/keyed-pictures.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';
import type { ChatCaller, OpenChats, OpenedChats } from './open-chats.ts';
import { testDeclarations } from '#tests/database.ts';

let named = 0;
const aName = (): string => `Quiet ${[...String(named++)].map((digit) => 'bdfghjkpqz'[Number(digit)]).join('o')} Banyan`;

type Cast<Name extends string> = Readonly<Record<Name, readonly ProfileType[]>>;

async function opened<Name extends string>(
  cast: Cast<Name>,
  server: PostServer,
  callerWith: (types: readonly ProfileType[], userName: string) => Promise<ChatCaller>,
): Promise<OpenedChats<Name>> {
  const people: Partial<Record<Name, ChatCaller>> = {};
  for (const name in cast) people[name] = await callerWith(cast[name], cast[name].includes('ANONYMOUS') ? aName() : '');
  return {
    people: people as Record<Name, ChatCaller>,
    later: async (ms) => {
      server.clock.advance(ms);
      await sweepExpired(server.db, testDeclarations.tables, server.clock);
    },
    moderate: async (messageId, status) => void (await server.db.updateTable('chat_message').set({ status }).where('id', '=', messageId).execute()),
    strangers: async (count) => {
      const names = Array.from({ length: count }, aName);
      const rows = names.map(
        (name) => ({ ref: `stranger of ${name}`, kind: 'ANONYMOUS', name: sanitizedName(name), name_key: lookOf(name), avatar: '17-sky' }) as const,
      );
      await server.db.insertInto('persona').values(rows).execute();
      return names;
    },
  };
}

const rename = async ({ db }: PostServer, ref: string, userName: string): Promise<void> => {
  await db
    .updateTable('persona')
    .set({ name: sanitizedName(userName), name_key: lookOf(userName) })
    .where('ref', '=', ref)
    .execute();
};

/** Adapters of one browser: calls go by persona, lists cover both. */
function inOneBrowser(byType: Readonly<Partial<Record<ProfileType, Chats>>>): Chats {
  const all = Object.values(byType);
  const of = (as?: ProfileType): Chats => {
    const chats = as === undefined ? all[0] : byType[as];
    if (!chats) throw new Error(`There is no ${as} here.`);
    return chats;
  };
  const asked = (value: unknown): ProfileType | undefined => (Object(value) as ConversationKey).as;
  return {
    list: async () => (await Promise.all(all.map((chats) => chats.list()))).flat(),
    totals: async () => {
      const totals = await Promise.all(all.map((chats) => chats.totals()));
      const sum = (name: 'unreadCount' | 'groupCount') => totals.reduce((count, each) => count + each[name], 0);
      return { unreadCount: sum('unreadCount'), groupCount: sum('groupCount') };
    },
    at: (key) => of(asked(key)).at(key),
    start: (opening) => of(opening.as).start(opening),
    messages: (key, range) => of(asked(key)).messages(key, range),
    send: (key, draft) => of(asked(key)).send(key, draft),
    read: (key, upTo) => of(asked(key)).read(key, upTo),
    accept: (key) => of(asked(key)).accept(key),
    leave: (key) => of(asked(key)).leave(key),
    change: (key, settings) => of(asked(key)).change(key, settings),
    invite: (key, userNames) => of(asked(key)).invite(key, userNames),
    remove: (key) => of(asked(key)).remove(key),
    report: (key, report) => of(asked(key)).report(key, report),
    status: (as) => of(as).status(),
    setStatus: (status, as) => of(as).setStatus(status),
    block: (personId, as) => of(as).block(personId),
    unblock: (personId, as) => of(as).unblock(personId),
  };
}

export const inTables: OpenChats = async (cast) => {
  const server = await aPostServer();
  return opened(cast, server, async (types, userName) => {
    const member = server.aMember();
    if (userName !== '') await rename(server, member.key, userName);
    const byType = Object.fromEntries(types.map((type) => [type, (type === 'ANONYMOUS' ? member.byKey : member.bySession).chats]));
    const writes: ChatCaller['writes'] = async (profileType) => ({
      resourceId: await published(server, member, { profileType }),
      resourceType: 'POST',
    });
    const { byKey } = member;
    return {
      chats: inOneBrowser(byType),
      userName,
      writes,
      uploads: async () => (await byKey.postPictures.upload(await aPicture())).fileKey,
      isShown: async (pictureId) => (await byKey.pictureOf(pictureId)) !== undefined,
    };
  });
};

/** Full stack by a browser's session and key: adapter, contract, service, database. */
export const overTheWire: OpenChats = async (cast) => {
  const server = await openPersonaServer();
  return opened(cast, server, async (types, userName) => {
    const [only] = types;
    const browser = await aKnownWriter(server, types.length === 1 && only ? { only } : {});
    const local = await browser.keys.local();
    if (userName !== '' && local) {
      await rename(server, local.publicKey, userName);
      await browser.keys.note({ persona: { userName, avatarUri: '17-sky' } });
    }
    const chats = httpChats(browser.http.service(routes));
    const writes: ChatCaller['writes'] = async (profileType) => {
      const made = await browser.posts.create(aPostDraft(server.communities[0], { profileType }));
      if ('refusal' in made) throw new Error(made.refusal);
      return { resourceId: made.postId, resourceType: 'POST' };
    };
    // Each looks again, as a page does that has just come.
    const pictures = () =>
      new KeyedPictures({
        origin,
        fetch: fetchOf(server.app, () => undefined),
        sign: signing(browser.keys, server.clock),
        addressFor: ({ type }) => `blob:${type}`,
      });
    return {
      chats: types.length === 1 && only ? withPersona(chats, only) : chats,
      userName,
      writes,
      uploads: async () => (await browser.pictures.upload(await aPicture(), undefined, 'ANONYMOUS')).fileKey,
      isShown: (pictureId) =>
        pictures()
          .at(addressOfPicture({ pictureId }))
          .then(
            (address) => address === 'blob:image/webp',
            () => false,
          ),
    };
  });
};

/** Adapters that always ask as the only persona. */
const withPersona = (chats: Chats, as: ProfileType): Chats =>
  new Proxy(chats, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => {
        if (name === 'status') return method(as);
        if (name === 'setStatus' || name === 'block' || name === 'unblock') return method(args[0], as);
        const [first, ...rest] = args;
        return name === 'start' || typeof first !== 'object' ? method(...args) : method({ as, ...first }, ...rest);
      };
    },
  });
