import { grouped } from '#core/figures/counts.ts';
import { grievanceDays, longestGrievanceAnswer } from '#core/support/grievance.ts';
import { clockInWords, dayInWords } from '../support/clock.ts';
import type { GrievanceDeskWords } from '../../en/administration/grievance-desk.ts';

export const words: GrievanceDeskWords = {
  lead: `शिकायतें, सबसे ज़रूरी पहले। किसने लिखा, यह कोई नहीं जानता; जवाब वही पढ़ता है जिसके पास नंबर है। जवाब के ${grievanceDays} दिन बाद शिकायत मिट जाती है।`,
  none: 'अभी कोई शिकायत नहीं है।',
  clock: clockInWords,
  kinds: {
    CONTENT: 'लिखी या दिखाई गई बात',
    IMITATION_OR_INTIMATE: 'निजी तस्वीर, या नक़ली रूप',
    ACCOUNT: 'खाता',
    PRIVACY: 'निजता',
    OTHER: 'कुछ और',
  },
  came: (kind, day) => `${kind}, ${dayInWords(day)} को पहुँची`,
  answeredOn: (outcome, day) => `${dayInWords(day)} को जवाब दिया गया: ${outcome}`,
  answer: 'जवाब दें',
  answerNamed: (kind, day) => `जवाब दें: ${kind}, ${dayInWords(day)} को पहुँची`,
  outcome: 'क्या किया गया?',
  outcomes: { ACTED: 'कार्रवाई हुई', NOT_ACTED: 'कुछ नहीं बदला गया' },
  noOutcome: 'इनमें से एक चुनिए।',
  text: 'आपका जवाब',
  hint: `लिखें कि क्या किया गया और क्यों, और किस नियम से। बाद में यह बदला नहीं जा सकता। ज़्यादा से ज़्यादा ${grouped(longestGrievanceAnswer)} अक्षर।`,
  noText: 'जवाब लिखिए।',
  long: `इसे ${grouped(longestGrievanceAnswer)} अक्षरों तक रखिए।`,
  send: 'जवाब भेजें',
  taken: 'जवाब छप गया।',
  elsewhere: 'दूसरे एडमिन ने जवाब दे दिया है। देखने के लिए सूची फिर खोलें।',
};
