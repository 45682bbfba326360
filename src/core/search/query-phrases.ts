import type { CompanyPart } from '../navigation/declared-screens.ts';
import { companyParts } from '../navigation/screens.ts';
import { foundPages, type FoundPage } from './found-pages.ts';
import { inDevanagari, isDevanagari } from '../indian-scripts.ts';
import { glued, plainWords } from './search-words.ts';
import { isSlipOf, slipsBetween } from '../content/slips.ts';
import { wordSounds } from '../query-words/sound-key.ts';
import { spelledLetters } from '../query-words/spelled-letters.ts';
import { wordsBesideNames, wordsOfAsking } from '../query-words/words-of-asking.ts';
import { wayNames, wordsOfWays, type WayOfWorking } from '../query-words/ways-of-working.ts';

export type QueryTab = CompanyPart | 'offices';

const wordsOfTabs: Readonly<Partial<Record<QueryTab, string>>> = {
  reviews:
    'good place | good place to work | good company | good company to work | nice place to work | worth joining | should i join | acchi jagah | achi jagah | अच्छी जगह | review | reviews | rating | ratings | company review | employee review | employee reviews | feedback | culture | work culture | wlb | work life balance | work life | worklife | pros and cons | good or bad | is it good | kaam kaisa | kaam kaisa hai | kaam kaise hai | काम कैसा | काम कैसा है | माहौल कैसा | माहौल कैसा है | कैसा | कैसी | kaisi hai | kaisa hai | kaise hai | kaisi h | kaisa h | kesi hai | kesa hai | kaisi company | kaisi company hai | achi hai | acchi hai | samiksha | anubhav | रिव्यू | समीक्षा | अनुभव | कैसी है | कैसा है | कैसी कंपनी | रेटिंग | माहौल | mahaul | mahol',
  salaries:
    'salary | salaries | pays | pays most | pays the most | pays more | pays best | pays well | sallary | salery | selary | sailary | sailri | sailry | salry | pay | pay scale | payscale | package | ctc | stipend | wages | wage | remuneration | in hand | inhand | in hand salary | increment | hike | bonus | lpa | tankhwah | tankhwa | tankhaah | tankha | tanakhwah | tankhva | tankhvah | tankhah | vetan | pagar | paisa | paise | kitna milta | kitna milta hai | kitni milti hai | kitna paisa | kitne paise | kitna deti hai | kitna dete hai | kamai | sailary kitni | सैलरी | सेलरी | वेतन | तनख्वाह | तनखाह | तनख़्वाह | पगार | पैकेज | कितना मिलता है | कितनी मिलती है | कमाई | पगार किती | বেতন | પગાર | ਤਨਖਾਹ | ଦରମା | ବେତନ | சம்பளம் | జీతం | ಸಂಬಳ | ശമ്പളം',
  interviews:
    'interview | interviews | interview question | interview questions | interview questions and answers | interview experience | interview experiences | interview process | interview rounds | interview round | round | rounds | kitne round | kitne round hote hai | kitne round hote hain | kitne rounds | interview me kya puchte hai | interview mein kya puchte hai | interview me kya puchte hain | interview me kya poochte hai | interview me kya puchte | interview me kya pucha jata hai | hr round | selection process | hiring process | placement | campus | kya puchte hai | kya puchte hain | kya puchte h | kya puchte | kya poochte hai | kya poochte hain | kya poochte | kya pucha jata hai | kya pucha | kya puchenge | kya poocha | sawal | sawaal | intervew | interviu | intarvyu | saakshatkar | sakshatkar | इंटरव्यू | इन्टरव्यू | साक्षात्कार | इंटरव्यू में क्या पूछते हैं | क्या पूछते हैं | क्या पूछते है | क्या पूछा जाता है | सवाल',
  benefits:
    'benefit | benefits | perks | perk | employee benefits | leave policy | leaves | medical insurance | health insurance | mediclaim | wfh | work from home | cab | cab facility | canteen | maternity leave | suvidha | suvidhaye | suvidhayen | fayde | fayda | chutti | chhutti | chuttiyan | सुविधा | सुविधाएं | सुविधाएँ | फायदे | बेनिफिट | बेनिफिट्स | छुट्टी',
  photos:
    'photo | photos | pic | pics | picture | pictures | image | images | office photos | office photo | office pics | office images | tasveer | tasvir | tasveere | तस्वीर | तस्वीरें | फोटो | ऑफिस फोटो',
  jobs: 'job | jobs | nokriyan | job opening | ka kaam | ka kam | kaam chahiye | kam chahiye | kaam ki talash | काम चाहिए | का काम | job openings | opening | openings | vacancy | vacancies | hiring | recruitment | career | careers | naukri | nokri | naukari | bharti | नौकरी | भर्ती | जॉब | जॉब्स | নোকরি | চাকরি | নોકરી | नोकरी | ਨੌਕਰੀ | ଚାକିରି | வேலை | வேலைவாய்ப்பு | ఉద్యోగం | ఉద్యోగాలు | ಕೆಲಸ | ಉದ್ಯೋಗ | ജോലി',
  questions: 'qna | q and a | faq | faqs | question and answer | questions',
  discussions: 'discussion | discussions | posts | post | talk | charcha | baatein | layoff | layoffs | चर्चा',
  offices:
    'located | situated | office | offices | address | location | locations | branch | branches | head office | headquarters | hq | office address | kahan hai | kaha hai | kahan h | pata | ऑफिस | पता | शाखा | कहाँ है | कहां है',
};

