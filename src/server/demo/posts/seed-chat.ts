import { byNames, list, object, optional, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import type { PostSeed } from './demo-topic.ts';

const values = demoValues('posts');
const seeds = list(object<Pick<PostSeed, 'title' | 'content' | 'poll'>>({ title: aString, content: aString, poll: optional(textList) }));

/** Seeds of comments that fit below any post, and of replies. */
export const { reply: anyReply, answer: anyAnswer } = values('any', byNames(['reply', 'answer'], textList));

/** Seeds of posts in the community of a company. */
export const aboutCompany = values('about-company', seeds);

/** Seeds of posts in the community of a department or a line of work. */
export const aboutField = values('about-field', seeds);
