import { avatarNamed, avatarUrlOf } from '#core/personas/avatar.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { CallHandler } from './keyed-call.ts';
import { mergedConversations, mergedDecisions, mergedFigures, mergedMutes, mergedNotifications, mergedPages, mergedTotals } from './merged-answers.ts';
import { fieldOf, itemsOf, asList } from './own-things.ts';

export const posts: CallHandler = ({ given, pictures, bySession, byKey }) =>
  mergedPages(given, bySession, async (asked) => {
    const page = await byKey(asked);
    return { ...Object(page), items: await Promise.all(itemsOf(page).map((each) => pictures.shown(each))) };
  });

export const comments: CallHandler = ({ given, bySession, byKey }) => mergedPages(given, bySession, byKey);

export const figures: CallHandler = async ({ bySession, byKey }) => mergedFigures(...(await Promise.all([bySession(), byKey()])));

export const mutes: CallHandler = async ({ own, muted, bySession, byKey }) => {
  const [ofAccount, ofKey] = await Promise.all([bySession(), byKey()]);
  muted.hear(itemsOf(ofKey));
  for (const mute of itemsOf(ofKey)) own.add(fieldOf(mute, 'muteId'));
  return mergedMutes(ofAccount, ofKey);
};

/** Conversations of both names, newest day first. */
export const conversations: CallHandler = async ({ bySession, byKey }) => mergedConversations(...(await Promise.all([bySession(), byKey()])));
export const chatTotals: CallHandler = async ({ bySession, byKey }) => mergedTotals(...(await Promise.all([bySession(), byKey()])));
export const notifications: CallHandler = async ({ own, seen, bySession, byKey }) => {
  const [ofAccount, ofKey] = await Promise.all([bySession(), byKey()]);
  const merged = mergedNotifications(ofAccount, seen.shown(asList(ofKey)));
  for (const each of asList(ofKey)) own.add(fieldOf(each, 'notificationId'));
  return merged;
};

/** Marks account notifications by session and those of the name on this device alone. */
export const markedNotifications: CallHandler = async ({ given, own, seen, bySession }) => {
  const ids = itemsOf(given.body, 'notificationIds');
  const [ofKey, ofAccount] = [ids.filter((id) => own.has(id)), ids.filter((id) => !own.has(id))];
  if (ofKey.length === 0) return bySession();
  seen.mark(ofKey, fieldOf(given.body, 'action') === 'View' ? 1 : 2);
  return ofAccount.length > 0 ? bySession({ ...given, body: { ...Object(given.body), notificationIds: ofAccount } }) : undefined;
};

export const ownDecisions: CallHandler = async ({ own, decisions, bySession }) => {
  const [ofAccount, ofKey] = await Promise.all([bySession(), decisions.read()]);
  for (const decision of itemsOf(ofKey, 'decisions')) own.add(fieldOf(decision, 'resourceId'));
  return mergedDecisions(ofAccount, ofKey);
};

/** News by session, with the name's from its decisions. */
export const news: CallHandler = async ({ decisions, bySession }) => {
  const [ofAccount] = await Promise.all([bySession(), decisions.read().catch(() => undefined)]);
  return { ...Object(ofAccount), hasNew: decisions.hasNew || fieldOf(ofAccount, 'hasNew') };
};

export const decisionsSeen: CallHandler = async ({ decisions, bySession }) => {
  decisions.seen();
  await bySession();
};

export const personas: CallHandler = async ({ persona, bySession }) => {
  const answer = await bySession();
  const others = itemsOf(answer, 'profilesAvailable').filter((one) => fieldOf(one, 'profileType') !== 'ANONYMOUS');
  const avatar = avatarNamed(persona.avatarUri);
  const profileData = { userName: persona.userName, bio: null, fullAvatarUrl: avatar ? avatarUrlOf(avatar) : null };
  return { ...Object(answer), profilesAvailable: [{ profileType: 'ANONYMOUS', profileData }, ...others] };
};

export const named =
  (fill: (answer: object, persona: AnonymousPersona) => object): CallHandler =>
  async ({ persona, bySession }) =>
    fill(Object(await bySession()), persona);
