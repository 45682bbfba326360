import { spun } from '../posts/spun.ts';
import { answers, courtesies } from './answers.ts';
import type { ReviewTopics, Writer } from './compose-texts.ts';
import { capital, slotsOf } from './slots.ts';
import { seedAmong, wordings } from './wordings.ts';

/** Reply to the first complaint, given by few employers and not always. */
export function answerTo(writer: Writer, { blamed }: ReviewTopics): string | null {
  const { speaker, said, stars } = writer;
  const { random, employer } = speaker;
  if (!employer.isAnswering || !random.chance(stars < 4 ? 0.24 : 0.13)) return null;
  const slots = slotsOf({ ...speaker, tongue: 'english' });
  const say = (seeds: readonly string[]): string => said.draw(() => capital(spun(seedAmong(wordings(seeds), random), random, slots)));
  const first = say(stars < 3 && random.chance(0.6) ? courtesies.regret : courtesies.thanks);
  const topic = blamed[0];
  return [first, ...(topic ? [say(answers[topic])] : []), ...(random.chance(0.5) ? [say(courtesies.close)] : [])].join(' ');
}
