import { withoutNukta } from '../indian-scripts.ts';

/** Bengali and Tamil words that demand money or papers, with `*` for any ending. */
const lists = `
registration=রেজিস্ট্রেশন* নিবন্ধন* পঞ্জীকরণ* பதிவு* ரெஜிஸ்ட்ரேஷன்*
fee=ফি ফিস ফী শুল্ক கட்டண* ஃபீஸ்* பீஸ்*
charge=চার্জ* খরচ* சார்ஜ் செலவு*
deposit=ডিপোজিট* জামানত* டெபாசிட்* வைப்புத்தொகை* வைப்புத்*
security=সিকিউরিটি* பாதுகாப்பு*
advance=অগ্রিম* অ্যাডভান্স* முன்பண* அட்வான்ஸ்*
rupees=টাকা* ரூபாய்* ரூபா ரூ
salary=বেতন* মাইনে* சம்பள* ஊதிய*
month=মাসে মাসিক மாதம் மாத மாதத்திற்கு
jama=জমা
dena=দিতে দেবেন দেওয়া
pay=செலுத்த* கட்ட கட்டவும் கட்டி கட்டுங்கள் கட்டிய
hoga=হবে வேண்டும்
lagega=লাগবে
karo=করুন করতে করবেন செய்யவும் செய்ய
bhejo=পাঠান পাঠাতে পাঠাবেন পাঠিয়ে* அனுப்ப* அனுப்பு* அனுப்பி*
share=শেয়ার ஷேர் பகிர*
batao=বলুন বলতে জানান சொல்ல* கூற*
first=আগে প্রথমে முன் முன்பு முதலில்
wapas=ফেরত* திருப்பி* திரும்ப*
by=দিয়ে மூலம் வழியாக
upi=ইউপিআই* யுபிஐ* யூபிஐ*
gpay=জিপে* গুগলপে* ஜிபே* கூகுள்பே*
google=গুগল கூகுள்
phonepe=ফোনপে* போன்பே* ஃபோன்பே*
paytm=পেটিএম* பேடிஎம்*
qr=কিউআর க்யூஆர் கியூஆர்
otp=ওটিপি* ஓடிபி*
aadhaar=আধার* ஆதார*
password=পাসওয়ার্ড* கடவுச்சொல்* பாஸ்வேர்ட்*
bank=ব্যাংক* ব্যাঙ্ক* வங்கி*
account=অ্যাকাউন্ট* একাউন্ট* கணக்கு*
passbook=পাসবই* পাসবুক* பாஸ்புக்*
training=ট্রেনিং* প্রশিক্ষণ* பயிற்சி* டிரெயினிங்*
uniform=ইউনিফর্ম* சீருடை* யூனிஃபார்ம்*
laptop=ল্যাপটপ* லேப்டாப்* மடிக்கணினி*
application=আবেদন* விண்ணப்ப*
form=ফর্ম* ফরম* படிவ*
file=ফাইল* ஃபைல்*
interview=ইন্টারভিউ* সাক্ষাৎকার* நேர்காணல* இன்டர்வியூ*
verification=ভেরিফিকেশন* যাচাই* சரிபார்ப்பு*
visa=ভিসা* விசா*
medical=মেডিকেল* মেডিক্যাল* மருத்துவ*
joining=জয়েনিং* যোগদান* ஜாயினிங்*
certificate=সার্টিফিকেট* சான்றிதழ்*
kit=কিট கிட்
id_card=আইকার্ড* அடையாள*
job_ke_liye=வேலைக்கு
job=চাকরি* வேலை*
ke_liye=জন্য জন্যে
nahi=না নেই নয় নি இல்லை* வேண்டாம் கிடையாது
koi=কোনো কোন কোনও எந்த எதுவும் எவ்வித
muft=বিনামূল্যে ফ্রি இலவச*
only=শুধু শুধুমাত্র কেবল மட்டும் மட்டுமே
whatsapp=হোয়াটসঅ্যাপ* হোয়াটস্যাপ* হোয়াটসএপ* வாட்ஸ்அப்* வாட்சப்* வாட்ஸப்*
telegram=টেলিগ্রাম* டெலிகிராம்*
contact=যোগাযোগ* தொடர்பு*
customers=গ্রাহক* ক্রেতা* வாடிக்கையாளர*
parents=অভিভাবক* பெற்றோர*
tenants=ভাড়াটে* வாடகைதாரர*
company=কোম্পানি* நிறுவன*
deti=দেয় দেবে தரும் வழங்கும்
`;

const entries = lists
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meant = '', words = ''] = line.split('=');
    return words.split(' ').map((word) => [withoutNukta(word), meant.replaceAll('_', ' ')] as const);
  });
const wholeWords = new Map(entries.filter(([word]) => !word.endsWith('*')));
const beginnings = entries.flatMap(([word, meant]) => (word.endsWith('*') ? [[word.slice(0, -1), meant] as const] : []));

/** Tamil verb endings that deny taking anything. */
const deniedAtEnd = /(?:தில்லை|மாட்டோம்)$/;

const meaningOf = (word: string): string => {
  if (deniedAtEnd.test(word)) return 'nahi';
  return wholeWords.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? '';
};

const scripts = /[\u0980-\u09FF\u0B80-\u0BFF\u200C\u200D]+/g;

/** Rewrites Bengali and Tamil words in the detector's vocabulary and drops unknown ones. */
export const fromOtherLanguages = (text: string): string => text.replace(scripts, (word) => ` ${meaningOf(withoutNukta(word))} `);
