import { reaction } from 'mobx';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { BrowserPersonaKeys } from '#web/adapters/persona-keys/browser-persona-keys.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';

/** Waits for the session without `when` of MobX, which every guest would download. */
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

export const ownerOf = (session: SessionStore) => async (): Promise<string | undefined> => {
  await known(session);
  return session.member?.userId;
};

/** Keys of the signed-in member, or none until known. */
export const keysOf = (session: SessionStore): BrowserPersonaKeys => new BrowserPersonaKeys(ownerOf(session));

type MemberKeys = Pick<PersonaKeys, 'local' | 'sign' | 'note'>;

/** Keys for signed-in members only, so that marks never reveal a writer on a shared computer. */
export const ofMemberAlone = (session: Pick<SessionStore, 'isGuest'>, keys: MemberKeys): MemberKeys => ({
  local: async () => {
    const local = await keys.local();
    return session.isGuest ? undefined : local;
  },
  sign: (text) => keys.sign(text),
  note: (notes) => keys.note(notes),
});
