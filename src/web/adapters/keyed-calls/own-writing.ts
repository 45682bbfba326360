import { Failure } from '#core/failure.ts';
import type { CallHandler } from './keyed-call.ts';
import { fieldOf, itemsOf } from './own-things.ts';

/** Sends under the persona of the draft. */
const asDraftSays: CallHandler = ({ given, byKey, bySession }) => (fieldOf(given.body, 'profileType') === 'ANONYMOUS' ? byKey() : bySession());

/** Sends offers along with a post under the made-up name, as account-kept ones would link the two. */
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

export const unmuted: CallHandler = async (call) => {
  const muteId = fieldOf(call.given.path, 'muteId');
  if (!call.own.has(muteId) && !call.muted.has(muteId)) return call.bySession();
  await call.byKey();
  call.muted.drop(muteId);
  return undefined;
};
