import { byNames, list, object, optional, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import type { PostSeed } from './demo-topic.ts';

const values = demoValues('posts');
const seeds = list(object<Pick<PostSeed, 'title' | 'content' | 'poll'>>({ title: aString, content: aString, poll: optional(textList) }));

/** Seeds of comments that fit below any post, and of replies. */
export const { reply: anyReply, answer: anyAnswer } = values('any', byNames(['reply', 'answer'], textList));

export const aboutCompany = values('about-company', seeds);

export const aboutField = values('about-field', seeds);
