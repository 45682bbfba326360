import { describe } from 'vitest';
import { anId, anonymous, designation } from '#tests/content.ts';
import { ChatBackend } from '#tests/fakes/chat/chat-backend.ts';
import { FakeChats } from '#tests/fakes/chat/fake-chats.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { promisesOfChats } from './chats.ts';
import type { ChatCaller, OpenChats } from './open-chats.ts';

let named = 0;
const aName = (): string => `Quiet ${[...String(named++)].map((digit) => 'bdfghjkpqz'[Number(digit)]).join('o')} Banyan`;

const inMemory: OpenChats = async (cast) => {
  const clock = new FakeClock();
  const backend = new ChatBackend(clock);
  const callerWith = (types: ChatTypes): ChatCaller => {
    const userName = types.includes('ANONYMOUS') ? aName() : '';
    const refOf = (type: ChatTypes[number]) => backend.add(type === 'ANONYMOUS' ? { ...anonymous, name: userName } : designation);
    const refs = Object.fromEntries(types.map((type) => [type, refOf(type)]));
    const writes: ChatCaller['writes'] = async (as) => {
      const post = { resourceId: anId('p'), resourceType: 'POST' } as const;
      backend.wrote(refs[as] ?? '', post);
      return post;
    };
    const chats = new FakeChats(backend, refs);
    const isShown: ChatCaller['isShown'] = async (pictureId) => {
      const pages = await Promise.all((await chats.list()).map(({ conversationId, as }) => chats.messages({ conversationId, as })));
      const isLoose = backend.uploads.some((upload) => upload.pictureId === pictureId && upload.by === refs['ANONYMOUS']);
      return isLoose || pages.some(({ messages }) => messages.some(({ picture }) => picture?.pictureId === pictureId));
    };
    return { chats, userName, writes, isShown, uploads: async () => backend.upload(refs['ANONYMOUS'] ?? '') };
  };
  return {
    people: mapped(cast, callerWith),
    later: async (ms) => clock.advance(ms),
    moderate: async (messageId, status) => backend.moderate(messageId, status),
    strangers: async (count) => Array.from({ length: count }, () => callerWith(['ANONYMOUS']).userName),
  };
};

type ChatTypes = Parameters<OpenChats>[0][string];

function mapped<Name extends string, From, To>(values: Readonly<Record<Name, From>>, to: (value: From) => To): Record<Name, To> {
  const made: Partial<Record<Name, To>> = {};
  for (const name in values) made[name] = to(values[name]);
  return made as Record<Name, To>;
}

describe.each([['in memory', inMemory]])('conversations %s', (_where, open) => void promisesOfChats(open));
