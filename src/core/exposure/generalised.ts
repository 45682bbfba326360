import type { DraftTexts } from './exposure.ts';
import type { ExposureKind, Finding } from './finding.ts';

/** Hindi in Devanagari, Hindi in Latin letters, or English. */
type Voice = 'english' | 'hinglish' | 'hindi';

const hinglish =
  /(?<!\p{L})(?:hai|hain|mein|nahi|nahin|ka|ki|ko|se|aur|tha|thi|maine|mujhe|hamar[aei]|mer[aei]|kar|ke|wale|gaya|liye|har|hota|hote|hoti)(?!\p{L})/giu;
const fewestWords = 2;

/** Leaves a note so that the surrounding sentence still works. */
function leaving(number: string, address: string): Partial<Record<ExposureKind, string>> {
  return { phone: number, id: number, mail: address, account: address };
}

/** Replacements by kind; kinds without one are removed. */
const general: Readonly<Record<Voice, Partial<Record<ExposureKind, string>>>> = {
  english: {
    name: 'a colleague',
    date: 'some time ago',
    project: 'a project',
    person: 'one of few',
    amount: 'a certain sum',
    ...leaving('(number taken out)', '(address taken out)'),
  },
  hinglish: {
    name: 'ek colleague',
    date: 'kuch samay pehle',
    project: 'ek project',
    person: 'kam logon mein se ek',
    amount: 'kuch paise',
    ...leaving('(number hataya gaya)', '(pata hataya gaya)'),
  },
  hindi: {
    name: 'एक साथी',
    date: 'कुछ समय पहले',
    project: 'एक प्रोजेक्ट',
    person: 'गिने-चुने लोगों में से एक',
    amount: 'कुछ रुपये',
    ...leaving('(नंबर हटाया गया)', '(पता हटाया गया)'),
  },
};

/** Doctors are not called colleagues of a nurse or patient. */
const doctor = /^(?:dr|doctor|डॉ|डॉक्टर|डाक्टर)(?![\p{L}\p{M}])/iu;
const aDoctor: Readonly<Record<Voice, string>> = { english: 'a doctor', hinglish: 'ek doctor', hindi: 'एक डॉक्टर' };

/** Neighbouring words removed along with a kind. */
const along: Partial<Record<ExposureKind, readonly [before: RegExp, behind: RegExp]>> = {
  date: [/(?<!\p{L})(?:in|on|since|from|dated)\s$/iu, /^\s(?:mein|me|ko|se|में|को|से)(?![\p{L}\p{M}])/iu],
  place: [/(?<!\p{L})(?:(?:in|on|at|near|from|to)\s(?:the\s)?|,\s?)$/iu, /^\s(?:mein|me|par|pe|में|पर)(?![\p{L}\p{M}])/iu],
};

const role =
  /(?<!\p{L})(?:manager|boss|lead|tl|supervisor|head|owner|founder|ceo|cto|director|principal|in-?charge|mentor|colleague|friend|sister|brother|hr|nurse|मैनेजर|बॉस|प्रिंसिपल|सुपरवाइज़र|एचआर|नर्स|इंचार्ज|साथी|dr\.?|doctor|डॉ\.?|डॉक्टर)\s$/iu;
const alone: Readonly<Record<string, RegExp>> = {
  project: /(?<!\p{L})(?:project|product|module|team|squad|pod|client|account|programme|program|tool|app|engine|initiative|platform|portal|प्रोजेक्ट|टीम)\s$/iu,
  projectAfter: /^\s(?:project|product|module|team|squad|pod|client|account|programme|program|migration|rollout|release|launch|प्रोजेक्ट|टीम)(?![\p{L}\p{M}])/iu,
};

/** Replaces a name with words such as “a colleague”, or removes it. */
export function generalised(text: string, finding: Finding): string {
  const { kind, start, end } = finding;
  const [before, behind] = along[kind] ?? [];
  const [head, tail] = [text.slice(0, start), text.slice(end)];
  const from = start - (before?.exec(head)?.[0].length ?? 0);
  const to = end + (behind?.exec(tail)?.[0].length ?? 0);
  return joined(text.slice(0, from), saidInstead(text, finding), text.slice(to));
}

/** Empty if the finding is only removed. */
export function saidInstead(text: string, { kind, start, end }: Finding): string {
  const [voice, found] = [voiceOf(text), text.slice(start, end)];
  if (isSaidAlready(kind, text.slice(0, start), text.slice(end))) return '';
  return kind === 'name' && doctor.test(found) ? aDoctor[voice] : (general[voice][kind] ?? '');
}

/** Works from the last finding, so that earlier places stay valid. */
export const generalisedTexts = (texts: DraftTexts, findings: readonly Finding[]): DraftTexts =>
  findings.toReversed().reduce((left, finding) => ({ ...left, [finding.field]: generalised(left[finding.field] ?? '', finding) }), texts);

/** Detects context that already describes it, as in “my manager”. */
const isSaidAlready = (kind: ExposureKind, head: string, tail: string): boolean =>
  (kind === 'name' && role.test(head)) || (kind === 'project' && ((alone['project']?.test(head) ?? false) || (alone['projectAfter']?.test(tail) ?? false)));

const voiceOf = (text: string): Voice =>
  /\p{Script=Devanagari}/u.test(text) ? 'hindi' : (text.match(hinglish)?.length ?? 0) >= fewestWords ? 'hinglish' : 'english';

function joined(head: string, said: string, tail: string): string {
  const isFirst = /(?:^|[.!?।\n]\s*)$/.test(head);
  const put = isFirst && said !== '' ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  if (put !== '') return head + put + tail;
  return /^\s|^$/.test(tail) || /^[,.;!?।)]/.test(tail) ? head.trimEnd() + (head.trimEnd() === '' ? tail.trimStart() : tail) : head + tail;
}
