import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { longestQuestion, longestStory, longestTips, mostRoundQuestions, mostRounds } from '#core/interviews/interview.ts';
import { inWords } from '../figures/numbers.ts';
import type { InterviewFormWords } from '../../en/interviews/form.ts';
import { numberSaid } from '../figures/number-said.ts';

const days = (count: number): string => `${grouped(count)} दिन`;

export const words: InterviewFormWords = {
  title: 'इंटरव्यू शेयर करें',
  description: 'बताएँ क्या पूछा गया और नतीजा क्या रहा। इंटरव्यू बाद में इस डिवाइस से बदल सकते हैं। इससे कोई खाता नहीं जुड़ता।',
  heading: (company) => (company ? `${company} में आपका इंटरव्यू` : 'इंटरव्यू शेयर करें'),
  change: (company) => `${company} का अपना इंटरव्यू बदलें`,
  send: 'इंटरव्यू भेजें',
  before: (company) => `इस डिवाइस से ${company} का इंटरव्यू पहले बताया जा चुका है।`,
  toBefore: 'वह इंटरव्यू देखें',
  gone: 'आप यह इंटरव्यू इस डिवाइस से नहीं बदल सकते।',
  goneBecause: 'इंटरव्यू सिर्फ़ उसी डिवाइस पर बदलता है जिससे भेजा गया। हो सकता है वह हट भी चुका हो।',
  couldNotLoad: 'आपका इंटरव्यू लाया नहीं जा सका।',

  steps: {
    company: 'कौन सी कंपनी?',
    job: 'किस पद के लिए?',
    rounds: 'कौन-कौन से राउंड हुए?',
    story: 'कैसा रहा?',
    end: 'नतीजा क्या रहा?',
    send: 'देख लें और भेजें',
  },
  choose: 'चुनें',
  notSaid: 'नहीं बताना',
  yes: 'हाँ',
  no: 'नहीं',
  numbers: numberSaid,

  experience: 'क्या आपने पहले नौकरी की थी?',
  noExperience: 'दो में से एक चुनें।',
  designation: 'पद',
  designationHint: 'यह सबको दिखता है। जहाँ यह काम कम लोग करते हों, वहाँ ख़ाली छोड़ दें।',
  source: 'आवेदन कैसे किया?',
  college: 'कॉलेज',
  collegeHint: 'यह सबको दिखता है।',

  roundsHint: 'जिस क्रम में राउंड हुए, उसी क्रम में दबाएँ। जो याद न हो, छोड़ दें।',
  addRound: 'राउंड जोड़ें',
  roundsSaid: (count) => (count === 0 ? 'अभी कोई राउंड नहीं।' : count < mostRounds ? `${count} राउंड।` : `${count} राउंड: इससे ज़्यादा नहीं।`),
  manyRounds: `ज़्यादा से ज़्यादा ${mostRounds} राउंड।`,
  round: (place, kind) => `${place}. ${kind}`,
  remove: 'हटाएँ',
  removeRound: (place, kind) => `${place}. ${kind} हटाएँ`,
  questions: 'क्या पूछा गया?',
  questionsHint: 'हर सवाल अलग लाइन में।',
  questionProblems: {
    many: `एक राउंड में ज़्यादा से ज़्यादा ${mostRoundQuestions} सवाल।`,
    long: `एक सवाल में ज़्यादा से ज़्यादा ${longestQuestion} अक्षर। हर सवाल नई लाइन में लिखें।`,
  },
  more: 'इस राउंड के बारे में और',
  minutes: 'कितने मिनट',
  roundHardness: 'कितना मुश्किल?',
  roundTogether: `इंतज़ार और फ़ीडबैक हम सिर्फ़ ${inWords(fewestContributors)} या ज़्यादा लोगों के साथ में दिखाते हैं, अकेले आपके कभी नहीं।`,
  waitDays: 'कितने दिन इंतज़ार किया',
  waitHint: 'पिछले राउंड से गिनें, या आवेदन के दिन से।',
  feedback: 'क्या कंपनी ने बताया कि कैसा रहा?',

  hardness: 'कुल मिलाकर कितना मुश्किल था?',
  noHardness: 'तीन में से एक चुनें।',
  story: 'कैसा रहा?',
  storyHint: 'एक रात पहले आप क्या जानना चाहते? किसी का नाम न लिखें।',
  storyProblems: {
    missing: 'बताएँ कैसा रहा, या पीछे जाकर एक सवाल लिखें।',
    long: `ज़्यादा से ज़्यादा ${grouped(longestStory)} अक्षर।`,
  },
  tips: 'आगे जाने वालों के लिए सलाह',
  tipsHint: 'क्या तैयारी करें, उनसे क्या पूछें।',
  tipsLong: `ज़्यादा से ज़्यादा ${grouped(longestTips)} अक्षर।`,

  outcome: 'नतीजा क्या रहा?',
  noOutcome: 'चुनें कि नतीजा क्या रहा।',
  endTogether: `नतीजा आपके इंटरव्यू के साथ दिखता है। बाकी जवाब हम सिर्फ़ ${inWords(fewestContributors)} या ज़्यादा लोगों के साथ में दिखाते हैं, अकेले आपके कभी नहीं।`,
  unpaidHours: 'बिना पैसे के कितने घंटे काम कराया',
  unpaidHint: 'जो असाइनमेंट और ट्रायल उन्होंने माँगे।',
  offerEnd: 'ऑफ़र का क्या हुआ?',
  offerEnds: {
    joined: 'मैंने जॉइन किया',
    revoked: 'उन्होंने वापस ले लिया',
    declined: 'मैंने मना कर दिया',
    waiting: 'जॉइनिंग अभी बाकी है',
  },
  letterDays: 'ऑफ़र लेटर कितने दिन में आया',
  joiningDays: 'जॉइनिंग की तारीख़ कितने दिन बाद की थी',
  movedDays: 'जॉइनिंग की तारीख़ कितने दिन बदली',
  offerHints: {
    letterDays: 'चुने जाने के दिन से गिनें।',
    joiningDays: 'पहली बताई गई तारीख़, चुने जाने के दिन से गिनकर।',
    movedDays: 'नहीं बदली तो 0।',
  },
  offerProblems: {
    order: 'लेटर जॉइनिंग के बाद नहीं आ सकता। दोनों एक बार देख लें।',
    moved: 'पहली जॉइनिंग की तारीख़ भी बताएँ, या इसे छोड़ दें।',
  },

  readOver: 'सब लोग यह पढ़ेंगे',
  countedTitle: 'सिर्फ़ औरों के साथ में दिखते हैं',
  uncountedTitle: 'ये नहीं गिने जाएँगे',
  counted: {
    waits: (count) => `${days(count)} का इंतज़ार`,
    feedback: (reported, of) => `${grouped(of)} में से ${grouped(reported)} राउंड के बाद फ़ीडबैक`,
    unpaid: (hours) => `बिना पैसे के ${grouped(hours)} घंटे`,
    letter: (count) => `लेटर ${days(count)} में`,
    joining: (count) => `जॉइनिंग ${days(count)} बाद`,
    moved: (count) => (count === 0 ? 'तारीख़ नहीं बदली' : `तारीख़ ${days(count)} बदली`),
  },
  key: 'इंटरव्यू बाद में बदल या मिटा सकते हैं, पर सिर्फ़ इसी डिवाइस से। वह किसी खाते से नहीं जुड़ता, और हम नहीं ढूँढ सकते कि वह किसका है।',
  delay: 'आपका इंटरव्यू तीन दिन के अंदर, किसी भी समय दिखने लगेगा। पढ़ने वालों को हफ़्ता दिखता है, दिन कभी नहीं।',
  together: 'आपके जोड़े सवालों का जवाब और लोग दे सकते हैं। जवाब वाले सवाल आपका इंटरव्यू हटाने पर भी रहते हैं।',
  changeable: 'इस साइट का डेटा मिटा दिया, तो आप इंटरव्यू बदल या मिटा नहीं सकते, न मॉडरेटर को जवाब दे सकते हैं।',
};
