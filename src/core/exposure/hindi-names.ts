import type { Clue } from './finding.ts';
import { isTransliteratedName } from './transliterated-person.ts';
import { noHindiNames } from './no-hindi-names.ts';

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** First names in Devanagari that are no other words. */
const sureNames = listed(`
राकेश राजेश सुरेश रमेश महेश दिनेश मुकेश नरेश गणेशन सुनीता अनीता नेहा प्रियंका स्नेहा श्वेता शिल्पा पूनम सुषमा सविता संगीता मंजू अंजलि अंजली दीपिका संजय विजयन अजय राहुल रोहित अमित सुमित अंकित अंकिता निखिल मनोज राजू सचिन नितिन जितेंद्र धर्मेंद्र राजेंद्र सुरेंद्र वीरेंद्र नरेंद्र महेंद्र योगेश उमेश हरीश सतीश मनीष मनीषा आशीष अभिषेक सौरभ पंकज नीरज धीरज सूर्यकांत शालिनी रश्मि स्वाति ज्योत्सना इमरान सलमान शाहिद जावेद आरिफ़ फ़ातिमा रुख़सार शबाना नसरीन गुरप्रीत हरप्रीत मनप्रीत कुलदीप संदीप प्रदीप जगदीप ऋषभ शुभम कुणाल वरुण तरुण अरविंद गोविंद मिश्रा शर्मा वर्मा गुप्ता तिवारी पांडेय पांडे यादव श्रीवास्तव सक्सेना अग्रवाल चौधरी चौहान त्रिपाठी द्विवेदी पाटिल जोशी कुलकर्णी देशमुख
`);
/** Everyday words that count as names only beside a role, title or action. */
const softNames = listed(`
विकास संतोष पूजा सीमा दीपक आकाश विशाल अर्चना कल्पना साधना भारती कविता प्रिया वंदना विनोद प्रमोद पवन विवेक गौरव वैभव अनुराग ममता करण रेखा नीलम मोहित ऋतु अर्जुन शांति आशा ज्योति किरण विजय प्रकाश प्रेम कमल लक्ष्मी सरस्वती गंगा राज राजा रानी मोती हीरा सोना चंदन सागर दया क्षमा शोभा माया छाया उषा संध्या वर्षा बिंदु मीठू
`);

/** Invisible joiners, meaningless inside words. */
const joiners = /[\u200C\u200D]/g;
const letters = String.raw`(?:\p{Script=Devanagari}[\u200C\u200D]?)`;
const word = new RegExp(String.raw`(?<![\p{L}\p{M}\u200C\u200D])${letters}{2,}(?![\p{L}\p{M}])`, 'gu');
const end = String.raw`(?![\p{L}\p{M}])`;
const gap = String.raw`(?:\s{1,2}|\s?-\s?)`;

/** Titles after a name, which mark an otherwise unexplained word as one. */
const courtesy = new RegExp(String.raw`^${gap}(?:सर|मैडम|मेडम|मैम|जी|भाई|भैया|भइया|दीदी|साहब|साहेब|अक्का|अन्ना|सिस्टर|ब्रदर)(?:\sजी)?${end}`, 'u');
/** Ambiguous titles, valid only after a known name: दी also means “gave”. */
const otherCourtesy = new RegExp(String.raw`^${gap}(?:दी|भाभी|मैट्रन|मेट्रन|आंटी|अंकल|बहन|चाचा|दादा|अम्मा)(?:\sजी)?${end}`, 'u');
const title = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:डॉ\.?|डॉक्टर|प्रो\.?|श्री|श्रीमती|मिस|मिसेज़|मिस्टर|सि\.|सिस्टर|ब्रदर|मैट्रन|मेट्रन|मैडम|मेडम|मैम|सर|दीदी|भैया|भइया|भाई(?:${gap}साहब)?)(?:${gap}(?:इंचार्ज|इनचार्ज|मैडम|सर|जी))?${gap}$`,
  'u',
);
const role = /(?:मैनेजर|सुपरवाइज़र|सुपरवाइजर|बॉस|मालिक|ठेकेदार|प्रिंसिपल|लीड|लीडर|हेड|इंचार्ज|एचआर|साथी)\s$/u;
const doing = new RegExp(String.raw`^\sने${end}`, 'u');
/** Continuations that rule out a name, as in “मैडम शांति से बात करती हैं”. */
const everyday = new RegExp(String.raw`^\s(?:से|में|पर|है|हैं|था|थी|का|की|के|चाहते|चाहती|रखते|रखती|दूज)${end}`, 'u');
/** Continuations where सर means the head. */
const head = /^\sसर\s(?:में|पर|दर्द|का दर्द|की चोट|के ऊपर|के बाल|भारी|चकरा|फट|झुक|उठा|पकड़|घूम|ढक)/u;

/** Names in Devanagari, which has no capitals. */
export function hindiNameClues(text: string): readonly Clue[] {
  const known = new Map<string, boolean>();
  const isHeard = (name: string): boolean => {
    const heard = known.get(name) ?? (softNames.has(name) || sureNames.has(name) || (!noHindiNames.has(name) && isTransliteratedName(name)));
    known.set(name, heard);
    return heard;
  };
  const clues: Clue[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    const name = written.replaceAll(joiners, '');
    const to = index + written.length;
    const [said, next] = [text.slice(Math.max(0, index - 24), index), text.slice(to, to + 24)];
    const titleLength = title.exec(said)?.[0].length ?? 0;
    // A title behind the name before is none of this word.
    const before = index - titleLength < (clues.at(-1)?.end ?? 0) ? 0 : titleLength;
    const isNamed = sureNames.has(name) || isAddressed(name, next, isHeard) || (before > 0 && isTitled(name, next, isHeard));
    if (!isNamed && !(softNames.has(name) && (role.test(said) || doing.test(next)))) continue;
    const behind = (courtesy.exec(next) ?? otherCourtesy.exec(next))?.[0].length ?? 0;
    clues.push({ kind: 'name', start: index - before, end: to + behind });
  }
  return joined(clues, text);
}

function isAddressed(name: string, next: string, isHeard: (name: string) => boolean): boolean {
  if (otherCourtesy.test(next)) return !softNames.has(name) && isHeard(name);
  if (!courtesy.test(next) || noHindiNames.has(name)) return false;
  return isHeard(name) || (!head.test(next) && !/ो$|ों$|ें$/u.test(name));
}

const isTitled = (name: string, next: string, isHeard: (name: string) => boolean): boolean => isHeard(name) && !(softNames.has(name) && everyday.test(next));

function joined(clues: readonly Clue[], text: string): readonly Clue[] {
  const all: Clue[] = [];
  for (const clue of clues) {
    const last = all.at(-1);
    if (last && clue.start <= last.end + 1 && text.slice(last.end, clue.start).trim() === '') all.splice(-1, 1, { ...last, end: Math.max(last.end, clue.end) });
    else all.push(clue);
  }
  return all;
}
