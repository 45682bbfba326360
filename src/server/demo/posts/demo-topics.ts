import { aFlag, list, aNumber, object, optional, anyOf, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';
import type { DemoTopic, PlacedSeed, PostSeed } from './demo-topic.ts';
import { sceneNames } from './scenes.ts';

const values = demoValues('posts');

const seedFields = {
  title: aString,
  content: aString,
  poll: optional(textList),
  offers: optional(aFlag),
  pictures: optional(list(anyOf(sceneNames))),
  video: optional(aString),
  hoursAgo: optional(aNumber),
  crowd: optional(aNumber),
  comments: textList,
};

export const demoTopics = values('topics', list(object<DemoTopic>({ urlName: aString, weight: aNumber, posts: list(object<PostSeed>(seedFields)) })));

const everyComment = demoTopics.flatMap(({ posts }) => posts.flatMap(({ comments }) => comments.slice(0, 2)));

/** Posts that show something, and one at which many people speak up. */
export const seen = values('seen', list(object<PlacedSeed>({ topic: aString, ...seedFields }))).map((seed) =>
  seed.crowd === undefined ? seed : { ...seed, comments: everyComment },
);
