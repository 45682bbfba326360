import { screen } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import { Chats } from '#core/chat/chats.ts';
import { LiveLine } from '#core/chat/live-line.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import { OwnPictures } from '#core/media/own-pictures.ts';
import { PostPictures } from '#core/media/post-pictures.ts';
import type { Author } from '#core/personas/author.ts';
import { chatPersonas } from '#web/app/chat/chat-bindings.ts';
import * as messages from '#web/app/chat/messages-wiring.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { MessageCountStore } from '#web/stores/chat/message-count-store.ts';
import { ChatBackend } from '#tests/fakes/chat/chat-backend.ts';
import { FakeChats } from '#tests/fakes/chat/fake-chats.ts';
import { FakeLiveLine } from '#tests/fakes/chat/fake-live-line.ts';
import type { KeptConversation } from '#tests/fakes/chat/kept-chat.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeOwnPictures } from '#tests/fakes/media/fake-own-pictures.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { aMember } from '#tests/members.ts';
import { aCareer } from '#tests/onboarding-member.ts';
import { open } from '#tests/screens/open.tsx';

const called = (name: string): Author => ({ profileType: 'ANONYMOUS', name, avatar: { picture: 17, colour: 'sky' }, isVerified: false });
const working = (name: string): Author => ({ profileType: 'DESIGNATION', name, avatar: undefined, isVerified: true });

let sent = 0;

/** Member with names to write under, and others in conversation. */
export class ChatScene {
  readonly backend = new ChatBackend();
  readonly me = this.backend.add(called('Quiet Banyan'));
  readonly other = this.backend.add(called('Brave Kite'));
  readonly worker = this.backend.add(working('Product Manager'));
  readonly mineAtWork = this.backend.add(working('Data Analyst'));
  readonly chats: FakeChats;
  readonly line: FakeLiveLine;
  readonly clipboards = new FakeClipboards();
  readonly ownPictures = new FakeOwnPictures();
  /** Delay or failure of uploads, while set. */
  uploading: Promise<void> | undefined;
  uploadProblem: Failure | undefined;
  readonly hasTwo: boolean;

  constructor({ hasTwo = false }: { readonly hasTwo?: boolean } = {}) {
    this.hasTwo = hasTwo;
    const refs = { ANONYMOUS: this.me, ...(hasTwo && { DESIGNATION: this.mineAtWork }) };
    this.chats = new FakeChats(this.backend, refs);
    this.line = new FakeLiveLine(this.backend, refs);
  }

  /** Conversation joined by both. */
  talk(by = this.other, me = this.me): KeptConversation {
    const conversation = this.backend.open('direct', {});
    this.backend.enter(conversation, me, 'joined');
    this.backend.enter(conversation, by, 'joined');
    return conversation;
  }

  request(text: string): KeptConversation {
    const conversation = this.backend.open('direct', {});
    this.backend.enter(conversation, this.me, 'asked');
    this.backend.enter(conversation, this.other, 'asking');
    this.says(conversation, text);
    return conversation;
  }

  group(name: string): KeptConversation {
    const conversation = this.backend.open('group', { name });
    for (const ref of [this.me, this.other, this.worker]) this.backend.enter(conversation, ref, 'joined');
    return conversation;
  }

  says(conversation: KeptConversation, text: string, by = this.other) {
    return this.backend.write(conversation, by, { clientMessageId: `sent${++sent}`, text });
  }

  shows(conversation: KeptConversation, by = this.other, text = '') {
    return this.backend.write(conversation, by, { clientMessageId: `sent${++sent}`, text, pictureId: this.backend.upload(by) });
  }

  /** Uploads of the member. Every nonempty file is a picture. */
  readonly pictures: PostPictures = {
    upload: async (bytes, onProgress = () => undefined) => {
      onProgress(0.5);
      await this.uploading;
      if (this.uploadProblem) throw this.uploadProblem;
      if (bytes.length === 0) throw new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' });
      const fileKey = this.backend.upload(this.me);
      const file = { url: `/media/${fileKey}`, width: 1_280, height: 720, bytes: bytes.length };
      return { fileKey, ...file, small: file };
    },
    remove: async () => undefined,
  };

  mine({ members }: KeptConversation) {
    return members.find(({ ref }) => ref === this.me);
  }
}

/** Store of the bar, where the shell does not have it. */
const counts = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MessageCountStore)) bind(MessageCountStore).toResolvedValue(() => new MessageCountStore());
});

interface Opened {
  readonly url?: string;
  readonly wiring?: Wiring;
  readonly language?: Language;
  readonly isGuest?: boolean;
  readonly isNamed?: boolean;
  /** True if the made-up name can be written under. */
  readonly hasBegun?: boolean;
}

export function openChat(
  scene: ChatScene,
  { url = '/messages', wiring = messages, language = 'en', isGuest = false, isNamed = true, hasBegun = true }: Opened = {},
) {
  const fixture = aMemberFixture({
    persona: isNamed && hasBegun ? { userName: 'Quiet Banyan', avatarUri: '17-sky' } : undefined,
    career: scene.hasTwo ? aCareer({ profileBio: 'Data Analyst' }) : undefined,
  });
  const swaps = [
    [Chats, scene.chats],
    [LiveLine, scene.line],
    [chatPersonas, new FakePersonas(fixture)],
    [Clipboards, scene.clipboards],
    [PostPictures, scene.pictures],
    [OwnPictures, scene.ownPictures],
  ] as const;
  return open({ ...wiring, shared: [...(wiring.shared ?? []), counts] }, url.split('?', 1)[0] ?? url, url, swaps, {
    member: isGuest ? undefined : aMember({ isReader: true, isWriter: isNamed }),
    preferences: new FakePreferences({ language }),
  });
}

export const at = ({ conversationId }: KeptConversation) => ({ url: `/messages?c=${conversationId}` });
export const log = () => screen.findByRole('log', { name: 'Messages' });

export function openTalk(...said: readonly string[]) {
  const scene = new ChatScene();
  const talk = scene.talk();
  for (const text of said) scene.says(talk, text);
  return { scene, talk, ...openChat(scene, at(talk)) };
}