const wordsOfPages: Readonly<Record<FoundPage, string>> = {
  takeHome:
    'pf katke | pf kat ke | pf kat kar | pf katkar | pf kaat ke | pf kaat kar | pf kaatke | pf katne ke baad | pf kaatne ke baad | pf ke baad | after pf | pf cut | tax katke | tax kat ke | tax kaat ke | tax katne ke baad | tax ke baad | after tax | पीएफ काटकर | पीएफ कटकर | पीएफ कटने के बाद | टैक्स काटकर | टैक्स कटने के बाद | haath me | hath me | haath mein | hath mein | haath me kitna aayega | ctc in hand | pf deduction | epf deduction | pf deduction on salary | pf on | epf on | pf on salary | tax on | tax on salary | tax for | income tax on | income tax on salary | tds on salary | in hand from ctc | in hand salary from ctc | calculate in hand | calculate in hand salary | ctc इन हैंड | ctc में हाथ में कितना | में हाथ में कितना | हाथ में | हाथ में कितना आएगा | हाथ में कितना मिलेगा | in hand kitna milega | pf calculator | epf calculator | pf calculation | take home | takehome | take home salary | take home pay | take home calculator | take home salary calculator | salary calculator | in hand calculator | in hand salary calculator | inhand salary calculator | inhand calculator | ctc calculator | ctc to in hand | ctc to inhand | ctc to in hand calculator | ctc to take home | ctc to in hand salary | in hand | inhand | in hand salary | inhand salary | net salary | net salary calculator | net pay | in hand pay | monthly salary calculator | haath me kitna | hath me kitna | haath mein kitna | haath me kitna aayega | hath me kitna aayega | hath me kitni aayegi | haath me kitni salary | in hand kitna | in hand kitni | inhand kitna | kitna in hand | income tax | income tax calculator | tax calculator | salary after tax | new regime | old regime | টেক হোম | ইন হ্যান্ড | ઇન હેન્ડ | ਇਨ ਹੈਂਡ | இன் ஹேண்ட் | ఇన్ హ్యాండ్ | ಇನ್ ಹ್ಯಾಂಡ್ | ഇൻ ഹാൻഡ് | ଇନ୍ ହ୍ୟାଣ୍ଡ | टेक होम | इन हैंड | इन हैंड सैलरी | हाथ में कितना | सैलरी कैलकुलेटर | इनकम टैक्स | ctc ka in hand',
  gratuity:
    'gratuity | gratuity calculator | gratuity calculation | gratuity formula | gratuity kitni | gratuity kitni milegi | gratuity kaise nikale | ग्रेच्युटी | ग्रेच्युइटी | ग्रैच्युटी | ग्रेच्युटी कैलकुलेटर',
  hra: 'hra | hra calculator | hra exemption | hra exemption calculator | hra calculation | house rent allowance | rent allowance | rent exemption | makan kiraya bhatta | एचआरए | एच आर ए | मकान किराया भत्ता | एचआरए कैलकुलेटर',
  hike: 'hike | hike calculator | increment | increment calculation | appraisal percentage | salary increment | raise percentage | hike percentage | hike percentage calculator | salary hike | salary hike calculator | salary hike percentage | increment calculator | increment percentage | appraisal calculator | hike kitna | kitna hike | हाइक | हाइक कैलकुलेटर | इंक्रीमेंट',
  compareOffers:
    'compare offer | compare offers | offer compare | offer comparison | compare job offers | compare job offer | compare two job offers | two job offers | job offers | job offer comparison | compare two offers | two offers | which offer is better | offer calculator | dono offer | ऑफर की तुलना | दो ऑफर',
  paidFairly:
    'paid fairly | am i paid fairly | are you paid fairly | am i underpaid | underpaid | fair pay | fair salary | is my salary fair | is my salary good | salary sahi hai | मेरी सैलरी सही है',
  calculators: 'calculator | calculators | salary calculators | कैलकुलेटर',
  compareSalaries: 'compare salary | compare salaries | salary comparison | salary compare | pay comparison',
  forCompanies:
    'for companies | for employers | for employer | employer login | company login | employers login | claim company | claim my company | claim page | claim company page | manage company page | reply to review | reply to reviews | respond to review | respond to reviews | hr login | कंपनियों के लिए | कंपनी लॉगिन',
  compareCompanies: 'compare companies | company comparison | compare company | compare two companies | which company is better',
  hrQuestions:
    'hr questions | hr question | hr interview | hr interview questions | hr round | hr round questions | hr round me kya puchte hai | hr round me kya puchte hain | hr interview me kya puchte hai | hr interview me kya puchte hain | hr sawal | एचआर इंटरव्यू | एचआर राउंड | एचआर के सवाल',
  practice: 'practice | practise | practice questions | practice interview | mock interview | interview practice',
  reviewForm:
    'write review | write a review | post a review | post review | submit review | submit a review | review my employer | rate my company | write company review | add review | give review | review my company | review likhna hai | review kaise likhe',
  salaryForm:
    'share salary | add salary | share a salary | submit my salary | submit salary | post my salary | tell my salary | share my salary | add my salary',
  interviewForm: 'share interview | share interview experience | add interview | write interview experience',
  companies: 'list of companies | all companies | company list | companies | कंपनियां | कंपनियाँ',
  colleges: 'college | colleges | list of colleges | college list | कॉलेज',
  communities: 'community | communities | groups',
  transparency: 'transparency | transparency report | what was removed | removed reviews | public ledger | क्या हटाया गया',
  dataMap: 'data map | what we keep | what data do you keep | हम क्या रखते हैं',
  privacyPolicy: 'privacy policy | privacy | निजता नीति | गोपनीयता नीति',
  communityGuidelines: 'community guidelines | guidelines | posting rules | review guidelines | review rules | समुदाय के नियम',
  grievances: 'grievance | grievances | grievance officer | grievance form | nodal officer | file a complaint | शिकायत | शिकायत अधिकारी',
  faq: 'faq | faqs | help center | help centre | help page | frequently asked questions | सवाल और जवाब | मदद चाहिए',
  contact: 'contact us | contact number | helpline | helpline number | who runs this | संपर्क | संपर्क करें',
  awards:
    'award | awards | award winning | award winning company | award winning companies | award winner | award winners | company award | company awards | best company award | best companies award | best companies awards | award list | awarded companies | winners | puraskar | अवॉर्ड | अवार्ड | पुरस्कार',
};

