import { longestComment } from '#core/comments/comment.ts';
import { grouped } from '#core/figures/counts.ts';
import type { CommentWords } from './en.ts';

/** Sentences of comments, in Hindi. */
export const words: CommentWords = {
  write: 'टिप्पणी लिखें',
  reply: 'जवाब दें',
  replyTo: (name) => `${name} को जवाब`,
  send: 'भेजें',
  sendAs: (name) => (name === undefined ? 'अपने बनाए हुए नाम से भेजें' : `${name} के नाम से भेजें`),
  saveAs: (name) => `${name} के नाम से रखें`,
  personasFailed: 'आपके नाम नहीं मिल सके। अभी यह सिर्फ़ आपके बनाए हुए नाम से जा सकती है।',
  readAgain: 'नाम फिर से लाएँ',
  sending: 'जा रहा है',
  failed: 'यह नहीं भेजा जा सका। आपकी बात यहीं रखी है।',
  already: {
    said: 'यह टिप्पणी पहले ही भेजी जा चुकी है, उन शब्दों में जो पहली बार भेजते समय थे। ये शब्द यहीं रखे हैं।',
    see: 'टिप्पणी देखें',
    change: 'उसमें ये शब्द रखें',
    asNew: 'इससे नई टिप्पणी बनाएँ',
    failed: 'अभी नहीं बदली जा सकी। आपकी बात यहीं रखी है।',
  },
  offline: 'कनेक्शन नहीं है। आपकी बात यहीं रखी है, बाद में भेज सकते हैं।',
  closed: 'इसे लिखने वाले आपसे जवाब नहीं चाहते। आपकी बात यहीं रखी है।',
  notWriter: 'लिखने से पहले एक बनाया हुआ नाम चाहिए। आपकी बात यहीं रखी है।',
  becomeWriter: 'नाम चुनें',
  none: 'अभी कोई टिप्पणी नहीं। पहली आपकी हो सकती है।',
  sort: 'टिप्पणियों का क्रम',
  sorts: { best: 'सबसे काम की', newest: 'सबसे नई', oldest: 'सबसे पुरानी' },
  more: 'और टिप्पणियाँ दिखाएँ',
  replies: (count) => `${grouped(count)} ${count === 1 ? 'जवाब' : 'जवाब'} दिखाएँ`,
  fold: 'समेटें',
  unfold: (count) => (count === 0 ? 'खोलें' : `खोलें, ${grouped(count)} जवाब`),
  link: 'इस टिप्पणी का लिंक',
  all: 'सारी टिप्पणियाँ देखें',
  one: 'आप एक टिप्पणी और उसके जवाब देख रहे हैं।',
  tooLong: `${grouped(longestComment)} अक्षर तक।`,
  helpful: 'काम की',
  writer: 'लेखक',
  asked: 'जवाब माँगा गया है',
  gone: {
    FLAGGED: 'इस टिप्पणी की शिकायत हुई है, और एक मॉडरेटर इसे देख रहा है।',
    AUTHOR_REJECTED: 'यह टिप्पणी हटा दी गई।',
    DELETED: 'लेखक ने यह टिप्पणी हटा दी।',
    NOT_FOUND: 'ऐसी कोई टिप्पणी नहीं है।',
    LIVE: 'इसे लिखने वाले को आपने म्यूट या ब्लॉक किया है।',
  },
};
