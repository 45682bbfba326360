import { routes as moderation } from '#contract/generated/moderation.ts';
import { Moderations } from '#core/moderation/moderations.ts';
import { HttpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationHead } from '#web/views/moderation/moderation-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { communityWords } from '#web/words/communities/community-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { postBindings, postChunks } from '../posts/post-bindings.ts';

export { ModerationScreen as Screen } from '#web/views/moderation/ModerationScreen.tsx';

export const shared = postBindings;

export const chunks = postChunks;

export const words = [postWords, communityWords, moderationWords];

export const bindings = [overHttp(Moderations, HttpModerations, moderation), store(ModerationStore, [Moderations, SessionStore])];

export const load = (stores: Stores) => stores.get(ModerationStore).show('first');

export const head = (stores: Stores) => moderationHead(stores.get(ModerationStore), stores.get(WordsStore));
