import { jobsPath } from '#core/jobs/job-paths.ts';
import { overviewPath, reviewsPath, salariesPath } from '#core/navigation/screens.ts';
import { aboutCity, aboutJob, interviewsAt, payAround, payOf } from './answering-paths.ts';
import { typedAs } from './typed-query.ts';

const nurse = [...aboutJob('nurse'), ...aboutJob('staff-nurse')];
const koyal = overviewPath('koyal-pay');
const pravaha = overviewPath('pravaha-cloudworks');

export const scripts = typedAs('scripts', [
  // Bengali
  ['কোয়েল পে', koyal],
  ['কয়েল পে', koyal],
  ['প্রবাহ ক্লাউডওয়ার্কস', pravaha],
  ['তরঙ্গিণী নেটওয়ার্কস', overviewPath('tarangini-networks')],
  ['কলকাতা', ...aboutCity('kolkata')],
  ['সফটওয়্যার ইঞ্জিনিয়ার', ...aboutJob('software-engineer')],
  ['নার্স', ...nurse],
  ['কোয়েল পে বেতন', salariesPath('koyal-pay')],
  // Gujarati
  ['કોયલ પે', koyal],
  ['પ્રવાહ', pravaha],
  ['નિમ્બોરા ફૂડ્સ', overviewPath('nimbora-foods')],
  ['અમદાવાદ', ...aboutCity('ahmedabad')],
  ['સુરત', ...aboutCity('surat')],
  ['સોફ્ટવેર એન્જિનિયર', ...aboutJob('software-engineer')],
  ['ડ્રાઇવર', ...aboutJob('driver')],
  ['કોયલ પે પગાર', salariesPath('koyal-pay')],
  // Gurmukhi
  ['ਕੋਇਲ ਪੇ', koyal],
  ['ਕੋਯਲ ਪੇ', koyal],
  ['ਲੁਧਿਆਣਾ', ...aboutCity('ludhiana')],
  ['ਅੰਮ੍ਰਿਤਸਰ', ...aboutCity('amritsar')],
  ['ਸਾਫਟਵੇਅਰ ਇੰਜੀਨੀਅਰ', ...aboutJob('software-engineer')],
  ['ਨਰਸ', ...nurse],
  // Kannada
  ['ಕೋಯಲ್ ಪೇ', koyal],
  ['ಕೊಯಲ್ ಪೆ', koyal],
  ['ಪ್ರವಾಹ ಕ್ಲೌಡ್‌ವರ್ಕ್ಸ್', pravaha],
  ['ಬೆಂಗಳೂರು', ...aboutCity('bengaluru')],
  ['ಬೆಂಗಳುರು', ...aboutCity('bengaluru')],
  ['ಮೈಸೂರು', ...aboutCity('mysuru')],
  ['ಸಾಫ್ಟ್‌ವೇರ್ ಎಂಜಿನಿಯರ್', ...aboutJob('software-engineer')],
  ['ನರ್ಸ್ ಸಂಬಳ', payOf('nurse'), payOf('staff-nurse')],
  // Malayalam
  ['കോയൽ പേ', koyal],
  ['കോയല്‍ പേ', koyal],
  ['കൊച്ചി', ...aboutCity('kochi')],
  ['തിരുവനന്തപുരം', ...aboutCity('thiruvananthapuram')],
  ['സോഫ്റ്റ്‌വെയർ എഞ്ചിനീയർ', ...aboutJob('software-engineer')],
  ['നഴ്സ്', ...nurse],
  // Odia
  ['କୋୟଲ ପେ', koyal],
  ['ଭୁବନେଶ୍ୱର', ...aboutCity('bhubaneswar')],
  ['ରାଉରକେଲା', ...aboutCity('rourkela')],
  ['ସଫ୍ଟୱେୟାର ଇଞ୍ଜିନିୟର', ...aboutJob('software-engineer')],
  // Tamil
  ['கோயல் பே', koyal],
  ['பிரவாஹா கிளவுட்வொர்க்ஸ்', pravaha],
  ['சென்னை', ...aboutCity('chennai')],
  ['செனை', ...aboutCity('chennai')],
  ['கோயம்புத்தூர்', ...aboutCity('coimbatore')],
  ['சாப்ட்வேர் இன்ஜினியர்', ...aboutJob('software-engineer')],
  ['மென்பொருள் பொறியாளர்', ...aboutJob('software-engineer')],
  ['நர்ஸ் சம்பளம்', payOf('nurse'), payOf('staff-nurse')],
  ['சென்னை டிரைவர் சம்பளம்', ...payAround('driver', 'chennai')],
  // Telugu
  ['కోయల్ పే', koyal],
  ['పలాశ్ ఇన్సూరెన్స్', overviewPath('palash-insurance')],
  ['హైదరాబాద్', ...aboutCity('hyderabad')],
  ['హైద్రాబాద్', ...aboutCity('hyderabad')],
  ['విశాఖపట్నం', ...aboutCity('visakhapatnam')],
  ['సాఫ్ట్‌వేర్ ఇంజనీర్', ...aboutJob('software-engineer')],
  ['సాఫ్ట్‌వేర్ ఇంజనీర్ జీతం', payOf('software-engineer')],
  // Devanagari
  ['कोयल', koyal],
  ['कोयल पे नौकरी', jobsPath({ of: 'company', urlName: 'koyal-pay' })],
  ['सप्तर्षि इन्फोटेक', overviewPath('saptarishi-infotech')],
  ['वायुपथ रिव्यू', reviewsPath('vayupath-logistics')],
  ['सप्तर्षि इंटरव्यू', ...interviewsAt('saptarishi-infotech')],
  ['सॉफ्टवेयर इंजीनियर', ...aboutJob('software-engineer')],
  ['सॉफ्टवेअर इंजिनिअर', ...aboutJob('software-engineer')],
  ['सॉफ्टवेअर', ...aboutJob('software-engineer'), ...aboutJob('software-developer')],
  ['नर्स', ...nurse],
  ['अकाउंटेंट', ...aboutJob('accountant')],
  ['डेटा साइंटिस्ट', ...aboutJob('data-scientist')],
]);
