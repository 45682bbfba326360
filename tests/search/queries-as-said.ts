import { typedAs, type TypedQuery } from './typed-query.ts';
import { wanted } from './wanted-paths.ts';

const { jobs, jobsAs, pay, asked, employers, award, talk, takeHome, hra, gratuity, offers } = wanted;

/** Names with attached endings, in languages that write them so. */
const saidInScripts = typedAs('scripts', [
  ['மதுரையில் ஆசிரியர் வேலை', ...jobsAs('teacher', { location: 'madurai' })],
  ['கோயம்புத்தூரில் நிறுவனங்கள்', ...employers('location=coimbatore')],
  ['சென்னையில் வேலை', ...jobs({ location: 'chennai' })],
  ['কলকাতার হাসপাতাল', ...employers('industry=hospitals&location=kolkata')],
  ['কলকাতায় শিক্ষকের চাকরি', ...jobsAs('teacher', { location: 'kolkata' })],
  ['নার্সের বেতন', ...pay('nurse staff-nurse')],
  ['हैदराबादमध्ये नोकरी', ...jobs({ location: 'hyderabad' })],
  ['पुण्यात अकाउंटंटची नोकरी', ...jobsAs('accountant', { location: 'pune' })],
  ['హైదరాబాద్‌లో ఉద్యోగాలు', ...jobs({ location: 'hyderabad' })],
  ['విశాఖపట్నంలో నర్సు జీతం', ...pay('nurse staff-nurse', 'visakhapatnam')],
  ['ಬೆಂಗಳೂರಿನಲ್ಲಿ ಕೆಲಸ', ...jobs({ location: 'bengaluru' })],
  ['ಬೆಂಗಳೂರು ಕಂಪನಿಗಳು', ...employers('location=bengaluru')],
  ['ಮೈಸೂರಿನಲ್ಲಿ ಡ್ರೈವರ್ ಸಂಬಳ', ...pay('driver', 'mysuru')],
  ['સુરતમાં નોકરી', ...jobs({ location: 'surat' })],
  ['અમદાવાદમાં ડ્રાઇવરનો પગાર', ...pay('driver', 'ahmedabad')],
  ['ਲੁਧਿਆਣੇ ਵਿੱਚ ਨੌਕਰੀ', ...jobs({ location: 'ludhiana' })],
  ['കൊച്ചിയിൽ ജോലി', ...jobs({ location: 'kochi' })],
  ['തിരുവനന്തപുരത്ത് നഴ്സ് ജോലി', ...jobsAs('nurse staff-nurse', { location: 'thiruvananthapuram' })],
  ['ଭୁବନେଶ୍ୱରରେ ଚାକିରି', ...jobs({ location: 'bhubaneswar' })],
]);

const saidInHindi = typedAs('devanagari', [
  ['हैदराबाद के शिक्षकों का वेतन', ...pay('teacher', 'hyderabad')],
  ['अध्यापक का वेतन भोपाल', ...pay('teacher', 'bhopal')],
  ['बिजली मिस्त्री की नौकरी', ...jobsAs('electrician')],
  ['चौकीदार की नौकरी लखनऊ', ...jobsAs('security-guard', { location: 'lucknow' })],
  ['दर्ज़ी का काम सूरत में', ...jobsAs('tailor', { location: 'surat' })],
  ['राज मिस्त्री की मज़दूरी', ...pay('mason')],
  ['रसोइया नौकरी दिल्ली', ...jobsAs('cook chef', { location: 'new-delhi' })],
  ['अध्यापिका इंटरव्यू सवाल', ...asked('teacher')],
  ['नोएडा के बैंकों की सूची', ...employers('industry=banking&location=noida')],
  ['अस्पतालों की सूची चेन्नई', ...employers('industry=hospitals&location=chennai')],
  ['अहमदाबाद में दवा कंपनियाँ', ...employers('industry=pharmaceuticals&location=ahmedabad')],
  ['सूरत में कपड़ा कंपनियाँ', ...employers('industry=textiles&location=surat'), ...employers('industry=garments&location=surat')],
  ['पुणे में गाड़ी बनाने वाली कंपनियां', ...employers('industry=auto-parts&location=pune')],
]);

/** Questions about this website itself. */
const askedForHelp = typedAs('surplus', [
  ['how do i delete my review', '/faq'],
  ['where can i complain about a fake review', '/legal/grievances', '/faq', '/legal/community-guidelines'],
  ['delete my account', '/faq', '/settings/manage-account'],
  ['mera review kaise hatau', '/faq', '/contribute'],
  ['मेरा अकाउंट कैसे हटाएँ', '/faq'],
  ['is it anonymous', '/faq'],
  ['meri company ko pata chalega kya maine review likha', '/faq'],
  ['who can see my name', '/faq'],
  ['रिव्यू की शिकायत कहाँ करें', '/legal/grievances', '/faq', '/legal/community-guidelines'],
  ['lost my phone how to login', '/faq', '/session'],
  ['contact grievance officer', '/legal/grievances', '/contact'],
]);

/** Filters in spoken words, not in those of forms. */
const saidFilters = typedAs('latinHindi', [
  ['ghar baithe kaam karne wali job', ...jobs({ workplace: 'remote' })],
  ['ghar se karne wala kaam jaipur', ...jobs({ location: 'jaipur', workplace: 'remote' }), ...jobs({ workplace: 'remote' })],
  ['naya naya graduate hu koi naukri batao lucknow me', ...jobs({ experience: '0', location: 'lucknow' })],
  ['abhi graduate hua hu job chahiye pune me', ...jobs({ experience: '0', location: 'pune' })],
  ['ladkiyo ke liye safe company', ...talk('women-at-work')],
  ['mahilao ke liye acchi company delhi', ...employers('location=new-delhi'), ...talk('women-at-work')],
  ['raat ki duty wali security guard job', ...jobsAs('security-guard', { k: 'night shift' }), ...jobs({ k: 'night shift' })],
  ['night duty nurse pay in chennai', ...pay('staff-nurse nurse', 'chennai')],
  ['do offer hai kaunsa lu', offers, ...talk('offers-compared')],
  ['do company se offer aaya hai kaunsi join karu', offers, ...talk('offers-compared')],
]);

/** Figures with their units, and sizes. */
const saidFigures = typedAs('calculatorFigures', [
  ['40 hazar basic par pf katke kitna haath me aayega', takeHome],
  ['30 hazar basic pf kat ke in hand kitna', takeHome],
  ['hra exemption rent 18000 basic 40000 delhi', hra],
  ['hra basic 50000 rent 20000 mumbai', hra],
  ['gratuity for 8 years 4 months basic 42000', gratuity],
  ['5 saal 7 mahine ki gratuity basic 28000', gratuity],
  ['top 10 large companies to work', award('large')],
  ['top 5 small companies in india', award('small')],
]).map((query): TypedQuery => ({ ...query, isPathEnough: true }));

export const askedAsSaid: readonly TypedQuery[] = [...saidInScripts, ...saidInHindi, ...askedForHelp, ...saidFilters, ...saidFigures];
