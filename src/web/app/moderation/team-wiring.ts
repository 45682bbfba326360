import { routes as moderation } from '#contract/generated/moderation.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Roles } from '#core/moderation/roles.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { httpRoles } from '#web/adapters/moderation/http-roles.ts';
import { BrowserFragments } from '#web/adapters/navigation/browser-fragments.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { teamHead } from '#web/views/moderation/team-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { TeamScreen as Screen } from '#web/views/moderation/TeamScreen.tsx';

export const words = [teamWords];

export const bindings = [
  overHttp(Roles, httpRoles, moderation),
  onDevice(Fragments, BrowserFragments),
  onDevice(Clipboards, BrowserClipboards),
  store(TeamStore, [Roles, Fragments, Clipboards, SessionStore]),
];

export const load = async () => undefined;

export const head = (stores: Stores) => teamHead(stores.get(WordsStore));
