import { aFlag, byNames, object, optional, record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** Words on a subject, each naming something of the world so that texts rarely repeat. */
export interface OwnWords {
  readonly titles: readonly string[];
  /** Continuations of beginnings such as “At Koyal Pay”, in lower case without a full stop. */
  readonly facts: readonly string[];
  readonly asks: readonly string[];
  /** True where only desk workers talk about it. */
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

/** Sentences around own words: beginnings, endings, short comments, replies and polls. */
export const { beginnings, writers, endings, shortWords, replyWords, askedFrom, pictured } = values(
  'phrases',
  byNames(['beginnings', 'writers', 'endings', 'shortWords', 'replyWords', 'askedFrom', 'pictured'], textList),
);
