/** Words of politeness and asking in English and Hindi, ignored when searching. */
export const wordsOfAsking =
  'can could would will someone anyone anybody some any there here all show tell give gives giving list pls plz kindly dear hello hi hey sir madam maam ji u am im ' +
  'looking look search searching seeking find finding want wants wanted need needs needed help urgent urgently has have where your they their people say says said calculate ' +
  'anonymously suggest city us between thanks thank question regarding concerning currently present possible anything something whether lists ' +
  'chahiye chahie chaiye hame humein hume humko mujhko aap apko aapko dijiye dijie dikhao dikhaiye dikhaye bata bataye batayein bataen janna jaanna janni jaanni jankari jaankari karo karna koi kuch kripya kripaya bhaiya didi dost ' +
  'talash dhundh dhoondh raha rahi rahe rha rhi hoon hun hu sakta sakti sakte kahan baare bare wahan yahan batado suchi soochi yadi ' +
  'मुझे हमें मुझको आप आपको चाहिए चाहिये बताइए बताएं बताएँ बताये बताइये कृपया दिखाओ दिखाइए दिखाएं दीजिए दीजिये जानना जाननी जानकारी कोई कुछ भाई सर ढूंढ ढूँढ रहा रही रहे हूं हूँ तलाश बारे सकता सकती सकते सूची लिस्ट यादी';

/** Small words in other Indian languages, such as in, of, for and with. */
export const wordsBesideNames =
  'मध्ये साठी आहे आणि मध्ये किती चा ची चे कोणती ' +
  'এর জন্য থেকে মধ্যে আছে কত কি কী এবং ও ' +
  'માટે માં ની નો ના છે કેટલો કેટલી અને ' +
  'ਵਿੱਚ ਵਿਚ ਦੀ ਦਾ ਦੇ ਲਈ ਹੈ ਨੂੰ ਤੋਂ ਕਿੰਨੀ ਅਤੇ ' +
  'உள்ள மற்றும் எவ்வளவு என்ன க்கு ' +
  'కోసం లో ఎంత మరియు యొక్క ' +
  'ಎಷ್ಟು ಮತ್ತು ಗಾಗಿ ' +
  'എത്ര വേണ്ടി ഉള്ള ' +
  'ପାଇଁ ରେ କେତେ ଏବଂ';
