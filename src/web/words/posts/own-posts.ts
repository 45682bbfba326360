import type { Language } from '#core/device/preferences.ts';
import { grouped } from '#core/figures/counts.ts';

const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;

const english = {
  title: 'Your posts',
  lead: 'Everything you wrote under either name, and what became of it. Only you see it together: to everybody else nothing joins the two.',
  figures: (posts: number, comments: number) => `${counted(posts, 'post', 'posts')}, ${counted(comments, 'comment', 'comments')}`,
  waiting: (count: number) => `${counted(count, 'post waits', 'posts wait')} for a moderator`,
  none: 'You have not written anything yet.',
  noneBecause: 'A question is enough to begin with.',
  guest: 'Your posts belong to your account.',
  guestBecause: 'Log in to see them.',
};

export type OwnPostsWords = typeof english;

const hindi: OwnPostsWords = {
  title: 'आपकी पोस्ट',
  lead: 'दोनों नामों से आपने जो लिखा, और उसका क्या हुआ। साथ में यह सिर्फ़ आपको दिखता है: बाकी किसी के लिए दोनों नाम आपस में नहीं जुड़ते।',
  figures: (posts, comments) => `${grouped(posts)} पोस्ट, ${grouped(comments)} टिप्पणियाँ`,
  waiting: (count) => `${grouped(count)} पोस्ट मॉडरेटर के पास`,
  none: 'आपने अभी कुछ नहीं लिखा।',
  noneBecause: 'शुरुआत के लिए एक सवाल काफ़ी है।',
  guest: 'आपकी पोस्ट आपके खाते के साथ हैं।',
  guestBecause: 'देखने के लिए लॉग इन करें।',
};

export const ownPostsWords = (language: Language): OwnPostsWords => (language === 'hi' ? hindi : english);