export interface AskedByPhrase {
  readonly tab?: QueryTab;
  readonly page?: FoundPage;
  readonly way?: WayOfWorking;
}

const phrasesOf = (text = ''): readonly (readonly string[])[] => (text === '' ? [] : text.split(' | ').map((phrase) => plainWords(inDevanagari(phrase))));

function phraseTable(): ReadonlyMap<string, AskedByPhrase> {
  const table = new Map<string, AskedByPhrase>();
  const add = (words: readonly string[], asked: AskedByPhrase): unknown => table.set(glued(words), { ...table.get(glued(words)), ...asked });
  for (const tab of [...companyParts, 'offices'] as const) for (const words of phrasesOf(wordsOfTabs[tab])) add(words, { tab });
  for (const page of foundPages) for (const words of phrasesOf(wordsOfPages[page])) add(words, { page });
  for (const way of wayNames) for (const words of phrasesOf(wordsOfWays[way])) add(words, { way });
  return table;
}

const table = phraseTable();
const allPhrases = [wordsOfTabs, wordsOfPages, wordsOfWays].flatMap((words) => Object.values(words)).flatMap((words) => phrasesOf(words));
const everyPhrase = [...table.keys()];
export const longestPhrase = 7;

/** Accepts a phrase written as one word or several. */
export const askedByPhrase = (words: readonly string[]): AskedByPhrase | undefined => table.get(glued(words));

