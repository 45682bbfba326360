import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import type { DumpWords } from '../../en/dump/words.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const words: DumpWords = {
  heading: 'खुला डेटा',
  lead: 'कंपनियाँ, कई लोगों के आँकड़े, हर हफ़्ते की रेटिंग, पुरस्कार और यह बही, सबके लिए एक फ़ाइल में। इसमें किसी एक व्यक्ति के बारे में कुछ नहीं है।',
  none: 'अभी कोई फ़ाइल नहीं है।',
  list: 'फ़ाइलें, सबसे नई पहले',
  file: (day: string) => daySaid(monthNames, day),
  bytes: (bytes: number) => `zip, ${megabytes(bytes)} MB`,
  how: 'इसे कैसे जाँचें?',
  check: 'इसकी हर फ़ाइल पर नीचे दी गई चाबी के दस्तख़त हैं। यह कमांड हर रेटिंग और पुरस्कार की हर सूची फिर से बनाकर मिलाती है।',
  command: (key: string) => `npm run dump -- verify <zip> ${key}`,
  key: 'चाबी',
};
