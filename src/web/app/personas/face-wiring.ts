import { routes as user } from '#contract/generated/user.ts';
import { Clock } from '#core/clock.ts';
import { Drafts } from '#core/device/drafts.ts';
import { AnonymousProfiles } from '#core/personas/anonymous-profiles.ts';
import { HttpAnonymousProfiles } from '#web/adapters/personas/http-anonymous-profiles.ts';
import { FaceDoorStore } from '#web/stores/personas/face-door-store.ts';
import { FaceStore } from '#web/stores/personas/face-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { overHttp, store } from '../container/bind.ts';

export { FaceDialog as Overlay } from '#web/views/personas/FaceDialog.tsx';

/** It lies over one's own profile, and finds the rest there. */
export const bindings = [
  overHttp(AnonymousProfiles, HttpAnonymousProfiles, user),
  store(FaceStore, [FaceDoorStore, AnonymousProfiles, Drafts, SessionStore, Clock]),
];
