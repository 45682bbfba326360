import { grouped } from '#core/figures/counts.ts';
import type { OfferWords } from '../../en/offers/words.ts';

export const words: OfferWords = {
  inHand: 'हर महीने हाथ में',
  inHandFrom: (day) => `${day} से`,
  inHandHow: '“हाथ में” कैसे गिना गया',
  inHandBasis: 'हम सिर्फ़ फ़िक्स्ड सैलरी गिनते हैं, वेरिएबल और स्टॉक नहीं। उसका आधा बेसिक मानते हैं, और पीएफ आम सीमा तक। आपका किराया, निवेश और उम्र हमें नहीं मालूम।',
  inHandYear: (year, regimes, checkedUpTo) =>
    `यह वित्त वर्ष ${year} का अनुमान है, ${regimes.length > 1 ? 'उस टैक्स व्यवस्था में, जिसमें ज़्यादा बचे' : regimes[0] === 'old' ? 'पुरानी टैक्स व्यवस्था में, जिसमें ज़्यादा बचता है' : 'नई टैक्स व्यवस्था में, जिसमें ज़्यादा बचता है'}। टैक्स के नियम हमने ${checkedUpTo} तक जाँचे हैं।`,
  inHandNoCity: 'शहर न मालूम हो, तो प्रोफ़ेशनल टैक्स नहीं जोड़ा जाता।',
  inHandOwn: 'अपने आँकड़ों से हिसाब लगाएँ',
  total: 'साल का कुल',
  fixed: 'फ़िक्स्ड',
  variable: 'वेरिएबल',
  stock: 'स्टॉक',
  role: 'पद',
  place: 'शहर',
  votes: 'इतने लेंगे',
  years: (count) => (count === 0 ? 'फ़्रेशर' : `${grouped(count)} साल`),
  experience: 'अनुभव',
  mode: 'कहाँ से',
  modes: { office: 'ऑफ़िस', hybrid: 'हाइब्रिड', remote: 'घर से' },
  take: 'लें',
  takeThis: (name) => `यह ऑफ़र लें: ${name}`,
  current: 'अभी की नौकरी',
  none: '–',
  what: 'क्या मिल रहा है',
  lakh: (amount) => `₹${amount} लाख`,
  crore: (amount) => `₹${amount} करोड़`,
  rupees: (amount) => `₹${amount}`,
};
