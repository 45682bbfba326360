import type { Language } from '#core/device/preferences.ts';
import type { NameProblem } from '#core/personas/made-up-name.ts';

/** Everything said where a made-up name or its picture is changed. */
export interface FaceWords {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly checking: string;
  readonly free: (name: string) => string;
  readonly unchecked: string;
  readonly suggested: string;
  readonly another: string;
  readonly picture: string;
  readonly pictureOf: (place: number, of: number) => string;
  readonly others: string;
  readonly shared: string;
  readonly problem: Readonly<Record<NameProblem, string>>;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
  readonly saved: string;
  readonly failed: string;
  readonly offline: string;
  readonly restored: string;
}

const english: FaceWords = {
  title: 'Your made-up name',
  lead: 'What you wrote under the former name stands under the new one from now on.',
  name: 'Made-up name',
  checking: 'Looking whether it is free',
  free: (name) => `${name} is free.`,
  unchecked: 'We could not look whether it is free. We look again when you save.',
  suggested: 'Or one of these',
  another: 'Other names',
  picture: 'Picture',
  pictureOf: (place, of) => `Picture ${place} of ${of}`,
  others: 'Other pictures',
  shared: 'Everybody draws from the same pictures, so yours says nothing about you.',
  problem: {
    length: 'Between 3 and 24 letters, please.',
    letters: 'Words with at most three digits at their end, such as Quiet Banyan 27.',
    contact: 'This looks like a number, an address or a link. Choose something that leads nowhere.',
    company: 'This is the name of a company. Choose one that says nothing about where you work.',
    official: 'This sounds as if it spoke for the product. Choose another one.',
    'own-name': 'This is what we call you here. Choose one that is not tied to you.',
    taken: 'Somebody else writes under this name.',
  },
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  saved: 'Name and picture are changed.',
  failed: 'This could not be saved. It stays here; try again.',
  offline: 'There is no connection. This stays here; try again once it is back.',
  restored: 'This is as you left it. It is not saved yet.',
};

const hindi: FaceWords = {
  title: 'आपका बनाया हुआ नाम',
  lead: 'पुराने नाम से जो लिखा है, वह अब से नए नाम के नीचे दिखेगा।',
  name: 'बनाया हुआ नाम',
  checking: 'देख रहे हैं कि ख़ाली है या नहीं',
  free: (name) => `${name} ख़ाली है।`,
  unchecked: 'अभी नहीं देख सके कि ख़ाली है या नहीं। सेव करते समय फिर देखेंगे।',
  suggested: 'या इनमें से कोई',
  another: 'दूसरे नाम',
  picture: 'तस्वीर',
  pictureOf: (place, of) => `${of} में से तस्वीर ${place}`,
  others: 'दूसरी तस्वीरें',
  shared: 'सब इन्हीं तस्वीरों में से लेते हैं, इसलिए तस्वीर आपके बारे में कुछ नहीं बताती।',
  problem: {
    length: '3 से 24 अक्षर रखिए।',
    letters: 'शब्द लिखिए, अंत में ज़्यादा से ज़्यादा तीन अंक, जैसे शांत बरगद 27।',
    contact: 'यह नंबर, पता या लिंक जैसा लगता है। ऐसा नाम चुनिए जो कहीं न ले जाए।',
    company: 'यह एक कंपनी का नाम है। ऐसा चुनिए जिससे आपकी कंपनी पता न चले।',
    official: 'इससे लगता है कि यह जगह ख़ुद बोल रही है। दूसरा चुनिए।',
    'own-name': 'इस नाम से हम आपको बुलाते हैं। ऐसा चुनिए जो आपसे न जुड़ा हो।',
    taken: 'इस नाम से कोई और लिखता है।',
  },
  save: 'सेव करें',
  saving: 'सेव हो रहा है',
  cancel: 'रहने दें',
  saved: 'नाम और तस्वीर बदल गए।',
  failed: 'यह सेव नहीं हो सका। यहीं है, फिर कोशिश करें।',
  offline: 'कनेक्शन नहीं है। यह यहीं है, लौटने पर फिर कोशिश करें।',
  restored: 'जैसा आपने छोड़ा था, वैसा ही है। अभी सेव नहीं हुआ।',
};

export const faceWords = (language: Language): FaceWords => (language === 'hi' ? hindi : english);
