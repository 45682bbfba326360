import type { Random } from '../random.ts';
import type { PostSeed } from './demo-topic.ts';
import { askedFrom, beginnings, endings, pictured, replyWords, shortWords, writers, type OwnWords } from './own-words.ts';
import type { SceneName } from './scenes.ts';

const scenes: readonly SceneName[] = ['hills', 'towers', 'roofs', 'shore', 'tiles'];

/** Fresh seed, where polls and comparisons are asked of a different circle. */
export function grownSeed(seed: PostSeed, { titles, facts, asks }: OwnWords, random: Random, isPictured: boolean): PostSeed {
  const { poll, offers } = seed;
  const isAskedAgain = poll !== undefined || offers === true;
  const reported = [random.among(writers), `${random.among(beginnings)} ${random.among(facts)}.`, random.among(asks)];
  const content = reported.filter((_, place) => place === 1 || random.chance(0.75)).join(random.chance(0.3) ? '\n\n' : ' ');
  return {
    title: isAskedAgain ? `${seed.title.replace(/[.?]+$/, '').replace(/[.?] /g, ': ')} (${random.among(askedFrom)})` : random.among(titles),
    content: isPictured ? `${content} ${random.among(pictured)}` : content,
    ...(poll && { poll }),
    ...(offers && { offers }),
    ...(isPictured && !isAskedAgain && { pictures: Array.from({ length: random.between(1, 2) }, () => random.among(scenes)) }),
    comments: seed.comments,
  };
}

export function grownComment({ facts, asks }: OwnWords, random: Random): string {
  if (random.chance(0.18)) return random.among(shortWords);
  if (random.chance(0.12)) return random.among(asks);
  const reported = `${random.among(beginnings)} ${random.among(facts)}.`;
  return random.chance(0.35) ? `${reported} ${random.among(endings)}` : reported;
}

export const grownReply = ({ facts }: OwnWords, random: Random): string =>
  random.chance(0.7) ? random.among(replyWords) : `${random.among(beginnings)} ${random.among(facts)}.`;
