import { askingSources } from './asking-phrases.ts';
import { foldedReply, replyReadings } from './reply-folding.ts';
import { refusalAt, type ReplyRefusal } from './reply-sentences.ts';
import { threateningSources } from './threatening-phrases.ts';

const compiled = (sources: readonly string[]): readonly RegExp[] => sources.map((source) => new RegExp(source.normalize('NFKD'), 'gu'));

/** Letters one by one, in which no list finds a word. */
const spacedOut = '(?<![a-z])(?:[a-z][ .*]){5,}[a-z](?![a-z])';

const phrases = { asks: compiled([...askingSources, spacedOut]), threatens: compiled(threateningSources) } as const;

/** A no shortly before, as in “please do not share your name here”. */
const denied = /\b(?:no|not|never|nobody|nothing|without|nahin?|mat)\b[^.,;!?।]{0,30}$|n't [^.,;!?।]{0,30}$|(?:नहीं|मत) [^.,;!?।]{0,20}$/u;

/** A no right after, as in “naam batane ki zaroorat nahi”. */
const deniedAfter = new RegExp('^[^.,;!?।]{0,16}(?:\\b(?:zaroorat|zarurat|jarurat)|ज़रूरत|जरूरत|आवश्यकता) (?:nahin?|नहीं)'.normalize('NFKD'), 'u');

/** More letters than a no and the words after it have. */
const reachOfNo = 80;

interface Found {
  readonly from: number;
  readonly to: number;
}

/** Places without another within them, the first of equal ones, in one pass. */
function shortestOf(all: readonly Found[]): readonly Found[] {
  const kept = new Set<Found>();
  let latest = -1;
  for (const one of all.toSorted((left, right) => left.to - right.to || right.from - left.from)) {
    if (one.from <= latest) continue;
    latest = one.from;
    kept.add(one);
  }
  return all.filter((one) => kept.has(one));
}

type RefusedKind = keyof typeof phrases;

function foundIn(text: string, kind: RefusedKind): readonly Found[] {
  const { plain, places } = foldedReply(text);
  return phrases[kind]
    .flatMap((phrase) => [...plain.matchAll(phrase)].map(({ 0: said, index }): Found => ({ from: index, to: index + said.length })))
    .filter(({ from, to }) => !denied.test(plain.slice(Math.max(0, from - reachOfNo), from)) && !deniedAfter.test(plain.slice(to, to + reachOfNo)))
    .map(({ from, to }) => ({ from: places[from] ?? 0, to: (places[to - 1] ?? text.length - 1) + 1 }));
}

/** Finds phrases that ask who wrote or threaten, the shortest words of each, without any list of words. */
export function refusedPhrases(text: string): readonly ReplyRefusal[] {
  const readings = replyReadings(text);
  const found = (kind: RefusedKind) => {
    const all = readings.flatMap((reading) => foundIn(reading, kind));
    return shortestOf(all).map(({ from, to }) => refusalAt(kind, text, from, to));
  };
  return [...found('asks'), ...found('threatens')];
}
