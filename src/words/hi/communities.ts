import type { words as english } from '../en/communities.ts';

export const words: typeof english = {
  department: (name) => `${name} के लोग यहाँ बात करते हैं।`,
  industry: (name) => `${name} में काम और वेतन।`,
  company: (name) => `${name} में काम करने के बारे में लोग क्या कहते हैं।`,
  messages: 'संदेश',
};
