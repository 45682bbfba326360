import { aFlag, byNames, object, optional, record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** Own words on a subject: beginnings of posts, what people saw, and what they ask. Each names something of the demo world, so that hardly two are alike. */
export interface OwnWords {
  readonly titles: readonly string[];
  /** Goes on after a beginning such as “At Koyal Pay”, in small letters and without a full stop. */
  readonly facts: readonly string[];
  readonly asks: readonly string[];
  /** Whether people at desks talk about it alone. */
  readonly isDesk?: boolean;
}

const values = demoValues('posts');
const ownWords = object<OwnWords>({ titles: textList, facts: textList, asks: textList, isDesk: optional(aFlag) });

/** Own words by the topic they are about. */
export const topicWords = values('own-words', record(ownWords));

/** Own words about a company. */
export const ownCompanyWords = values('company-words', ownWords);

/** Own words about a line of work. */
export const fieldWords = values('field-words', ownWords);

/** Sentences around own words: beginnings of what someone saw, who they are, endings, short comments that fit below anything, replies, circles that a poll asks, and what is said beside a picture. */
export const { beginnings, writers, endings, shortWords, replyWords, askedFrom, pictured } = values(
  'phrases',
  byNames(['beginnings', 'writers', 'endings', 'shortWords', 'replyWords', 'askedFrom', 'pictured'], textList),
);
