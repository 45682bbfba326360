import type { OfflineWords } from './en.ts';

/** Sentences of the page that stands in for one that is not on the device, in Hindi. */
export const words: OfflineWords = {
  heading: 'कनेक्शन नहीं है',
  because: 'यह पेज आपके डिवाइस पर नहीं है। कनेक्शन लौटते ही यह अपने आप आ जाएगा।',
  read: 'ये आप अभी फिर पढ़ सकते हैं',
  none: 'जो पेज आप पढ़ते हैं, वे दूसरे पेज से यहाँ रखे जाते हैं। अभी कोई नहीं रखा है।',
  tools: 'ये बिना कनेक्शन के चलते हैं',
};
