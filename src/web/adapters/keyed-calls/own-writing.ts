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

/** A post that is sent under the made-up name brings its offers along, so that nothing of the account is read for them. */
export const publishedPost: Way = async ({ given, own, offers, byKey, bySession }) => {
  const { salaryIds = [], ...body } = Object(given.body);
  if (body.profileType !== 'ANONYMOUS') return bySession();
  const brought = itemsOf({ items: salaryIds }).map((id) => offers.get(id));
  if (brought.includes(undefined)) throw new Failure('invalid', 'An offer of the post was never read here');
  const published = await byKey({ ...given, body: { ...body, salaryIds: [], offers: brought } });
  own.add(fieldOf(published, 'postId'));
  return published;
};

/** Offers that are kept with the account are remembered as they are read. */
export const offersRead: Way = async ({ offers, bySession }) => {
  const answer = await bySession();
  for (const offer of [answer, ...itemsOf(answer)]) {
    const { offerId, ...facts } = Object(offer);
    if (typeof offerId === 'string') offers.set(offerId, facts);
  }
  return answer;
};

export const muted: Way = async (call) => {
  const mute = await asDraftSays(call);
  if (fieldOf(call.given.body, 'profileType') === 'ANONYMOUS') call.own.add(fieldOf(mute, 'muteId'));
  return mute;
};
