import type { Language } from '#core/device/preferences.ts';
import type { AccountItem, LeavableItem, LeftBecause, LeftItem } from '#core/account/account-deletion.ts';

/** What may be left behind, and what each of the two ways means. */
interface Leaving {
  readonly label: string;
  readonly delete: string;
  readonly leave: string;
}

/** Everything said where an account is put to rest or deleted. */
export interface AccountWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly guest: string;
  readonly guestBecause: string;
  readonly cancel: string;
  readonly again: { readonly text: string; readonly logIn: string };
  readonly failed: string;
  readonly offline: string;
  readonly limited: string;
  readonly rest: {
    readonly heading: string;
    readonly lead: string;
    readonly points: readonly string[];
    readonly press: string;
    readonly sure: string;
    readonly sureText: string;
    readonly confirm: string;
    readonly busy: string;
    readonly done: string;
    readonly doneText: string;
  };
  readonly delete: {
    readonly heading: string;
    readonly lead: string;
    readonly goesHeading: string;
    readonly goes: readonly string[];
    readonly choose: string;
    readonly chooseLead: string;
    readonly items: Readonly<Record<LeavableItem, Leaving>>;
    readonly staysHeading: string;
    readonly stays: readonly string[];
    readonly word: string;
    readonly typed: (word: string) => string;
    readonly typedHint: string;
    readonly mistyped: (word: string) => string;
    readonly press: string;
    readonly busy: string;
  };
  readonly receipt: {
    readonly heading: string;
    readonly lead: string;
    readonly number: string;
    readonly on: string;
    readonly deleted: string;
    readonly left: string;
    readonly items: Readonly<Record<AccountItem | LeftItem, string>>;
    readonly because: Readonly<Record<LeftBecause, string>>;
    readonly nothing: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly save: string;
    readonly fileName: string;
    readonly home: string;
  };
  readonly lookUp: {
    readonly heading: string;
    readonly lead: string;
    readonly label: string;
    readonly press: string;
    readonly empty: string;
    readonly missing: string;
    readonly failed: string;
  };
}

const english: AccountWords = {
  title: 'Manage account',
  description: 'Let your account rest, or delete it and take a receipt with you.',
  lead: 'Let the account rest, or delete it. Neither needs a reason, and nobody will try to keep you.',
  guest: 'You are not signed in here.',
  guestBecause: 'Log in to let your account rest or to delete it.',
  cancel: 'Cancel',
  again: { text: 'Please log in once more, to be sure that it is you. What you have chosen stays.', logIn: 'Log in again' },
  failed: 'That did not work. Nothing has changed; try again.',
  offline: 'There is no connection. Nothing has changed; try again once it is back.',
  limited: 'That was often. Wait a few minutes, then try again. Nothing has changed.',
  rest: {
    heading: 'Let it rest',
    lead: 'For a while without this account. You can come back whenever you like.',
    points: ['You are signed out on every device.', 'Your profile is hidden, nothing is deleted.', 'Log in again, and you are asked whether to come back.'],
    press: 'Let the account rest',
    sure: 'Let the account rest?',
    sureText: 'You are signed out everywhere. Everything is here when you come back.',
    confirm: 'Let it rest',
    busy: 'One moment',
    done: 'Your account rests',
    doneText: 'You are signed out everywhere. Log in whenever you want to come back. Reading goes on as before.',
  },
  delete: {
    heading: 'Delete it',
    lead: 'For good. Nobody can bring it back, not even us.',
    goesHeading: 'What goes in any case',
    goes: [
      'your ways in, devices, passkeys and recovery codes',
      'what you said about work and education, and what was confirmed of it',
      'your photo, your preferences, and what you allowed',
      'the communities that you chose',
    ],
    choose: 'What shall become of the rest?',
    chooseLead: 'What you leave behind belongs to nobody. You cannot delete it later, because nobody knows any more that it was yours.',
    items: {
      anonymousProfile: { label: 'Your made-up name, with what you wrote under it', delete: 'Delete it', leave: 'Leave it to the readers' },
      designationProfile: { label: 'What you wrote as your designation', delete: 'Delete it', leave: 'Leave it to the readers' },
      feedback: { label: 'Your note to us', delete: 'Delete it', leave: 'Leave it to us' },
    },
    staysHeading: 'What stays, because nothing in it leads to you',
    stays: [
      'sums of confirmed addresses of this year, which no one can read back and which know no account',
      'copies that whoever runs this made before; they are overwritten in turn',
    ],
    word: 'DELETE',
    typed: (word) => `Type ${word} to delete the account`,
    typedHint: 'So that no slip of a finger does it.',
    mistyped: (word) => `Type ${word}, letter by letter.`,
    press: 'Delete the account for good',
    busy: 'Deleting',
  },
  receipt: {
    heading: 'Your account is deleted',
    lead: 'This is the receipt. Its number stands nowhere beside your name. Take it with you: whoever knows the number can look it up here for three years.',
    number: 'Receipt number',
    on: 'Deleted on',
    deleted: 'What was deleted',
    left: 'What stays, and why',
    items: {
      account: 'Account',
      signIns: 'Ways in with a provider',
      sessions: 'Devices signed in',
      passkeys: 'Passkeys',
      recoveryCodes: 'Recovery codes',
      careerStatus: 'Career status',
      workExperience: 'Work experience',
      education: 'Education',
      profilePhoto: 'Photo',
      preferences: 'Preferences',
      consents: 'Consents',
      subscriptions: 'Subscriptions',
      devices: 'Devices for messages',
      communities: 'Chosen communities',
      anonymousProfile: 'Made-up name and what was written under it',
      designationProfile: 'Designation and what was written as it',
      feedback: 'Note to us',
      mailProofs: 'Sums of confirmed addresses',
      backups: 'Copies made before',
    },
    because: {
      chosen: 'You chose to leave it.',
      'leads-to-nobody': 'Nothing in it leads to anybody.',
      'expires-by-itself': 'They are overwritten in turn.',
    },
    nothing: 'Nothing',
    copy: 'Copy the receipt',
    copied: 'The receipt is copied.',
    notCopied: 'It could not be copied. Save it as a file instead.',
    save: 'Save it as a file',
    fileName: 'daftar-deletion-receipt.txt',
    home: 'To the first page',
  },
  lookUp: {
    heading: 'You have a receipt of a deletion?',
    lead: 'Whoever knows its number can look it up. Nothing in it says whose account it was.',
    label: 'Receipt number',
    press: 'Look it up',
    empty: 'Type the number of the receipt.',
    missing: 'There is no receipt with this number.',
    failed: 'This could not be looked up. Try again.',
  },
};

