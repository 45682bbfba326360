import { mostOffers } from '#core/compare-offers/most-offers.ts';
import { inWords } from '../figures/numbers.ts';
import type { CalculatorListWords } from '../../en/calculators/list.ts';

export const words: CalculatorListWords = {
  title: 'भारत के लिए सैलरी कैलकुलेटर',
  description: 'हाथ में आने वाली सैलरी, ऑफ़र की तुलना, हाइक, एचआरए और ग्रेच्युटी। हर पंक्ति का नियम भी दिखता है। हिसाब आपके डिवाइस पर, कोई रकम भेजी नहीं जाती।',
  heading: 'कैलकुलेटर',
  lead: 'हर पंक्ति में दिखता है कि कौन सा नियम लगा और वह किस तारीख़ का है। सारा हिसाब आपके ही डिवाइस पर होता है।',
  tools: {
    takeHome: 'सीटीसी में से कितना बैंक में आता है, दोनों टैक्स व्यवस्थाओं में।',
    compareOffers: `${inWords(mostOffers)} ऑफ़र तक, साल दर साल: क्या पक्का है, क्या मिल सकता है, क्या शर्त पर है।`,
    hike: 'हाइक प्रतिशत में, रुपयों में और हाथ में।',
    hra: 'मकान किराया भत्ते (एचआरए) का कितना हिस्सा टैक्स-फ़्री है, और क्यों।',
    gratuity: 'नौकरी छोड़ने पर कितनी ग्रेच्युटी, आप हक़दार हैं या नहीं, और उस पर टैक्स।',
  },
};
