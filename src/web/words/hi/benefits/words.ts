import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { inWords } from '../figures/numbers.ts';
import { shareSaid } from '../figures/shares.ts';
import type { BenefitWords } from '../../en/benefits/words.ts';
import { benefitNames, groupNames } from './names.ts';

export const words: BenefitWords = {
  groups: groupNames,
  names: benefitNames,
  title: (company) => `${company} की सुविधाएँ`,
  titleOf: (benefit, company) => `${company} में ${benefit}`,
  description: (company) => `${company} में सैलरी के अलावा क्या मिलता है, और कितने लोग ऐसा कहते हैं। पढ़ना मुफ़्त, बिना खाते के।`,
  heading: 'यहाँ क्या मिलता है',
  basedOn: (people) => (people > 1 ? `${crowdSaid(people)} लोगों ने बताया` : 'कुछ लोगों ने बताया'),
  share: 'हाँ या नहीं कहने वालों का प्रतिशत',
  most: (names) => `ज़्यादातर को मिलता है: ${names.join('; ')}।`,
  said: (percent, people) => `${crowdSaid(people)} लोगों में से ${shareSaid(percent, people)} कहते हैं हाँ`,
  few: 'दिखाने के लिए जवाब कम हैं',
  how: `प्रतिशत ${inWords(fewestContributors)} लोगों के जवाब पर दिखता है। हम उसे दहाई तक गोल करते हैं और ${inWords(fewestContributors)} नए जवाब आने पर ही बदलते हैं, इसलिए किसी एक का जवाब पता नहीं चलता। ${whoCounts}`,
  notesCount: (count) => `${grouped(count)} नोट`,
  offers: (names, day) => `कंपनी कहती है कि वह ये देती है: ${names}${day === null ? '' : ` (${day})`}।`,
  none: 'कर्मचारियों ने अभी कोई सुविधा नहीं बताई है।',
  tooFew: `यहाँ ${inWords(fewestContributors)} से कम लोगों ने सुविधाएँ बताई हैं।`,
  toAll: (company) => `${company} की सारी सुविधाएँ`,

  addYours: {
    none: 'बताएँ कि आपको क्या मिलता है: हाँ या नहीं, एक ही पेज पर। आपके जवाबों से कोई खाता नहीं जुड़ता।',
    many: (count) => `यह पेज ${crowdSaid(count)} लोगों के जवाबों से बना है। आप भी बताएँ कि क्या मिलता है। आपके जवाबों से कोई खाता नहीं जुड़ता।`,
    add: 'अपनी सुविधाएँ बताएँ',
    close: 'अभी नहीं',
  },

  notes: {
    list: 'जिन्हें यह सुविधा मिलती है, उनके नोट',
    more: 'और नोट दिखाएँ',
    end: 'बस इतने ही हैं।',
    fromTheStart: 'पहले पेज पर लौटें',
    none: 'इस सुविधा के बारे में अभी किसी ने कुछ नहीं लिखा।',
    noneFound: 'इस पेज पर कुछ नहीं है।',
    noneFoundBecause: 'जो यहाँ था, वह पहले के किसी पेज पर है।',
    clear: 'पहले पेज पर लौटें',
  },

  note: {
    week: (monday) => `${monday} वाला हफ़्ता`,
    edited: 'बदला गया',
    actions: 'इस नोट पर',
    share: 'शेयर',
    report: 'शिकायत',
    open: 'सिर्फ़ यह नोट खोलें',
    copied: 'लिंक कॉपी हो गया।',
  },

  one: {
    title: (benefit, company) => `${company} में ${benefit}: एक नोट`,
    missing: 'यह नोट यहाँ नहीं है।',
    missingBecause: 'हो सकता है लिखने वाले ने हटाया हो, या किसी मॉडरेटर ने। सार्वजनिक बही में हर हटाई गई चीज़ लिखी है।',
    ledger: 'देखें क्या-क्या हटाया गया',
  },

  unknown: {
    title: 'ऐसी कोई सुविधा नहीं है।',
    because: 'यह सुविधा हमारी सूची में नहीं है।',
  },
};
