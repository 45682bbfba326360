/** Words of politeness, of asking and of looking for something: of English, of Hindi in Latin letters, and of Hindi. They say nothing of what is looked for. */
export const wordsOfAsking =
  'can could would will someone anyone anybody some any there here all show tell give gives giving list pls plz kindly dear hello hi hey sir madam maam ji u am im ' +
  'looking look search searching seeking find finding want wants wanted need needs needed help urgent urgently has have where your they their people say says said calculate ' +
  'anonymously suggest city us between thanks thank question regarding concerning currently present possible anything something whether ' +
  'chahiye chahie chaiye hame humein hume humko mujhko aap apko aapko dijiye dijie dikhao dikhaiye dikhaye bata bataye batayein bataen janna jaanna janni jaanni jankari jaankari karo karna koi kuch kripya kripaya bhaiya didi dost ' +
  'talash dhundh dhoondh raha rahi rahe rha rhi hoon hun hu sakta sakti sakte kahan baare bare wahan yahan batado ' +
  'मुझे हमें मुझको आप आपको चाहिए चाहिये बताइए बताएं बताएँ बताये बताइये कृपया दिखाओ दिखाइए दिखाएं दीजिए दीजिये जानना जाननी जानकारी कोई कुछ भाई सर ढूंढ ढूँढ रहा रही रहे हूं हूँ तलाश बारे सकता सकती सकते';
