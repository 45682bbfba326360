import type { Credential } from '#contract/operation-facts.ts';
import { speakerOf } from '../personas/meant-for-name.ts';
import type { CallHandler } from './keyed-call.ts';
import {
  chatTotals,
  comments,
  conversations,
  decisionsSeen,
  figures,
  markedNotifications,
  mutes,
  named,
  news,
  notifications,
  ownDecisions,
  personas,
  posts,
} from './merged-ways.ts';
import { askedOrNot, hiddenOrNot, marksOfBoth, moreReplies, ofOthers, thread, viewsOfOthers } from './own-reading.ts';
import { fieldOf, itemsOf } from './own-things.ts';
import { muted, publishedPost, unmuted } from './own-writing.ts';

export const bySession: CallHandler = (call) => call.bySession();
const byKey: CallHandler = (call) => call.byKey();
const asSpeakerSays: CallHandler = (call) => (speakerOf(call.given) === 'ANONYMOUS' ? call.byKey() : call.bySession());
/** Uses the key for actions on own things, named in path or body. */
const asOwnerIs: CallHandler = ({ given: { path, body }, own, ...call }) =>
  [...Object.values(path ?? {}), fieldOf(body, 'resourceId')].some((id) => own.has(id)) ? call.byKey() : call.bySession();

const usual: Partial<Record<Credential, CallHandler>> = {
  session: bySession,
  key: byKey,
  vote: byKey,
  asked: byKey,
  speech: asSpeakerSays,
  persona: asSpeakerSays,
  thing: asOwnerIs,
  nobody: ({ byNobody }) => byNobody(),
};

const voted: CallHandler = async ({ votes, byKey: send }) => {
  const tally = await send();
  votes.hear(fieldOf(tally, 'resourceId'), fieldOf(tally, 'myVote'));
  return tally;
};

const feed: CallHandler = async ({ hidden, bySession: send }) => hidden.leftOutOf(await send());

/** Operations with extra handling while a key is kept here (F-07). */
const particular: Readonly<Record<string, CallHandler>> = {
  castVote: voted,
  async castVotesBulk({ votes, byKey: send }) {
    const answer = await send();
    for (const { tally } of itemsOf(answer, 'results').map(Object)) votes.hear(fieldOf(tally, 'resourceId'), fieldOf(tally, 'myVote'));
    return answer;
  },
  async listVotedPosts({ votes, byKey: send }) {
    const answer = await send();
    for (const { id, voteType } of itemsOf(answer).map(Object)) votes.hear(id, voteType);
    return answer;
  },
  async votePoll({ given, votes, byKey: send }) {
    const poll = await send();
    votes.hearPoll(fieldOf(given.body, 'postId'), poll);
    return poll;
  },
  async fetchPollVotes({ votes, byKey: send }) {
    const answer = await send();
    for (const { postId, poll } of itemsOf(answer).map(Object)) votes.hearPoll(postId, poll);
    return answer;
  },
  getOwnMarks: marksOfBoth,
  createPost: publishedPost,
  getPost: hiddenOrNot,
  getComment: hiddenOrNot,
  getQuestion: askedOrNot,
  listPostComments: thread,
  listCommentReplies: moreReplies,
  listMyFeed: posts,
  listMyComments: comments,
  getMyFeedMeta: figures,
  listFeed: feed,
  listCommunityPosts: feed,
  recordPostViews: viewsOfOthers,
  registerNameDevice: ({ byKeyLater }) => byKeyLater(),
  markNotInterested: async ({ given, hidden }) => hidden.add(fieldOf(given.path, 'postId')),
  removeNotInterested: async ({ given, hidden, bySession: send }) => (hidden.drop(fieldOf(given.path, 'postId')) ? undefined : send()),
  listMutes: mutes,
  addMute: muted,
  removeMute: unmuted,
  listOwnDecisions: ownDecisions,
  markOwnDecisions: decisionsSeen,
  getOwnNews: news,
  listModerationQueue: ofOthers,
  listModerationLog: ofOthers,
  listChatGroups: conversations,
  getChatMetadata: chatTotals,
  listNotifications: notifications,
  actOnNotifications: markedNotifications,
  getUserProfile: named((answer, { userName, avatarUri: avatarUrl }) => ({ ...answer, userName, avatarUrl })),
  getAvailablePseudoProfiles: personas,
  getOnboardingPrefill: named((answer, persona) => ({ ...answer, anonymousProfile: persona })),
};

/** Throws for an unknown credential, so that nothing leaks by session. */
export function handlerOf(operation: string, credential: Credential): CallHandler {
  const handler = (Object.hasOwn(particular, operation) ? particular[operation] : undefined) ?? usual[credential];
  if (!handler) throw new Error(`${operation} goes by ${credential}, and nothing says how.`);
  return handler;
}
