import { mostJoinedHere } from '#core/communities/communities.ts';
import { laterHours } from '#core/posts/later-hours.ts';
import { leftBehindName } from '#core/personas/author.ts';
import type { Ago } from '#core/figures/ago.ts';
import { fileSize } from '#core/figures/file-size.ts';
import { grouped } from '#core/figures/counts.ts';
import { shortly } from '../figures/counts.ts';
import type { PostWords } from '../../en/posts/words.ts';

const lengths = { y: 'साल', mon: 'महीने', w: 'हफ़्ते', d: 'दिन', h: 'घंटे', m: 'मिनट' };

function ago({ unit, count }: Ago): string {
  if (unit === 'now') return 'अभी';
  if (unit === 'mon' && count === 1) return '1 महीना पहले';
  if (unit === 'w' && count === 1) return '1 हफ़्ता पहले';
  if (unit === 'h' && count === 1) return '1 घंटा पहले';
  return `${count} ${lengths[unit]} पहले`;
}

const sizeUnits = { kB: 'केबी', MB: 'एमबी' } as const;

const size = (bytes: number): string => {
  const { amount, unit } = fileSize(bytes);
  return `${amount} ${sizeUnits[unit]}`;
};

export const words: PostWords = {
  ago,
  day: (since) => (since.unit === 'now' ? 'आज' : ago(since)),
  authorName: (name) => (name === leftBehindName ? 'अनुपस्थित सदस्य' : name),
  anonymous: 'बिना नाम',
  verified: 'पुष्ट',
  you: 'आप',
  edited: 'बदली हुई',
  summary: (author, community, when) => `${community} में ${author}, ${when}।`,
  tallies: (votes, comments) => `${grouped(votes)} वोट, ${grouped(comments)} टिप्पणियाँ।`,
  kinds: { text: '', poll: 'साथ में पोल।', image: 'साथ में तस्वीरें।', video: 'साथ में वीडियो।', salary: 'साथ में तुलना के लिए ऑफ़र।' },
  readMore: 'और पढ़ें',
  readMoreOf: (title) => `और पढ़ें: ${title}`,
  untitled: 'एक पोस्ट',
  commentsShown: shortly,
  commentsOn: (count) => (count === 0 ? 'अभी कोई टिप्पणी नहीं' : `${grouped(count)} ${count === 1 ? 'टिप्पणी' : 'टिप्पणियाँ'}`),
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया!',
  actions: 'और विकल्प',
  report: 'शिकायत करें',
  writeTo: 'मैसेज भेजें',
  moderate: 'मॉडरेट करें',
  edit: 'बदलें',
  remove: 'हटाएँ',
  notInterested: 'इसमें रुचि नहीं',
  notInterestedDone: 'यह पोस्ट अब आपकी फ़ीड में नहीं आएगी।',
  requestAnswer: 'जवाब माँगें',
  requested: 'जवाब माँगा गया, आपके नाम के बिना। हर माँग से पोस्ट फ़ीड में ऊपर आती है।',
  stop: {
    menu: { MUTE: 'इस लेखक को म्यूट करें', BLOCK: 'इस लेखक को ब्लॉक करें' },
    done: ({ kind, author: { name, profileType } }, of) =>
      kind === 'BLOCK' ? `${name} ब्लॉक हैं।` : profileType === 'ANONYMOUS' ? `${name} म्यूट हैं।` : `यह ${of === 'POST' ? 'पोस्ट' : 'टिप्पणी'} छिपी है।`,
    hidden: 'यह पोस्ट अब आपकी फ़ीड में नहीं आएगी।',
    undo: 'वापस लें',
  },
  cancel: 'रद्द करें',
  translate: 'अनुवाद करें',
  why: 'यह मुझे क्यों दिख रही है?',
  pictureOf: (at, of) => (of === 1 ? 'तस्वीर' : `तस्वीर ${at}, कुल ${of}`),
  showPictures: (count, bytes) => `${count === 1 ? 'तस्वीर दिखाएँ' : `${count} तस्वीरें दिखाएँ`}, ${size(bytes)}`,
  video: 'वीडियो चलाएँ',
  videoFrom: 'वीडियो youtube-nocookie.com से, चलाने पर ही लोड होता है।',
  own: {
    FLAGGED: 'मॉडरेटर के देखने तक यह दूसरों से छिपी है।',
    AUTHOR_REJECTED: 'एक मॉडरेटर ने इसे हटाया है।',
    SCHEDULED: `${laterHours} घंटे के भीतर किसी भी समय पोस्ट होगी। मॉडरेटर पहले देखे या समुदाय बंद हो, तो और देर लगेगी। तब तक सिर्फ़ आप इसे देखते हैं।`,
    see: 'क्यों, और आप क्या कर सकते हैं',
    rule: (rule) => `नियम: ${rule}।`,
  },
  personas: {
    ANONYMOUS: (name) => (name ? `${name}, बिना असली नाम` : 'आपका बनाया हुआ नाम'),
    DESIGNATION: (name) => (name ? `${name} के रूप में` : 'अपने पद से'),
  },
  failed: 'यह नहीं हो सका, या जवाब नहीं आया। फिर कोशिश करें: दो बार नहीं गिना जाएगा।',
  nameBanned: 'आपका बनाया नाम बंद है, इसलिए यह नहीं हुआ।',
  joinedFull: `इस ब्राउज़र में ज़्यादा से ज़्यादा ${mostJoinedHere} समुदायों से जुड़ सकते हैं। पहले एक छोड़ें।`,
  offline: 'कनेक्शन नहीं है। लौटने पर फिर कोशिश करें: दो बार नहीं गिना जाएगा।',
  sentOut: {
    waits: (count) => (count === 1 ? 'आपकी पोस्ट यहाँ तैयार है।' : `${count} पोस्ट यहाँ तैयार हैं।`),
    see: 'देखें',
    begun: (name) => `अब आप ${name} नाम से लिखते हैं।`,
    arrived: 'आपकी पोस्ट चली गई।',
    refused: 'आपकी पोस्ट नहीं जा सकी। वह फिर से ड्राफ़्ट है।',
    change: 'ड्राफ़्ट खोलें',
  },
  compose: {
    ask: 'पूछें, बताएँ या पोल शुरू करें',
    as: 'इस नाम से:',
    guest: 'पढ़ने के लिए खाता नहीं चाहिए',
    kinds: { poll: 'पोल', salary: 'ऑफ़र', image: 'फ़ोटो', video: 'वीडियो' },
  },
};
