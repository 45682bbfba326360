import type { CsvLinesWords } from '../../en/ui/csv-lines.ts';

export const words: CsvLinesWords = {
  file: 'CSV फ़ाइल चुनें',
  paste: 'या उसकी लाइनें यहाँ पेस्ट करें',
  unfit: { none: 'फ़ाइल चुनें, या उसकी लाइनें पेस्ट करें।', long: 'यह 1 MB से ज़्यादा है। फ़ाइल को बाँट लें।' },
};
