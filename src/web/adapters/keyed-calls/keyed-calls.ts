import { Failure } from '#core/failure.ts';
import { nameBanned, sanctionCodes } from '#core/moderation/sanction.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { avatarNamed, avatarUrlOf } from '#core/personas/avatar.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { Middleware } from 'openapi-fetch';
import type { KeyedWays } from '../http/detour.ts';
import type { KeyedAnswers } from './keyed-answers.ts';
import type { Call, Way } from './keyed-call.ts';
import { votingWays } from './keyed-votes.ts';
import { hiddenOrNot, ofOthers, thread, viewsOfOthers } from './own-reading.ts';
import { mergedDecisions, mergedFigures, mergedMutes, mergedPosts } from './merged-answers.ts';
import { fieldOf, itemsOf, OwnThings } from './own-things.ts';
import { DraftNumbers } from '../personas/draft-numbers.ts';
import { HiddenHere } from './hidden-here.ts';
import type { KeyAway } from '../personas/key-away.ts';
import { OwnVotes } from './own-votes.ts';
import { asNobody } from '../persona-keys/signing.ts';

/** Written under the persona that the draft names. */
const asDraftSays: Way = ({ given, byKey, bySession }) => (fieldOf(given.body, 'profileType') === 'ANONYMOUS' ? byKey() : bySession());
/** Asked for the persona that speaks, which the call names beside what it sends. */
const asCallSays: Way = ({ given, byKey, bySession }) => (given.persona === 'ANONYMOUS' ? byKey() : bySession());
/** Done to something of one's own, by its key. */
const asThingIs =
  (...names: readonly string[]): Way =>
  ({ given, own, byKey, bySession }) =>
    names.some((name) => own.has(fieldOf(given.path, name) ?? fieldOf(given.body, name))) ? byKey() : bySession();

/** A post that is sent under the made-up name brings its offers along, so that nothing of the account is read for them. */
const post: Way = async ({ given, own, offers, byKey, bySession }) => {
  const { salaryIds = [], ...body } = Object(given.body);
  if (body.profileType !== 'ANONYMOUS') return bySession();
  const brought = itemsOf({ items: salaryIds }).map((id) => offers.get(id));
  if (brought.includes(undefined)) throw new Failure('invalid', 'An offer of the post was never read here');
  const published = await byKey({ ...given, body: { ...body, salaryIds: [], offers: brought } });
  own.add(fieldOf(published, 'postId'));
  return published;
};

/** Offers that are kept with the account are remembered as they are read. */
const offersRead: Way = async ({ offers, bySession }) => {
  const answer = await bySession();
  for (const offer of [answer, ...itemsOf(answer)]) {
    const { offerId, ...facts } = Object(offer);
    if (typeof offerId === 'string') offers.set(offerId, facts);
  }
  return answer;
};

const listed: Way = async ({ persona, bySession }) => {
  const answer = await bySession();
  const others = itemsOf(answer, 'profilesAvailable').filter((one) => fieldOf(one, 'profileType') !== 'ANONYMOUS');
  const avatar = avatarNamed(persona.avatarUri);
  const profileData = { userName: persona.userName, bio: null, fullAvatarUrl: avatar ? avatarUrlOf(avatar) : null };
  return { ...Object(answer), profilesAvailable: [{ profileType: 'ANONYMOUS', profileData }, ...others] };
};

/** The made-up name beside what the account knows of its owner. */
const named =
  (fill: (answer: object, persona: AnonymousPersona) => object): Way =>
  async ({ persona, bySession }) =>
    fill(Object(await bySession()), persona);

