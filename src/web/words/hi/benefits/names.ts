import type { Benefit, BenefitGroup } from '#core/benefits/benefit.ts';

/** The groups of benefits in Hindi. */
export const groupNames: Readonly<Record<BenefitGroup, string>> = {
  financial: 'पैसा',
  health: 'सेहत',
  'time-off': 'छुट्टी',
  perks: 'रोज़ की सुविधाएँ',
  learning: 'सीखना',
};

/** The benefits in Hindi. */
export const benefitNames: Readonly<Record<Benefit, string>> = {
  'provident-fund': 'प्रोविडेंट फ़ंड (पीएफ)',
  gratuity: 'ग्रेच्युटी',
  'yearly-bonus': 'सालाना बोनस',
  'stock-options': 'शेयर या स्टॉक ऑप्शन',
  relocation: 'शहर बदलने का ख़र्च',
  'salary-advance': 'सैलरी एडवांस',
  'night-allowance': 'नाइट शिफ़्ट का भत्ता',
  'health-insurance': 'हेल्थ इंश्योरेंस',
  'parents-insured': 'माता-पिता का हेल्थ इंश्योरेंस',
  'life-insurance': 'जीवन बीमा',
  'annual-checkup': 'सालाना हेल्थ चेक-अप',
  'mental-health': 'काउंसलिंग',
  gym: 'जिम',
  'maternity-leave': 'मैटरनिटी लीव, 26 हफ़्ते सैलरी के साथ',
  'paternity-leave': 'पैटरनिटी लीव',
  'period-leave': 'पीरियड लीव',
  'sick-leave': 'बीमारी की छुट्टी, सैलरी के साथ',
  'leave-encashment': 'बची छुट्टियों का पैसा',
  sabbatical: 'लंबी छुट्टी (सबैटिकल)',
  cab: 'आने-जाने की कैब या बस',
  meals: 'काम पर खाना',
  'work-from-home': 'घर से काम',
  'flexible-hours': 'फ़्लेक्सिबल समय',
  creche: 'क्रेच',
  'phone-bill': 'फ़ोन या इंटरनेट का बिल',
  training: 'काम के समय में ट्रेनिंग',
  'certification-fees': 'सर्टिफ़िकेट की फ़ीस',
  'higher-study': 'आगे की पढ़ाई की फ़ीस',
  conferences: 'कॉन्फ़्रेंस',
};
