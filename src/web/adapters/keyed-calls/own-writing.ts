import { Failure } from '#core/failure.ts';
import type { Row, Way } from './keyed-call.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** Written under the persona that the draft names. */
const asDraftSays: Way = ({ given, byKey, bySession }) => (fieldOf(given.body, 'profileType') === 'ANONYMOUS' ? byKey() : bySession());
/** Asked for the persona that speaks, which the call names beside what it sends. */
export const asCallSays: Way = ({ given, byKey, bySession }) => (given.persona === 'ANONYMOUS' ? byKey() : bySession());

/** Done to something of one's own, by its key. */
export const thing = (...names: readonly string[]): Row<'thing'> => ({
  by: 'thing',
  way: ({ given, own, byKey, bySession }) => (names.some((name) => own.has(fieldOf(given.path, name) ?? fieldOf(given.body, name))) ? byKey() : bySession()),
});

export const draft: Row<'speech'> = { by: 'speech', way: asDraftSays };
export const speech: Row<'speech'> = { by: 'speech', way: asCallSays };

/** A post under the made-up name brings its offers along; one that the account keeps would join the two. */
export const publishedPost: Way = async ({ given, own, byKey, bySession }) => {
  if (fieldOf(given.body, 'profileType') !== 'ANONYMOUS') return bySession();
  if (itemsOf(given.body, 'salaryIds').length > 0) throw new Failure('invalid', 'An offer that the account keeps does not go under the made-up name');
  const published = await byKey();
  own.add(fieldOf(published, 'postId'));
  return published;
};

export const muted: Way = async (call) => {
  const mute = await asDraftSays(call);
  if (fieldOf(call.given.body, 'profileType') !== 'ANONYMOUS') return mute;
  call.own.add(fieldOf(mute, 'muteId'));
  call.muted.add(mute);
  return mute;
};

/** Takes back a mute of the name by its key, and one of the account by session. */
export const unmuted: Way = async (call) => {
  const muteId = fieldOf(call.given.path, 'muteId');
  if (!call.own.has(muteId) && !call.muted.has(muteId)) return call.bySession();
  await call.byKey();
  call.muted.drop(muteId);
  return undefined;
};
