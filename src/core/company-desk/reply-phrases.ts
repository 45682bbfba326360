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

interface Found {
  readonly from: number;
  readonly to: number;
}

const isWithin = (inner: Found, outer: Found): boolean => inner !== outer && outer.from <= inner.from && inner.to <= outer.to;

type RefusedKind = keyof typeof phrases;

function foundIn(text: string, kind: RefusedKind): readonly Found[] {
  const { plain, places } = foldedReply(text);
  return phrases[kind]
    .flatMap((phrase) => [...plain.matchAll(phrase)].map(({ 0: said, index }): Found => ({ from: index, to: index + said.length })))
    .filter(({ from, to }) => !denied.test(plain.slice(0, from)) && !deniedAfter.test(plain.slice(to)))
    .map(({ from, to }) => ({ from: places[from] ?? 0, to: (places[to - 1] ?? text.length - 1) + 1 }));
}

/** Finds phrases that ask who wrote or threaten, the shortest words of each, without any list of words. */
export function refusedPhrases(text: string): readonly ReplyRefusal[] {
  const readings = replyReadings(text);
  const found = (kind: RefusedKind) => {
    const all = readings.flatMap((reading) => foundIn(reading, kind));
    const shortest = all.filter((one, at) => !all.some((other, place) => isWithin(other, one) && (place < at || !isWithin(one, other))));
    return shortest.map(({ from, to }) => refusalAt(kind, text, from, to));
  };
  return [...found('asks'), ...found('threatens')];
}
