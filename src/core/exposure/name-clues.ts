import { capitalsIn, isKnown, type Capital } from './capitals.ts';
import type { Clue } from './finding.ts';
import { otherNames, softNames, sureNames } from './known-names.ts';
import { placeEndings, wellKnownPeople } from './known-words.ts';
import { readable } from './readable.ts';
import { everydayNames, titledNames } from './titled-names.ts';

const title = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Adv|Advocate|Prof|Shri|Smt|Md|Mohd|Capt|Col|Maj|Chef|Pandit|Sister|Brother|Matron|Madam)\.?\s$/u;
/** Titles in Hindi sentences, before which only listed names count. */
const calling = /(?<![\p{L}'-])(?:sister|brother|matron|metron|madam|medam|maam|ma'am|mam|sir|didi|bhaiya|bhaiyya|bhaia)\s$/iu;
/** Family members, who have no such title. */
const family = /(?<!\p{L})(?:my|his|her|our|their|mer[aei]|uski|uske|apn[aei]|hamar[aei])\s(?:\p{L}+\s)?(?:sister|brother)\s$/iu;
const honorific =
  /^\s(?:sister(?!\s(?:concern|compan|firm|brand|unit|branch))|brother|sir|mam|ma'?am|madam|medam|ji|bhai|bhaiya|bhaiyya|bhaia|didi|saab|sahab|saheb|akka|anna|garu|uncle|aunty|bhau|dada|seth)(?!\p{L})/iu;
const role =
  /(?<!\p{L})(?:manager|mgr|boss|lead|leader|tl|supervisor|hr|hrbp|head|owner|founder|ceo|cto|cfo|coo|director|principal|in-?charge|mentor|colleague|friend|teammate|vp|avp|asm|rsm|zsm|warden|contractor|thekedar|malik|recruiter|partner|trainer|foreman|superintendent|matron|editor|coordinator)(?:,| is| was| named| called|:| ka naam)?\s$/iu;
const company = /(?:^|\s)(?:at|joined|joining|left|than|like|from|@|in|via|for)\s$/i;
const beside = /(?<!\p{L})(?:under|named|called|reporting to|reported to|report to|worked with|working with|work with|thanks to)\s$/iu;
const at =
  /^\s(?:from|in|of)\s(?:hr|admin|accounts?|finance|it|merchandising|sales|payroll|operations|ops|marketing|legal|stores?|security|qa|support|transport|purchase|recruitment)(?!\p{L})/iu;
const doing = /^,?\s(?:who|ne|said|told|shouted|shouts|refused|asked|denied|promised|decides)(?!\p{L})/iu;

interface Candidate extends Capital {
  readonly isSmall: boolean;
  readonly before: string;
  readonly after: string;
}

export function nameClues(written: string): readonly Clue[] {
  const text = readable(written);
  const capitals = capitalsIn(text);
  const around = ({ start, end }: Capital) => ({ before: text.slice(Math.max(0, start - 30), start), after: text.slice(end, end + 40) });
  const candidates: readonly Candidate[] = [
    ...capitals.map((capital) => ({ ...capital, ...around(capital), isSmall: false })),
    ...wordsIn(text, capitals).map((word) => ({ ...word, ...around(word), isSmall: true })),
  ];
  const byStart = new Map(capitals.map((capital) => [capital.start, capital]));
  return candidates.filter(isPerson).map((found) => whole(found, text, byStart));
}

/** Words in lower case, all capitals or headings. */
function wordsIn(text: string, capitals: readonly Capital[]): readonly Capital[] {
  const starts = new Set(capitals.map(({ start }) => start));
  return [...text.matchAll(/(?<![\p{L}\p{N}_@#/.'-])\p{Script=Latin}{3,}(?![\p{L}\p{N}_])/gu)]
    .map(({ 0: said, index }) => ({ text: said, start: index, end: index + said.length, isFirst: false }))
    .filter(({ start }) => !starts.has(start));
}

function isPerson({ text, isFirst, isSmall, before, after }: Candidate): boolean {
  const small = text.toLowerCase();
  const isListed = sureNames.has(small) || softNames.has(small) || otherNames.has(small);
  const isTitled = isListed || titledNames.has(small);
  const next = /^\s(\p{Lu}\p{Ll}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  if (placeEndings.has(next) || /^\s(?:&|and Sons|Ltd|Pvt)/i.test(after) || wellKnownPeople.has(next) || (wellKnownPeople.has(small) && !honorific.test(after)))
    return false;
  const isAddressed = honorific.test(after);
  if (isListed && (isAddressed || title.test(before) || role.test(before))) return true;
  if (isTitled && !(isSmall && everydayNames.has(small)) && (isAddressed || title.test(before) || calling.test(before))) return true;
  if (sureNames.has(small)) return !company.test(before) || !isSmall;
  if (isSmall) return false;
  if (softNames.has(small) && !isFirst) return true;
  const isPlaced = beside.test(before) || at.test(after) || doing.test(after);
  if (otherNames.has(small) || softNames.has(small)) return isPlaced || (sureNames.has(next) && !isFirst);
  if (isKnown(text)) return false;
  if (title.test(before)) return !/^(?:Reddy|Lal|Agarwal|Concern)$/.test(text);
  return !isFirst && (isAddressed || isSpokenOf(before) || at.test(after) || otherNames.has(next));
}

/** Distinguishes “my manager X” from “HR X”, which may be any work term. */
const isSpokenOf = (before: string): boolean =>
  role.test(before) &&
  (/(?<!\p{L})(?:my|our|his|her|their|the|hamar[aei]|mer[aei]|apn[aei])\s(?:\p{L}+\s){0,3}$/iu.test(before) ||
    !/(?:hr|head|lead|director|vp|principal|partner|leader|,| is| was)\s$/i.test(before)) &&
  !/(?: is| was)\s$/i.test(before);

/** Extends a name with its title, last names and courtesy. */
function whole({ start, end, before, after }: Candidate, text: string, byStart: ReadonlyMap<number, Capital>): Clue {
  const from = start - ((title.exec(before) ?? (family.test(before) ? null : calling.exec(before)))?.[0].length ?? 0);
  let to = end;
  for (let next = byStart.get(to + 1); next && !isKnown(next.text); next = byStart.get(to + 1)) to = next.end;
  const courtesy = honorific.exec(to === end ? after : text.slice(to, to + 12));
  return { kind: 'name', start: from, end: to + (courtesy?.[0].length ?? 0) };
}
