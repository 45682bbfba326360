import type { Clue } from './finding.ts';

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** First names in Devanagari that are nothing else. */
const sureNames = listed(`
राकेश राजेश सुरेश रमेश महेश दिनेश मुकेश नरेश गणेशन सुनीता अनीता नेहा प्रियंका स्नेहा श्वेता शिल्पा पूनम सुषमा सविता संगीता मंजू अंजलि अंजली दीपिका संजय विजयन अजय राहुल रोहित अमित सुमित अंकित अंकिता निखिल मनोज राजू सचिन नितिन जितेंद्र धर्मेंद्र राजेंद्र सुरेंद्र वीरेंद्र नरेंद्र महेंद्र योगेश उमेश हरीश सतीश मनीष मनीषा आशीष अभिषेक सौरभ पंकज नीरज धीरज सूर्यकांत शालिनी रश्मि स्वाति ज्योत्सना इमरान सलमान शाहिद जावेद आरिफ़ फ़ातिमा रुख़सार शबाना नसरीन गुरप्रीत हरप्रीत मनप्रीत कुलदीप संदीप प्रदीप जगदीप ऋषभ शुभम कुणाल वरुण तरुण अरविंद गोविंद मिश्रा शर्मा वर्मा गुप्ता तिवारी पांडेय पांडे यादव श्रीवास्तव सक्सेना अग्रवाल चौधरी चौहान त्रिपाठी द्विवेदी पाटिल जोशी कुलकर्णी देशमुख
`);
/** First names that are words of every day too: they count behind a role, or where they do something. */
const softNames = listed(`
विकास संतोष पूजा सीमा दीपक आकाश विशाल अर्चना कल्पना साधना भारती कविता प्रिया वंदना विनोद प्रमोद पवन विवेक गौरव वैभव अनुराग ममता करण रेखा नीलम मोहित ऋतु अर्जुन
`);
/** Words before a courtesy that are no names: roles, and how anybody is spoken to. */
const roles = listed(`
मैनेजर एचआर प्रिंसिपल बॉस बड़े छोटे सभी सारे हमारे मेरे अपने उनके और या वाले डायरेक्टर टीम लीड लीडर हेड सुपरवाइज़र सुपरवाइजर हाँ हां जी सर मैडम मैम के को ने से भी एक वो वह ये यह कोई किसी हर नए पुराने सीनियर डॉक्टर मास्टर मालिक सेठ ठेकेदार मिस वाइस क्लास दोनों तो ही पर में का की थे है हैं नहीं इंचार्ज मेट्रन शिक्षक धन्यवाद शुक्रिया नमस्ते गार्ड ड्राइवर वॉचमैन चौकीदार क्लर्क अध्यापक यार अरे बस ठीक प्यारे मज़दूर मजदूर किसान सेल्स एचओडी कुछ कई बाबू भाई
`);
const spoken = /(?<![\p{L}\p{M}])([\p{Script=Devanagari}]{2,})\s(?:सर|मैडम|मैम|जी|भाई|भैया|दीदी|साहब|साहेब|अक्का|अन्ना)(?![\p{L}\p{M}])/gu;
const word = /(?<![\p{L}\p{M}])[\p{Script=Devanagari}]{3,}(?![\p{L}\p{M}])/gu;

const role = /(?:मैनेजर|सुपरवाइज़र|सुपरवाइजर|बॉस|मालिक|ठेकेदार|प्रिंसिपल|लीड|लीडर|हेड|इंचार्ज|एचआर|साथी)\s$/u;
const doing = /^\sने(?![\p{L}\p{M}])/u;

/** Names of people in Devanagari, which has no capitals. */
export const hindiNameClues = (text: string): readonly Clue[] => [
  ...[...text.matchAll(spoken)].filter(({ 1: name = '' }) => !roles.has(name) && !name.endsWith('ो')).map(clueOf),
  ...[...text.matchAll(word)]
    .filter(({ 0: name, index }) => sureNames.has(name) || (softNames.has(name) && isPerson(text, index, index + name.length)))
    .map(clueOf),
];

const clueOf = ({ 0: said, index }: RegExpExecArray): Clue => ({ kind: 'name', start: index, end: index + said.length });

const isPerson = (text: string, start: number, end: number): boolean =>
  role.test(text.slice(Math.max(0, start - 20), start)) || doing.test(text.slice(end, end + 5));
