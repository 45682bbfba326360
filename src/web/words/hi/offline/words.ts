import type { OfflineWords } from '../../en/offline/words.ts';

export const words: OfflineWords = {
  heading: 'कनेक्शन नहीं है',
  because: 'यह पेज आपके डिवाइस पर नहीं है। कनेक्शन लौटते ही अपने आप खुलेगा।',
  read: 'ये आप अभी पढ़ सकते हैं',
  none: 'दूसरे पेज से आगे जो पढ़ते हैं, वह यहाँ सेव होता है। अभी कुछ सेव नहीं है।',
  tools: 'ये ऑफ़लाइन भी चलते हैं',
};