const ways: Readonly<Record<string, Way>> = {
  ...votingWays,
  createPost: post,
  listSalaryPosts: offersRead,
  createSalaryPost: offersRead,
  updateSalaryPost: offersRead,
  createComment: asDraftSays,
  replyToComment: asDraftSays,
  addMute: async (call) => {
    const mute = await asDraftSays(call);
    if (fieldOf(call.given.body, 'profileType') === 'ANONYMOUS') call.own.add(fieldOf(mute, 'muteId'));
    return mute;
  },
  getQuotas: asCallSays,
  rephrasePost: asCallSays,
  uploadPostMedia: asCallSays,
  submitBanAppeal: asCallSays,
  updatePost: asThingIs('postId'),
  deletePost: asThingIs('postId'),
  deletePostMedia: asThingIs('postId'),
  updateComment: asThingIs('commentId'),
  deleteComment: asThingIs('commentId'),
  removeMute: asThingIs('muteId'),
  requestSecondLook: asThingIs('resourceId'),
  getPost: hiddenOrNot,
  getComment: hiddenOrNot,
  listPostComments: thread,
  markNotInterested: async ({ given, hidden }) => hidden.add(fieldOf(given.path, 'postId')),
  removeNotInterested: async ({ given, hidden, bySession }) => (hidden.drop(fieldOf(given.path, 'postId')) ? undefined : bySession()),
  recordPostViews: viewsOfOthers,
  listMyFeed: ({ given, pictures, bySession, byKey }) =>
    mergedPosts(given, bySession, async (asked) => {
      const page = await byKey(asked);
      return { ...Object(page), items: await Promise.all(itemsOf(page).map((each) => pictures.shown(each))) };
    }),
  getMyFeedMeta: async ({ bySession, byKey }) => mergedFigures(...(await Promise.all([bySession(), byKey()]))),
  listOwnDecisions: async ({ own, decisions, bySession }) => {
    const [ofAccount, ofKey] = await Promise.all([bySession(), decisions.read()]);
    for (const decision of itemsOf(ofKey, 'decisions')) own.add(fieldOf(decision, 'resourceId'));
    return mergedDecisions(ofAccount, ofKey);
  },
  getOwnNews: async ({ decisions, bySession }) => {
    const [ofAccount] = await Promise.all([bySession(), decisions.read().catch(() => undefined)]);
    return { ...Object(ofAccount), hasNew: decisions.hasNew || fieldOf(ofAccount, 'hasNew') };
  },
  markOwnDecisions: async ({ decisions, bySession, byKey }) => {
    await Promise.all([bySession(), decisions.hasNew && byKey()]);
    decisions.seen();
  },
  listModerationQueue: ofOthers,
  listModerationLog: ofOthers,
  listMutes: async ({ own, bySession, byKey }) => {
    const [ofAccount, ofKey] = await Promise.all([bySession(), byKey()]);
    for (const mute of itemsOf(ofKey)) own.add(fieldOf(mute, 'muteId'));
    return mergedMutes(ofAccount, ofKey);
  },
  getAvailablePseudoProfiles: listed,
  getOnboardingPrefill: named((answer, persona) => ({ ...answer, anonymousProfile: persona })),
  getUserProfile: named((answer, { userName, avatarUri: avatarUrl }) => ({ ...answer, userName, avatarUrl })),
  // The address of a video will stand in a post: whoever asks whether it is good is nobody.
  validateYoutubeUrl: ({ byNobody }) => byNobody(),
};

/** Answers in which something of one's own may stand. */
const isMarked = (operation: string): boolean => /Post|Comment|Feed|Interlinking/.test(operation);

/** Ways by which a page is as the server rendered it, but for what is marked in it. */
const leavesAsIs: ReadonlySet<Way> = new Set([hiddenOrNot, thread, viewsOfOthers, ...Object.values(votingWays)]);

/** Feeds, out of which the member leaves posts. */
const feeds: ReadonlySet<string> = new Set(['listFeed', 'listCommunityPosts']);

/** The key of the made-up name, and what is asked for by it. */
export interface KeyedParts extends KeyedAnswers {
  readonly keys: Pick<PersonaKeys, 'held'>;
  readonly sign: Middleware;
  readonly storage: UserStorage;
  readonly away: Pick<KeyAway, 'send'>;
}

/** A refusal by key as it is said here: what is banned is the name. */
function asOfName(error: unknown): never {
  const failure = Failure.from(error);
  if (failure.code !== sanctionCodes.ban) throw failure;
  throw new Failure(failure.kind, failure.message, { code: nameBanned });
}

/** Calls that go by the key of the made-up name where it is its matter, and by session otherwise (F-07). */
export function keyedCalls({ keys, sign, storage, away, ...answers }: KeyedParts): KeyedWays {
  const [own, offers, votes, hidden] = [new OwnThings(), new Map<unknown, unknown>(), new OwnVotes(), new HiddenHere(storage)];
  const numbers = new DraftNumbers(storage);
  let [hasMerged, publicKey]: [boolean, string | undefined] = [false, undefined];
  /** The persona that is held; with another key than before, all that was known of the one before is forgotten, so that nothing is asked of it under this one. */
  const heldPersona = async (): Promise<AnonymousPersona | undefined> => {
    const held = await keys.held().catch(() => undefined);
    if (held?.publicKey !== publicKey) for (const known of [own, offers, votes, answers.decisions]) known.clear();
    publicKey = held?.publicKey;
    return held?.persona;
  };
  const take: KeyedWays['take'] = async (operation, given, send) => {
    const call: Call = {
      given,
      bySession: (other = given) => send(other),
      byKey: async (other = given) => send(await numbers.byKey(other), sign).catch(asOfName),
      byNobody: (other = given) => send(other, asNobody),
    };
    const way = ways[operation];
    if (!way && !isMarked(operation)) return call.bySession();
    const persona = await heldPersona();
    if (!persona) return away.send(operation, call);
    hasMerged ||= way !== undefined && !leavesAsIs.has(way);
    const whole = await (way ? way({ ...call, ...answers, persona, own, offers, votes, hidden }) : call.bySession());
    const answer = feeds.has(operation) ? hidden.leftOutOf(whole) : whole;
    hasMerged ||= answer !== whole;
    return isMarked(operation) ? votes.filledIn(own.marked(answer, persona)) : answer;
  };
  return {
    take,
    hasOwn: () => hasMerged || own.areSeen,
    holdsKey: async () => (await heldPersona()) !== undefined,
    pictureAt: (url) => answers.pictures.at(url),
  };
}
