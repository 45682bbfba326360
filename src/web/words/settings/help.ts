import type { Language } from '#core/device/preferences.ts';
import { grouped } from '#core/figures/counts.ts';

const english = {
  title: 'Need help',
  description: 'How to get help, and what we can and cannot do because we do not know who you are.',
  lead: 'Most things you can do yourself, at once. For the rest, here is what we can do and what we cannot.',
  yourself: 'What you can do at once',
  ways: {
    lost: { title: 'You cannot get in any more', text: 'A recovery code lets you in once, without the provider you used.', to: 'How you get in' },
    elsewhere: { title: 'You left yourself signed in somewhere', text: 'Sign out there from here. It takes effect at the next press.', to: 'Your devices' },
    wrong: { title: 'Something in your profile is wrong', text: 'Change it yourself. Nothing old is kept.', to: 'Your profile' },
    leave: { title: 'You want to leave', text: 'Let the account rest, or delete it and take a receipt with you.', to: 'Manage account' },
    kept: { title: 'You want to know what we keep', text: 'The page is made from the database itself.', to: 'What we keep' },
  },
  can: 'What we can do',
  canDo: [
    'Look into a page, a number or a company that seems wrong.',
    'Take down what breaks the rules, whoever wrote it.',
    'Mend what does not work. Write what you pressed and what you saw.',
  ],
  cannot: 'What we cannot do, because we do not know who you are',
  cannotDo: [
    'Find your account by your name, mail or phone. We have none of them.',
    'Let you in when every way in is lost. Make recovery codes while you are in.',
    'Say who wrote something, not to you, not to your employer, not to ourselves.',
    'Answer you in person. What you write here carries no address to answer to.',
  ],
  feedback: {
    title: 'Tell us',
    lead: 'What you write reaches whoever runs this installation. You have one note with us: sending again takes the place of the one before.',
    noName: 'It stands under a key that nobody can turn back into your account. Leave names and numbers out all the same.',
    rating: 'How does it work for you?',
    ratings: ['Not at all', 'Badly', 'So so', 'Well', 'Very well'],
    text: 'In your words',
    hint: (most: number) => `${grouped(most)} letters at most`,
    send: 'Send',
    change: 'Change the note',
    sending: 'Sending',
    sent: 'Your note has arrived.',
    noRating: 'Choose one of the five.',
    tooLong: (most: number) => `Keep it to ${grouped(most)} letters.`,
    failed: 'Your note could not be sent. It stays here; try again.',
    limited: 'That was often. Wait a few minutes; your note stays here.',
    guest: 'To leave a note you need an account, so that one person has one voice.',
  },
};

export type HelpWords = typeof english;

const hindi: HelpWords = {
  title: 'मदद चाहिए',
  description: 'मदद कैसे लें, और हम क्या कर सकते हैं और क्या नहीं, क्योंकि हम नहीं जानते कि आप कौन हैं।',
  lead: 'ज़्यादातर काम आप ख़ुद, अभी कर सकते हैं। बाकी के लिए पढ़िए कि हम क्या कर सकते हैं और क्या नहीं।',
  yourself: 'जो आप अभी कर सकते हैं',
  ways: {
    lost: { title: 'आप अंदर नहीं आ पा रहे', text: 'रिकवरी कोड से आप एक बार अंदर आ सकते हैं, पुरानी कंपनी के लॉगिन के बिना।', to: 'अंदर आने के तरीके' },
    elsewhere: { title: 'कहीं लॉग इन छूट गया', text: 'यहीं से वहाँ साइन आउट करें। अगली बार दबाते ही असर होगा।', to: 'आपके डिवाइस' },
    wrong: { title: 'प्रोफ़ाइल में कुछ ग़लत है', text: 'ख़ुद बदल लीजिए। पुराना कुछ नहीं रखा जाता।', to: 'आपका प्रोफ़ाइल' },
    leave: { title: 'आप जाना चाहते हैं', text: 'खाते को आराम दें, या मिटाकर रसीद ले जाएँ।', to: 'खाता सँभालें' },
    kept: { title: 'हम क्या रखते हैं, यह जानना है', text: 'वह पेज सीधे डेटाबेस से बनता है।', to: 'हम क्या रखते हैं' },
  },
  can: 'हम क्या कर सकते हैं',
  canDo: [
    'कोई पेज, आँकड़ा या कंपनी ग़लत लगे तो उसे देखना।',
    'जो नियम तोड़े उसे हटाना, चाहे किसी ने भी लिखा हो।',
    'जो न चले उसे ठीक करना। लिखिए कि आपने क्या दबाया और क्या दिखा।',
  ],
  cannot: 'हम क्या नहीं कर सकते, क्योंकि हम नहीं जानते कि आप कौन हैं',
  cannotDo: [
    'नाम, मेल या फ़ोन से आपका खाता ढूँढना। हमारे पास इनमें से कुछ नहीं है।',
    'सारे रास्ते खो जाएँ तो आपको अंदर लाना। अंदर रहते हुए रिकवरी कोड बना लीजिए।',
    'यह बताना कि किसने लिखा: न आपको, न आपकी कंपनी को, न ख़ुद को।',
    'आपको अलग से जवाब देना। यहाँ लिखे पर जवाब का कोई पता नहीं होता।',
  ],
  feedback: {
    title: 'हमें बताइए',
    lead: 'आपका लिखा उस तक पहुँचता है जो यह जगह चलाता है। आपका एक ही नोट रहता है: फिर भेजेंगे तो पुराने की जगह नया आ जाएगा।',
    noName: 'यह ऐसी कुंजी के नीचे रहता है जिससे आपका खाता कोई नहीं निकाल सकता। फिर भी नाम और नंबर न लिखें।',
    rating: 'आपके लिए यह कैसा चल रहा है?',
    ratings: ['बिल्कुल नहीं', 'ख़राब', 'ठीक-ठाक', 'अच्छा', 'बहुत अच्छा'],
    text: 'अपने शब्दों में',
    hint: (most) => `ज़्यादा से ज़्यादा ${grouped(most)} अक्षर`,
    send: 'भेजें',
    change: 'नोट बदलें',
    sending: 'जा रहा है',
    sent: 'आपका नोट पहुँच गया।',
    noRating: 'पाँच में से एक चुनिए।',
    tooLong: (most) => `इसे ${grouped(most)} अक्षरों तक रखिए।`,
    failed: 'नोट नहीं जा सका। वह यहीं है, फिर कोशिश करें।',
    limited: 'बहुत बार हो गया। कुछ मिनट रुकिए, नोट यहीं रहेगा।',
    guest: 'नोट के लिए खाता चाहिए, ताकि एक आदमी की एक आवाज़ रहे।',
  },
};

export const helpWords = (language: Language): HelpWords => (language === 'hi' ? hindi : english);