const shortestSlipped = 8;

/** Corrects a phrase by one letter, as in work from hom. */
export function nearPhrase(words: readonly string[]): readonly string[] | undefined {
  const said = glued(words);
  if (words.length < 2 || said.length < shortestSlipped || table.has(said)) return undefined;
  return allPhrases.find((phrase) => {
    const known = glued(phrase);
    return phrase.length > 1 && known[0] === said[0] && Math.abs(known.length - said.length) < 2 && slipsBetween(said, known, 1) === 1;
  });
}

export function askedByBeginning(word: string): AskedByPhrase | undefined {
  const phrase =
    word.length < 3 || isGenericWord(word) || isOrdinaryWord(word) || isStopWord(word) ? undefined : everyPhrase.find((each) => each.startsWith(word));
  return phrase === undefined ? undefined : table.get(phrase);
}

/** Known misspellings that are never suggested as a correction. */
const misspelt: ReadonlySet<string> = new Set(plainWords('sallary salery selary sailary sailri sailry salry intervew interviu intarvyu kesi kesa'));

export const wordsOfPhrases: readonly string[] = [
  ...new Set(
    [wordsOfTabs, wordsOfPages, wordsOfWays]
      .flatMap((words) => Object.values(words))
      .flatMap(phrasesOf)
      .flat(),
  ),
].filter((word) => !misspelt.has(word));

const knownInPhrases: ReadonlySet<string> = new Set(wordsOfPhrases);

export const isPhraseWord = (word: string): boolean => knownInPhrases.has(word);

const typedMost = plainWords('salary salaries review reviews interview interviews benefit benefits questions tankhwah');

const shortestHeard = 3;

const heardMost = new Map(
  [...typedMost, ...plainWords('calculator gratuity package')].flatMap((word) =>
    wordSounds(word).flatMap((sound) => (sound.length < shortestHeard ? [] : [[sound, word] as const])),
  ),
);

export function askedBySlip(word: string): AskedByPhrase | undefined {
  const heard = isDevanagari(word) ? wordSounds(word).flatMap((sound) => heardMost.get(sound) ?? [])[0] : undefined;
  const meant = heard ?? typedMost.find((known) => isSlipOf(word, known));
  return meant === undefined ? undefined : table.get(meant);
}

const stopWords: ReadonlySet<string> = new Set(
  plainWords(
    'a an the in at of for to on with by from and or is are was how what which much many i my me we you do does can get about near as its this that be ' +
      'ki ka ke ko k mein mai main se par pe aur ya hai hain h ho hota hoti hote kya kitni kitna kitne kaun konsi kaise kaisa kaisi kab liye wali wala wale batao bataiye nikale nikalen nikaale nikalte nikalna mujhe bhai sir please yaar ' +
      'kaunsa kaunsi konsa kaun si karne karna krne kare karen wali ' +
      'निकाले निकालें निकालते निकालना की का के को में से पर और या है हैं हो होता होती क्या कितनी कितना कितने कैसे लिए वाली वाला वाले करने बताओ ' +
      inDevanagari(wordsBesideNames),
  ),
);

const askingWords: ReadonlySet<string> = new Set(plainWords(wordsOfAsking));

/** Includes words that only ask. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || askingWords.has(word);

export const isSmallWord = (word: string): boolean => stopWords.has(word);

const companiesInOtherScripts =
  'कंपन्या কোম্পানি কোম্পানী সংস্থা કંપનીઓ કંપની ਕੰਪਨੀਆਂ ਕੰਪਨੀ କମ୍ପାନୀ நிறுவனங்கள் நிறுவனம் கம்பெனிகள் கம்பெனி కంపెనీలు కంపెనీ సంస్థలు ಕಂಪನಿಗಳು ಕಂಪನಿ കമ്പനികൾ കമ്പനി';

/** Common name endings that people leave out or add. */
const genericWords: ReadonlySet<string> = new Set(
  plainWords(
    'company companies limited ltd pvt private llp inc india firm firms organisation organization industry sector field employee employees employer employers staff kampani kampni ' +
      'bank banks school schools hospital hospitals college colleges hotel hotels कंपनी कम्पनी कंपनियां कंपनियाँ कम्पनियाँ कम्पनियां बैंक स्कूल अस्पताल कॉलेज होटल ' +
      inDevanagari(companiesInOtherScripts),
  ),
);