const hindi: AccountWords = {
  title: 'खाता सँभालें',
  description: 'खाते को आराम दें, या उसे मिटाकर रसीद साथ ले जाएँ।',
  lead: 'खाते को आराम दें, या मिटा दें। वजह बताने की ज़रूरत नहीं, और कोई रोकेगा नहीं।',
  guest: 'आप यहाँ लॉग इन नहीं हैं।',
  guestBecause: 'खाते को आराम देने या मिटाने के लिए लॉग इन करें।',
  cancel: 'रहने दें',
  again: { text: 'यह पक्का करने के लिए कि आप ही हैं, एक बार फिर लॉग इन करें। जो आपने चुना है, वह बना रहेगा।', logIn: 'फिर से लॉग इन करें' },
  failed: 'यह नहीं हो सका। कुछ नहीं बदला, फिर कोशिश करें।',
  offline: 'कनेक्शन नहीं है। कुछ नहीं बदला, लौटने पर फिर कोशिश करें।',
  limited: 'बहुत बार हो गया। कुछ मिनट रुककर फिर कोशिश करें। कुछ नहीं बदला।',
  rest: {
    heading: 'आराम दें',
    lead: 'कुछ समय इस खाते के बिना। जब चाहें लौट सकते हैं।',
    points: ['हर डिवाइस पर साइन आउट हो जाएगा।', 'प्रोफ़ाइल छिप जाएगा, मिटेगा कुछ नहीं।', 'फिर लॉग इन करेंगे तो पूछा जाएगा कि लौटना है या नहीं।'],
    press: 'खाते को आराम दें',
    sure: 'खाते को आराम दें?',
    sureText: 'हर जगह साइन आउट हो जाएगा। लौटने पर सब कुछ यहीं मिलेगा।',
    confirm: 'आराम दें',
    busy: 'एक पल',
    done: 'आपका खाता आराम कर रहा है',
    doneText: 'हर जगह साइन आउट हो गया। लौटना हो तो लॉग इन करें। पढ़ना पहले की तरह चलता रहेगा।',
  },
  delete: {
    heading: 'मिटा दें',
    lead: 'हमेशा के लिए। इसे कोई वापस नहीं ला सकता, हम भी नहीं।',
    goesHeading: 'जो हर हाल में मिटेगा',
    goes: ['अंदर आने के तरीके, डिवाइस, पासकी और रिकवरी कोड', 'काम और पढ़ाई के बारे में जो बताया, और उसकी पुष्टि', 'आपकी फ़ोटो, पसंद और सहमतियाँ', 'चुनी हुई कम्युनिटी'],
    choose: 'बाकी का क्या हो?',
    chooseLead: 'जो आप छोड़ जाएँगे, वह किसी का नहीं रहेगा। बाद में आप उसे मिटा नहीं सकेंगे, क्योंकि कोई नहीं जानेगा कि वह आपका था।',
    items: {
      anonymousProfile: { label: 'आपका बनाया हुआ नाम, और उससे जो लिखा', delete: 'मिटा दें', leave: 'पढ़ने वालों के लिए छोड़ दें' },
      designationProfile: { label: 'अपने पद से जो लिखा', delete: 'मिटा दें', leave: 'पढ़ने वालों के लिए छोड़ दें' },
      feedback: { label: 'हमें लिखा नोट', delete: 'मिटा दें', leave: 'हमारे लिए छोड़ दें' },
    },
    staysHeading: 'जो रहेगा, क्योंकि उससे आप तक कोई नहीं पहुँचता',
    stays: [
      'इस साल पुष्टि हुए पतों के जोड़, जिन्हें कोई वापस नहीं पढ़ सकता और जो कोई खाता नहीं जानते',
      'वे कॉपियाँ जो यह जगह चलाने वाले ने पहले बनाई थीं; बारी-बारी से उनके ऊपर नई आ जाती हैं',
    ],
    word: 'मिटाएँ',
    typed: (word) => `खाता मिटाने के लिए ${word} लिखें`,
    typedHint: 'ताकि भूल से उँगली छू जाने पर न मिटे।',
    mistyped: (word) => `${word} लिखिए, हर अक्षर सही।`,
    press: 'खाता हमेशा के लिए मिटाएँ',
    busy: 'मिट रहा है',
  },
  receipt: {
    heading: 'आपका खाता मिट गया',
    lead: 'यह रसीद है। इसका नंबर कहीं आपके नाम के साथ नहीं लिखा। इसे साथ ले जाएँ: जिसे नंबर पता है, वह तीन साल तक इसे यहाँ देख सकता है।',
    number: 'रसीद नंबर',
    on: 'मिटाने की तारीख़',
    deleted: 'क्या मिटा',
    left: 'क्या रहा, और क्यों',
    items: {
      account: 'खाता',
      signIns: 'कंपनियों से लॉग इन',
      sessions: 'लॉग इन डिवाइस',
      passkeys: 'पासकी',
      recoveryCodes: 'रिकवरी कोड',
      careerStatus: 'आप क्या करते हैं',
      workExperience: 'काम का अनुभव',
      education: 'पढ़ाई',
      profilePhoto: 'फ़ोटो',
      preferences: 'पसंद',
      consents: 'सहमतियाँ',
      subscriptions: 'नियमित संदेश',
      devices: 'संदेश वाले डिवाइस',
      communities: 'चुनी हुई कम्युनिटी',
      anonymousProfile: 'बनाया हुआ नाम और उससे लिखा हुआ',
      designationProfile: 'पद और उससे लिखा हुआ',
      feedback: 'हमें लिखा नोट',
      mailProofs: 'पुष्टि हुए पतों के जोड़',
      backups: 'पहले बनी कॉपियाँ',
    },
    because: {
      chosen: 'आपने छोड़ना चुना।',
      'leads-to-nobody': 'इससे किसी तक कोई नहीं पहुँचता।',
      'expires-by-itself': 'बारी-बारी से इनके ऊपर नई आ जाती हैं।',
    },
    nothing: 'कुछ नहीं',
    copy: 'रसीद कॉपी करें',
    copied: 'रसीद कॉपी हो गई।',
    notCopied: 'कॉपी नहीं हो सकी। इसे फ़ाइल में सेव कर लीजिए।',
    save: 'फ़ाइल में सेव करें',
    fileName: 'daftar-deletion-receipt.txt',
    home: 'पहले पेज पर',
  },
  lookUp: {
    heading: 'आपके पास मिटाने की रसीद है?',
    lead: 'जिसे नंबर पता है, वह इसे देख सकता है। इसमें कहीं नहीं लिखा कि खाता किसका था।',
    label: 'रसीद नंबर',
    press: 'देखें',
    empty: 'रसीद का नंबर लिखिए।',
    missing: 'इस नंबर की कोई रसीद नहीं है।',
    failed: 'यह नहीं देखा जा सका। फिर कोशिश करें।',
  },
};

export const accountWords = (language: Language): AccountWords => (language === 'hi' ? hindi : english);
