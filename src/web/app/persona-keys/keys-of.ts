import { reaction } from 'mobx';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
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

/** Anyone who is signed in here, whose keys are asked for; nobody for a guest. */
export const ownerOf = (session: SessionStore) => async (): Promise<string | undefined> => {
  await known(session);
  return session.member?.userId;
};

/** The keys of anyone who is signed in here; nobody's before that is known. */
export const keysOf = (session: SessionStore): BrowserPersonaKeys => new BrowserPersonaKeys(ownerOf(session));

type MemberKeys = Pick<PersonaKeys, 'local' | 'sign' | 'note'>;

/**
 * The keys by which a page is filled in, and votes and marks are made: those of a member who is signed in. Signed out, nobody knows whose browser this is, and a
 * mark on what a name wrote would tell the next one at a shared computer who wrote it. The page of the name opens it anyway, for anyone who asks for it there.
 */
export const ofMemberAlone = (session: Pick<SessionStore, 'isGuest'>, keys: MemberKeys): MemberKeys => ({
  local: async () => {
    const local = await keys.local();
    return session.isGuest ? undefined : local;
  },
  sign: (text) => keys.sign(text),
  note: (notes) => keys.note(notes),
});