const listWords: ReadonlySet<string> = new Set(
  plainWords('companies firms employers banks schools hospitals hotels कंपनियां कंपनियाँ कम्पनियाँ कम्पनियां कंपनियों ' + inDevanagari(companiesInOtherScripts)),
);

export const isListWord = (word: string): boolean => listWords.has(word);

export const isGenericWord = (word: string): boolean => genericWords.has(word);

/** Everyday words around a search, excluding any that are names. */
const ordinaryWords: ReadonlySet<string> = new Set(
  plainWords(
    'asked ask asking question questions process experience experienced work works worked working job jobs time day days month months monthly year years yearly annual per life new old good bad better best worst top highest lowest ' +
      'average avg latest today now current real after before during between two three first second next last tell know want wants need help join joining joined leave leaving left quit resign apply exam syllabus pattern preparation prepare tips ' +
      'answer answers pdf online free form formula rule rules regime tax percent percentage wise level like small large big above below over under more less than minimum atleast crack attempt friend ok pressure timing timings accommodation chahiye chahie service  entry mid senior junior start starting exact genuine honest true fair details info information list page website app review rating increase ' +
      'growth future scope policy policies structure slip breakup chart grade band people person women female male girls boys graduate graduates degree btech mba diploma kerala karnataka maharashtra gujarat tamil nadu rajasthan punjab haryana bihar odisha assam jharkhand uttarakhand telangana andhra pradesh bengal uttar madhya himachal goa केरल कर्नाटक महाराष्ट्र गुजरात तमिलनाडु राजस्थान पंजाब हरियाणा बिहार ओडिशा असम झारखंड उत्तराखंड तेलंगाना आंध्र प्रदेश बंगाल हिमाचल गोवा 12th 10th pass ' +
      'tomorrow yesterday kal student students iti showroom factory shop dukan dukaan दुकान most pays deduction urgent who right kat katke kaam kam log logo accha acha achha achhi bura sahi galat pehle baad kaha kahan kyun kyu kyon milta milti milte milega milegi deta deti dete hua hui hue gaya round wala din mahina mahine saal abhi rent basic kiraya place banegi banega banti aayegi aayega aaega monthly naya nayi purana jagah paisa काम लोग अच्छा अच्छी बुरा सही पहले बाद मिलता मिलती मिलेगा दिन महीना महीने साल नया किराया बेसिक चाहिए जाननी जानना बनाने बेचने बनेगी बनेगा आएगी आएगा मासिक',
  ),
);

export const isOrdinaryWord = (word: string): boolean => ordinaryWords.has(word);

/** Abbreviations in job names, certain ones and ones only tried. */
const shortForms = formsIn(
  'engg engineer | engr engineer | asst assistant | astt assistant | mgr manager | mngr manager | exec executive | sr senior | jr junior | acct accountant | accntnt accountant | govt government | mech mechanical | elec electrical | physio physiotherapist | mktg marketing | softwear software | maths mathematics | ' +
    'blr bengaluru | blore bengaluru | bnglr bengaluru | hyd hyderabad | dilli delhi | ggn gurugram | bom mumbai | bbsr bhubaneswar | tvm thiruvananthapuram | vizag visakhapatnam | टेक tech',
);
const doubtfulForms = formsIn(
  'rep representative | dev developer | admin administrator | dept department | opn operations | ops operations | supt superintendent | tech technical | tech technology | coord coordinator | prof professor | sec secretary | app application | mfg manufacturing | mum mumbai | del delhi | chn chennai | kol kolkata | amd ahmedabad',
);

function formsIn(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' | ').map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const));
}

export const inFull = (word: string): string => shortForms.get(word) ?? spelledLetters(word) ?? word;

export const maybeInFull = (word: string): readonly string[] => [doubtfulForms.get(word) ?? []].flat();
