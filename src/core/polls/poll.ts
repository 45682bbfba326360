import { plainText } from '../content/plain-text.ts';
import { fewestContributors } from '../crowds/fewest.ts';

export interface PollOption {
  readonly optionId: string;
  readonly text: string;
  /** Votes published per eight new voters, or null, to hide individual choices. */
  readonly votes: number | null;
}

/** Question with two to five answers and one vote per person, until a day. */
export interface Poll {
  readonly options: readonly PollOption[];
  readonly votesCount: number;
  /** Last voting day, such as `2026-11-27`. */
  readonly closesOn: string;
  readonly isOpen: boolean;
  readonly myOptionId: string | null;
}

export interface PollConfig {
  readonly leastOptions: number;
  readonly mostOptions: number;
  readonly longestOption: number;
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

export interface PollDraft {
  readonly options: readonly string[];
  readonly days: number;
}

/** Judges answers as they are stored. */
export function isPoll({ options, days }: PollDraft): boolean {
  const texts = options.map((option) => plainText(option).replace(/\s+/g, ' '));
  const { leastOptions, mostOptions, longestOption } = pollConfig;
  const areTexts = texts.every((text) => text !== '' && text.length <= longestOption);
  const areDifferent = new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
  return texts.length >= leastOptions && texts.length <= mostOptions && areTexts && areDifferent && pollConfig.days.includes(days);
}

/** Shows votes only from eight voters on. */
export const votesShown = <Chosen extends Pick<PollOption, 'votes'>>(all: readonly Chosen[], votesCount: number): readonly Chosen[] =>
  votesCount >= fewestContributors ? all : all.map((each) => ({ ...each, votes: null }));

/** Changes the member's choice; votes move only with eight more voters. */
export function rechosen(poll: Poll, optionId: string | null): Poll {
  const votesCount = Math.max(0, poll.votesCount + Number(optionId !== null) - Number(poll.myOptionId !== null));
  return { ...poll, votesCount, myOptionId: optionId };
}
