import { reaction } from 'mobx';
import { BrowserPersonaKeys } from '#web/adapters/persona-keys/browser-persona-keys.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';

/** Waits until it is known who is signed in; `when` of MobX would be fetched by every guest. */
const known = (session: SessionStore): Promise<void> =>
  new Promise((resolve) => {
    const stop = reaction(
      () => session.isKnown,
      (isKnown) => isKnown && end(),
    );
    const end = () => {
      stop();
      resolve();
    };
    if (session.isKnown) end();
  });

/** Whoever is signed in here, whose keys are asked for; nobody for a guest. */
export const ownerOf = (session: SessionStore) => async (): Promise<string | undefined> => {
  await known(session);
  return session.member?.userId;
};

/** The keys of whoever is signed in here; nobody's before that is known. */
export const keysOf = (session: SessionStore): BrowserPersonaKeys => new BrowserPersonaKeys(ownerOf(session));
