import type { NotFoundWords } from '../../en/errors/not-found.ts';

export const words: NotFoundWords = {
  title: 'पेज नहीं मिला',
  description: 'इस लिंक पर कोई पेज नहीं है।',
  heading: 'इस लिंक पर कोई पेज नहीं है',
  because: 'पेज कहीं और चला गया होगा, या लिंक ग़लत लिखा गया है। उसे खोजें, या इनमें से कोई पेज खोलें:',
  search: 'क्या ढूँढ रहे हैं?',
};
