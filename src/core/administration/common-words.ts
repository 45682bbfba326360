/** Frequent words that may not be watched, as nearly every text would wait. */
export const commonWords: readonly string[] = `
the and for are but not you all any can had her his was one our out day get has him how man new now old see two way who boy did its let put say she too use that with have this
will your from they know want been good much some time very when come here just like long make many more only over such take than them well were what would there their about which
after again also because before being between both could does doing done each even every first give going great into last little might most must need never next nothing other people
same should since still than then these thing think those through today under until where while why work year years yes
salary company manager office job jobs team offer offers notice period hike leave leaves boss bonus interview interviews role money month months experience working project projects colleague colleagues
join joined joining resign resigned pay paid ctc lpa wfh anyone please help thanks same post
है हैं था थी थे हूँ हो और का की के को में से पर ने ये यह वह वो भी तो ही नहीं क्या कैसे क्यों कब कहाँ कौन जो एक दो मैं मेरा मेरी मेरे हम हमारा आप आपका तुम वे उस इस उन इन उसका इसका अपना अपनी
कर करना करते करता करती किया कोई कुछ सब बहुत बात काम साल महीने दिन लोग अब जब तब फिर अगर लेकिन मगर या एवं तक लिए साथ बाद पहले गया गई गए रहा रही रहे होता होती सकते सकता वाला वाले वेतन कंपनी मैनेजर ऑफ़िस ऑफिस नौकरी सैलरी टीम बॉस
hai hain tha thi the hoon hun aur kya kyun kaise kab kahan kaun nahi nahin nhi mat main mein mai mera meri mere hum hamara aap aapka tum tumhara tera teri tere woh wo yeh ye bhi toh ko ka ki ke se par pe
kar karna karte karta karti kiya karo koi kuch kuchh sab sabhi bahut bohot bahot baat kaam saal mahina mahine din log logo logon abhi phir fir agar lekin magar tak liye saath baad pehle gaya gayi gaye
raha rahi rahe hota hoti hote sakta sakte sakti wala wale wali apna apni apne isko usko jab tab paisa paise naukri chhutti chutti accha acha theek bhai yaar sir madam
`
  .trim()
  .split(/\s+/);
