import { inDevanagari } from '../indian-scripts.ts';

/** Colloquial job names in all languages, by listed name. */
const namesOfJobs: Readonly<Record<string, string>> = {
  'retail sales associate':
    'sales girl | sales boy | salesgirl | salesboy | salesman | saleswoman | shop assistant | shop boy | shop girl | सेल्समैन | सेल्सगर्ल | सेल्स गर्ल | दुकान सहायक',
  teacher:
    'अध्यापक | अध्यापिका | शिक्षक | शिक्षिका | मास्टर जी | adhyapak | adhyapika | shikshak | shikshika | ਅਧਿਆਪਕ | ఉపాధ్యాయుడు | ఉపాధ్యాయ | ಅಧ್ಯಾಪಕ | അധ്യാപകൻ | അധ്യാപിക | ஆசிரியை',
  'primary teacher': 'प्राथमिक शिक्षक | प्राथमिक अध्यापक | प्राथमिक शिक्षिका',
  electrician: 'बिजली मिस्त्री | बिजली मिस्तरी | बिजली वाला | bijli mistri | bijli ka mistri | बिजली का मिस्त्री | विद्युत मिस्त्री | bijli mistry',
  mason: 'राज मिस्त्री | राजमिस्त्री | राज मिस्तरी | raj mistri | rajmistri | raj mistry | गवंडी',
  plumber: 'नल मिस्त्री | नल का मिस्त्री | नलसाज | नल वाला | nal mistri | नळ कारागीर',
  carpenter: 'बढ़ई | बढई | सुतार | लकड़ी मिस्त्री | lakdi mistri | தச்சர்',
  painter: 'रंगसाज | पुताई वाला | पेंट मिस्त्री | रंगारी',
  tailor: 'दर्जी | दरजी | darji | darzi | सिलाई वाला | silai wala | शिंपी | தையல்காரர் | தையலர்',
  'security guard':
    'चौकीदार | चौकिदार | पहरेदार | सुरक्षाकर्मी | सुरक्षा कर्मी | सुरक्षा गार्ड | सुरक्षा रक्षक | watchman | watch man | chowkidar | chaukidar | chokidar | वॉचमैन | காவலாளி | பாதுகாவலர்',
  cook: 'रसोइया | रसोईया | बावर्ची | खानसामा | खाना बनाने वाला | rasoiya | bawarchi | khansama | khana banane wala | स्वयंपाकी | சமையல்காரர்',
  driver: 'चालक | वाहन चालक | गाड़ी चलाने वाला | chalak | gadi chalane wala | gaadi chalane wala | ஓட்டுநர் | ஓட்டுனர்',
  helper: 'मजदूर | मज़दूर | श्रमिक | majdoor | mazdoor | majdur | mazdur',
  'qa engineer': 'software tester | software testing | manual tester | qa tester',
  nurse: 'nars | नर्सिंग स्टाफ | परिचारिका | செவிலியர் | నర్సు',
  doctor: 'चिकित्सक | chikitsak | மருத்துவர் | వైద్యుడు | ವೈದ್ಯ | ഡോക്ടർ | ଡାକ୍ତର',
  accountant: 'लेखाकार | मुनीम | लेखापाल | munim | கணக்காளர்',
  clerk: 'लिपिक | lipik | कारकून | எழுத்தர்',
  lawyer: 'वकील | अधिवक्ता | vakil | vakeel | வழக்கறிஞர்',
  journalist: 'पत्रकार | patrakar',
  professor: 'प्राध्यापक | பேராசிரியர்',
  principal: 'प्रधानाचार्य | प्रधानाध्यापक',
  librarian: 'पुस्तकालयाध्यक्ष',
  'police constable': 'सिपाही | हवलदार | sipahi | पुलिस सिपाही',
  'office boy': 'चपरासी | chaprasi | peon | चपड़ासी | शिपाई | சிப்பந்தி',
  postman: 'डाकिया | dakiya',
  translator: 'अनुवादक',
  photographer: 'फोटो खींचने वाला | छायाकार',
  'hair stylist': 'नाई | हज्जाम | barber',
  beautician: 'ब्यूटी पार्लर वाली | parlour wali | parlor wali',
  waiter: 'बैरा',
  'delivery executive': 'सामान पहुँचाने वाला | डिलीवरी वाला | delivery wala',
  software: 'மென்பொருள்',
  engineer: 'अभियंता | abhiyanta | பொறியாளர்',
  manager: 'प्रबंधक | prabandhak',
  'branch manager': 'शाखा प्रबंधक',
};

interface JobName {
  readonly name: readonly string[];
  readonly listed: readonly string[];
}

const wordsOf = (text: string): readonly string[] => inDevanagari(text).split(' ');

/** Longest names first, so that partial matches do not win. */
const names: readonly JobName[] = Object.entries(namesOfJobs)
  .flatMap(([listed, others]) => others.split(' | ').map((name) => ({ name: wordsOf(name), listed: listed.split(' ') })))
  .toSorted((one, other) => other.name.length - one.name.length);

const wordsOfNames: ReadonlySet<string> = new Set(names.flatMap(({ name }) => name));

export const isOfJobName = (word: string): boolean => wordsOfNames.has(word);

export interface JobsAsListed {
  readonly words: readonly string[];
  readonly called: readonly { readonly listed: readonly string[]; readonly from: number; readonly to: number }[];
}

/** Replaces colloquial jobs by listed ones: sales girl by retail sales associate. */
export function jobsAsListed(words: readonly string[]): JobsAsListed {
  const said: string[] = [];
  const called: { listed: readonly string[]; from: number; to: number }[] = [];
  for (let at = 0; at < words.length;) {
    const found = names.find(({ name }) => name.every((word, more) => words[at + more] === word));
    if (found) called.push({ listed: found.listed, from: at, to: at + found.name.length });
    said.push(...(found?.listed ?? [words[at] ?? '']));
    at += found?.name.length ?? 1;
  }
  return { words: said, called };
}
