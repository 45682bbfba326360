import { grouped } from '#core/figures/counts.ts';
import type { PollWords } from '../../en/polls/words.ts';

export const words: PollWords = {
  label: 'पोल',
  votes: (count) => `${grouped(count)} वोट`,
  soFar: (count, least) => `अब तक ${grouped(count)} वोट, नतीजा ${least} वोट से`,
  open: (until) => `${until} तक खुला`,
  closed: 'बंद हो चुका',
  notOut: 'यह पोस्ट सबको दिखने लगे, तब लोग वोट दे पाएँगे',
  change: 'आप अपना वोट बदल सकते हैं',
  see: 'नतीजा देखें',
  sharesFrom: (least) => `${least} लोगों के वोट होने पर नतीजा दिखेगा`,
  sharesOf: (count, more) => `नतीजा ${grouped(count)} वोट का है, ${more} और लोग वोट देंगे तब बदलेगा`,
  percent: (percent) => `${percent}%`,
};
