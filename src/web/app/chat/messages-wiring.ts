import { ContainerModule } from 'inversify';
import { Chats } from '#core/chat/chats.ts';
import { LiveLine } from '#core/chat/live-line.ts';
import { Clock } from '#core/clock.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Digests } from '#core/device/digests.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { OwnPictures } from '#core/media/own-pictures.ts';
import { PostPictures } from '#core/media/post-pictures.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserDigests } from '#web/adapters/device/browser-digests.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { AttachedPhotoStore } from '#web/stores/chat/attached-photo-store.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { NewConversationStore } from '#web/stores/chat/new-conversation-store.ts';
import { OutboxStore } from '#web/stores/chat/outbox-store.ts';
import { ReachStore } from '#web/stores/chat/reach-store.ts';
import { ScamStore } from '#web/stores/chat/scam-store.ts';
import { ShownPhotosStore } from '#web/stores/chat/shown-photos-store.ts';
import { TrustedStore } from '#web/stores/chat/trusted-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { onDevice, store } from '../container/bind.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';
import { pictureBindings } from '../media/picture-bindings.ts';
import { chatBindings } from './chat-bindings.ts';

export { MessagesScreen as Screen } from '#web/views/chat/MessagesScreen.tsx';

export const shared = chatBindings;

export const words = [chatWords, deactivatedWords];

/** Scam detector, with its model loaded with the first message. */
const scams = new ContainerModule(({ bind }) => {
  bind(ScamStore).toResolvedValue(() => new ScamStore(() => import(/* webpackChunkName: "scams" */ '#core/scams/scam-signs.ts')), []);
});

export const over: readonly OverlayParts[] = [
  {
    isWanted: (stores) => stores.get(ConversationActionsStore).question !== undefined,
    load: () => import(/* webpackChunkName: "talk-questions" */ './talk-questions-wiring.ts'),
    dismiss: (stores) => stores.get(ConversationActionsStore).ask(undefined),
  },
  {
    isWanted: (stores) => stores.get(NewConversationStore).isOpen,
    load: () => import(/* webpackChunkName: "new-message" */ './new-message-wiring.ts'),
    dismiss: (stores) => stores.get(NewConversationStore).shut(),
  },
  {
    isWanted: (stores) => stores.get(ShownPhotosStore).large !== undefined,
    load: () => import(/* webpackChunkName: "photo" */ './photo-wiring.ts'),
    dismiss: (stores) => stores.get(ShownPhotosStore).shut(),
  },
];

export const bindings = [
  scams,
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  onDevice(Clipboards, BrowserClipboards),
  onDevice(Digests, BrowserDigests),
  pictureBindings,
  store(CopyStore, [Clipboards]),
  store(TrustedStore, [UserStorage]),
  store(AttachedPhotoStore, [PostPictures]),
  store(ShownPhotosStore, [OwnPictures]),
  store(ConversationStore, [Chats, LiveLine, ChatStore, OutboxStore, IdempotencyKeys, Clock]),
  store(ConversationActionsStore, [Chats, ChatStore, ConversationStore, Digests]),
  store(NewConversationStore, [Chats, ChatStore, IdempotencyKeys]),
  store(ReachStore, [Chats, ChatStore]),
];

/** Loads nothing, as the screen follows conversations itself. */
export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(chatWords));
