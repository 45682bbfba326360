import { clueIn, type Clue } from './finding.ts';

const someone =
  '(?:wom[ae]n|girls?|lad(?:y|ies)|females?|males?|m[ae]n|guys?|boys?|one|mother|father|parent|engineers?|developers?|designers?|testers?|managers?|leads?|hr|phds?|mbas?|iitian|freshers?|interns?|nurses?|doctors?|teachers?|holders?|members?|analysts?|accountants?|electricians?|technicians?|operators?|drivers?|cooks?|guards?|cashiers?|officers?|executives?|trainers?|supervisors?|associates?|architects?|scientists?|writers?|editors?|agents?|muslims?|christians?|sikhs?|hindus?|dalits?|tribals?|kashmiris?|biharis?|tamilians?|malayalis?|bengalis?|gujaratis?|punjabis?|northeasterners?|indian|foreigner|outsider|handicapped|disabled|deaf|blind|transgender|trans|gay)';
const within = String.raw`(?:in|on|at|from|of|among|here|there|thi|tha|hoon|hu)(?!\p{L})`;
const few = '(?:only|sole|lone|first|youngest|oldest|seniormost|senior-most|last)';

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:the|as|main|mai)\s${few}\s(?:[\p{L}-]+\s){0,2}${someone}(?=\s${within})`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})(?<=(?:I|i)(?:'m| am| was)\s)the\s${few}\s(?:[\p{L}-]+\s){0,2}${someone}(?!\p{L})`, 'gu'),
  /(?<!\p{L})(?:only|just)\s(?:two|three|2|3)\sof\sus(?!\p{L})/giu,
  /(?<!\p{L})(?:akel[aie]|eklaut[aie]|iklaut[aie])\s(?:ladk[aie]|mahila|aurat|lady|girl|female|male|aadmi|banda|bandi|engineer|developer|tester|fresher|hr|nurse|accountant|muslim|designer)(?!\p{L})/giu,
  /(?<![\p{L}\p{M}])(?:अकेल[ाीे]|इकलौत[ाीे]|एकमात्र)\s(?:महिला|औरत|लड़की|लड़का|लड़की|लड़का|आदमी|इंजीनियर|नर्स|टीचर|अकाउंटेंट|मुस्लिम|डॉक्टर|एचआर|गार्ड)(?![\p{L}\p{M}])/gu,
];

/** Statements true of only one or few people at a workplace. */
export const personClues = (text: string): readonly Clue[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => clueIn('person', match));
