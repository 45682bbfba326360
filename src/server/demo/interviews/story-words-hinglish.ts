import type { StoryWords } from './story-words.ts';

const cameAnyhow = [
  '{here} mein {role} ke liye interview diya, <{count} log aaye the|{month} ki baat hai|{city} mein tha>',
  'HR ka call aaya <{weekday} ko|{month} mein>, {city} <bulaya|office mein bulaya>, <{count} log baithe the|time pe start hua>',
  '{city} jaana pada interview ke liye, {spot} ke <paas|peeche>, <{few} ghante lage|subah {hour} baje ka time tha>',
];

export const hinglishStory: StoryWords = {
  came: {
    campus: [
      '{here} college aayi thi {month} mein, <{count} students baithe|{few} panel the>',
      'Campus drive tha {college} mein, {count} mein se <{few} shortlist hue|kuch hi aage gaye>',
    ],
    'job-portal': ['Portal pe apply kiya tha, <{days} din baad|ussi hafte|{weekday} ko> call aaya aur {city} <bulaya|aane ko bola>', ...cameAnyhow],
    referral: ['<Dost|Cousin|Purane colleague> ne refer kiya tha, <call {days} din mein aa gaya|seedha second round hua|HR ne jaldi bulaya>', ...cameAnyhow],
    'company-site': cameAnyhow,
    recruiter: ['Consultancy wale ne {role} ke liye line up kiya, <bola ek round hai, nikle zyada|{count} log aur the|{city} ka kharcha apna>', ...cameAnyhow],
    'walk-in': [
      'Walk-in tha {weekday} ko, <{count} log line mein the|token leke {few} ghante baitha>, {spot} ke paas',
      'WhatsApp pe message aaya tha, <{hour} baje pahunch gaya|seedha chala gaya>, {count} log <pehle se the|khade the>',
    ],
    other: cameAnyhow,
  },
  rounds: {
    written: [
      'Pehle {minutes} minute ka test tha, <zyada {topic} pe|aptitude aur {topic}>',
      'Test mein {testCount} sawaal the, {topic} <easy tha|tough laga|mein time gaya>',
    ],
    practical: [
      'Phir practical tha: {shown}, <{shortMinutes} minute diye|sab dekh rahe the|achha gaya>',
      'Bola {shown}, {topic} ke sawaal bhi <saath mein|beech mein> puche',
    ],
    group: ['GD mein {few} log the, <sab chilla rahe the|maine do baar bola bas>'],
    assignment: ['Assignment mila {topic} pe, <poora Sunday gaya|do raat lagi|bola {few} ghante, laga double>'],
    technical: [
      'Technical mein {topic} <poora khol ke|basic se> pucha, <phir {topic2}|{minutes} minute chala>',
      '{topic} pe <atak gaya|theek bola>, panel ne <hint diya|kuch nahi bola|aage badh gaye>',
      'Zyada sawaal {topic} ke the, {few} <hi> {topic2} se',
    ],
    manager: [
      'Manager ne <pressure|timing|purani company> ke baare mein pucha aur thoda {topic}',
      'Manager se {shortMinutes} minute baat hui, <seedhi baat karte hain|jaldi mein the|achhe lage>',
    ],
    hr: [
      'HR round mein <salary|notice period|bond> ki baat hui, <{percent} percent kam bole|range aakhir mein batayi|{shortMinutes} minute mein khatam>',
      'HR ne <documents dekhe|wahi purane sawaal kiye> aur pucha <kab join karoge|dusra offer hai kya>, {shortMinutes} minute',
    ],
    other: ['Ek aur sir aaye, {topic} pe puch ke chale gaye'],
  },
  moods: {
    good: [
      'Log <friendly|achhe> the, <chai bhi mili|time pe hua sab|{shortMinutes} minute mein nervousness gayi>',
      'Kisi ne <daraya nahi|trap nahi kiya>, {few} log mile <sab polite|sab theek>',
    ],
    bad: [
      '{few} ghante <bahar|corridor mein> baithaya, <paani tak nahi pucha|koi update nahi>',
      '{few} baar reschedule kiya, <ek baar toh raste mein tha|{weekday} ki chhutti bekaar gayi>',
    ],
    plain: ['Sab ek hi din mein hua, {late} tak <free|nikal gaye>', '{count} mein se {few} <bache|ruke> <lunch ke baad|aakhri round tak>'],
  },
  ends: {
    offered: [
      '<Ho gaya selection|Select ho gaya>, <ussi din bol diya|{days} din baad mail aaya>',
      'Offer mil gaya, <thoda negotiate karke|{weekday} ko call aaya>, {few} log aur <select hue|hain>',
    ],
    rejected: [
      'Nahi hua, <{topic} weak tha|{days} din baad mail aaya|kisi aur ko liya>',
      'Reject ho gaya, <reason bataya|reason nahi bataya>, {topic} <pe kaam karna hai|aur padhna padega>',
    ],
    silent: ['Uske baad <no reply|sab chup>, {few} baar <call|mail> kiya', 'Bole {weekday} tak batayenge, <aaj tak nahi bataya|phone hi nahi uthate>'],
    withdrew: ['Maine hi mana kar diya, <bond maang rahe the|doosra offer aa gaya|shift nahi jami> {month} mein'],
    waiting: ['{days} din bola hai, <wait kar raha hoon|dekhte hain|abhi pata nahi>'],
  },
  tips: [
    '{topic} aur {topic2} <padh ke|revise karke> jao, pakka puchte hain',
    '<Original documents|Saare papers> aur {few2} photo le jao, warna <wapas bhejte hain|dobara aana padega>',
    'Salary <pehle|clear> puch lo, wo {percent} percent kam se start karte hain',
    'Jo nahi aata <seedha bol do|mat phenko>, {topic} mein pakad lete hain',
    '{hour} baje tak pahunch jao, <line lambi hoti hai|{spot} pe traffic rehta hai>',
  ],
};
