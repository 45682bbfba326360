import { Failure } from '#core/failure.ts';
import type { CredentialRule, CallHandler } from './keyed-call.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** Written under the persona that the draft names. */
const asDraftSays: CallHandler = ({ given, byKey, bySession }) => (fieldOf(given.body, 'profileType') === 'ANONYMOUS' ? byKey() : bySession());
/** Asked for the persona that speaks, which the call names beside what it sends. */
export const asCallSays: CallHandler = ({ given, byKey, bySession }) => (given.persona === 'ANONYMOUS' ? byKey() : bySession());

/** Done to something of one's own, by its key. */
export const thing = (...names: readonly string[]): CredentialRule<'thing'> => ({
  by: 'thing',
  handler: ({ given, own, byKey, bySession }) =>
    names.some((name) => own.has(fieldOf(given.path, name) ?? fieldOf(given.body, name))) ? byKey() : bySession(),
});

export const draft: CredentialRule<'speech'> = { by: 'speech', handler: asDraftSays };
export const speech: CredentialRule<'speech'> = { by: 'speech', handler: asCallSays };

/** A post under the made-up name brings its offers along; one that the account keeps would join the two. */
export const publishedPost: CallHandler = async ({ given, own, byKey, bySession }) => {
  if (fieldOf(given.body, 'profileType') !== 'ANONYMOUS') return bySession();
  if (itemsOf(given.body, 'salaryIds').length > 0) throw new Failure('invalid', 'An offer that the account keeps does not go under the made-up name');
  const published = await byKey();
  own.add(fieldOf(published, 'postId'));
  return published;
};

export const muted: CallHandler = async (call) => {
  const mute = await asDraftSays(call);
  if (fieldOf(call.given.body, 'profileType') !== 'ANONYMOUS') return mute;
  call.own.add(fieldOf(mute, 'muteId'));
  call.muted.add(mute);
  return mute;
};

/** Takes back a mute of the name by its key, and one of the account by session. */
export const unmuted: CallHandler = async (call) => {
  const muteId = fieldOf(call.given.path, 'muteId');
  if (!call.own.has(muteId) && !call.muted.has(muteId)) return call.bySession();
  await call.byKey();
  call.muted.drop(muteId);
  return undefined;
};
