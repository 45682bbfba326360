import { capitalsIn, isKnown, type Capital } from './capitals.ts';
import type { Clue } from './finding.ts';
import { readable } from './readable.ts';

const thing =
  'project|product|module|codename|code ?named?|team|squad|pod|tribe|client|account|programme|program|tool|app|engine|initiative|operation|platform|portal|rollout|migration|engagement';
const before = new RegExp(String.raw`(?<!\p{L})(?:${thing}|प्रोजेक्ट|टीम|क्लाइंट)(?:,? (?:called|named|name|ka naam)|:)?\s["'“‘]?$`, 'iu');
const after =
  /^(?:-\d{1,2})?["'”’]?\s(?:project|module|squad|pod|tribe|team|migration|rollout|release|programme|initiative|launch|go-live|client|account|odc|codebase|engagement|tapeout|redesign|revamp|upgrade|implementation|pilot|प्रोजेक्ट|टीम)(?!\p{L})/iu;
const made =
  /(?<!\p{L})(?:worked on|working on|moved|migrated|shipped|launched|rewrote|rebuilt|built|owned|staffed on|put on|pe kaam|deployed on)\s(?:the\s)?["'“‘]?$/iu;
const article = /(?<!\p{L})(?:the|our|my|on|for|in|under|from|of|hamar[aei]|mer[aei]|with)\s["'“‘]?$/iu;
/** Name in all capitals, counted only after an explicit label. */
const shouted = /(?<!\p{L})(?:project|code ?named?|operation)\s["'“‘]?(\p{Lu}{4,})(?!\p{L})/giu;
const acronyms = /^(?:TCS|HCLT?|PMO|KPMG|ISRO|DRDO|NTPC|ONGC|BHEL|HDFC|ICICI|HSBC|UIDAI|IRCTC|NHAI|AWS|SAP)$/;

/** Projects, unreleased products, teams and clients few people work on. */
export function projectClues(written: string): readonly Clue[] {
  const text = readable(written);
  const capitals = capitalsIn(text);
  const byStart = new Map(capitals.map((capital) => [capital.start, capital]));
  const found = capitals.filter((capital) => isProject(capital, text));
  return [
    ...found.map(({ start, end }) => ({ kind: 'project' as const, start, end: withNext(end, byStart) })),
    ...[...text.matchAll(shouted)]
      .filter(({ 1: name = '' }) => /^\p{Lu}+$/u.test(name) && !acronyms.test(name))
      .map(({ 0: said, 1: name = '', index }) => ({ kind: 'project' as const, start: index + said.length - name.length, end: index + said.length })),
  ];
}

function isProject({ text: word, start, end, isFirst }: Capital, text: string): boolean {
  if (isKnown(word)) return false;
  const [said, next] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 20)];
  if (/(?:team|client|account|tool|app|platform|portal|product) $/i.test(said) && isFirst) return false;
  return before.test(said) || made.test(said) || (after.test(next) && !isFirst && article.test(said));
}

const withNext = (end: number, byStart: ReadonlyMap<number, Capital>): number => {
  const next = byStart.get(end + 1);
  return next && !isKnown(next.text) ? withNext(next.end, byStart) : end;
};
