import { fewestContributors } from '../crowds/fewest.ts';

/** One thing that can be chosen in a poll. */
export interface PollOption {
  readonly optionId: string;
  readonly text: string;
  /** The votes as they were when eight had voted last who never had; nothing before, as they would tell who voted how. */
  readonly votes: number | null;
}

/** A question with two to five answers, one vote a person, until a day. */
export interface Poll {
  readonly options: readonly PollOption[];
  readonly votesCount: number;
  /** The last day on which it can be voted in, such as `2026-11-27`. */
  readonly closesOn: string;
  readonly isOpen: boolean;
  readonly myOptionId: string | null;
}

/** The limits of a poll. */
export interface PollConfig {
  readonly leastOptions: number;
  readonly mostOptions: number;
  readonly longestOption: number;
  /** The days for which a poll can run. */
  readonly days: readonly number[];
}

export const fewestPollOptions = 2;
export const mostPollOptions = 5;
export const longestPollOption = 60;
export const longestPollDays = 14;

export const pollConfig: PollConfig = {
  leastOptions: fewestPollOptions,
  mostOptions: mostPollOptions,
  longestOption: longestPollOption,
  days: [1, 3, 7, longestPollDays],
};

/** A poll while it is being written. */
export interface PollDraft {
  readonly options: readonly string[];
  readonly days: number;
}

/** Whether these options make a poll: enough, not too many, none empty, none twice. */
export function isPoll({ options, days }: PollDraft): boolean {
  const texts = options.map((option) => option.trim().replace(/\s+/g, ' '));
  const { leastOptions, mostOptions, longestOption } = pollConfig;
  const areTexts = texts.every((text) => text !== '' && text.length <= longestOption);
  const areDifferent = new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
  return texts.length >= leastOptions && texts.length <= mostOptions && areTexts && areDifferent && pollConfig.days.includes(days);
}

/** The answers of a poll, or the offers of a post, with what is shown of them, while eight people voted. */
export const votesShown = <Chosen extends Pick<PollOption, 'votes'>>(all: readonly Chosen[], votesCount: number): readonly Chosen[] =>
  votesCount >= fewestContributors ? all : all.map((each) => ({ ...each, votes: null }));

/** The poll after the member has chosen, or taken the choice back. What each answer has moves with eight more voters. */
export function rechosen(poll: Poll, optionId: string | null): Poll {
  const votesCount = Math.max(0, poll.votesCount + Number(optionId !== null) - Number(poll.myOptionId !== null));
  return { ...poll, votesCount, myOptionId: optionId };
}
