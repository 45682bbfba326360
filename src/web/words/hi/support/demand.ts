import { monthNames } from '../figures/months.ts';
import type { DemandWords } from '../../en/support/demand.ts';

export const words: DemandWords = {
  heading: 'तिमाही के हिसाब से माँगें',
  lead: 'सरकारी विभागों ने कितनी बार कुछ माँगा, और शिकायतों के जवाब कैसे मिले। समन को भेजने वाला ख़ुद गिनाता है, इसे कोई जाँचता नहीं।',
  none: 'अब तक न कोई समन आया, न कोई शिकायत।',
  count: 'शिकायत भेजें या देखें',
  notice: 'समन गिनाएँ',
  quarter: 'तिमाही',
  summons: 'समन',
  grievances: 'शिकायतें',
  quarterSaid: (begins) => {
    const month = Number(begins.slice(5, 7)) - 1;
    return `${monthNames[month] ?? ''} से ${monthNames[month + 2] ?? ''} ${begins.slice(0, 4)}`;
  },
  noSummons: 'कोई नहीं',
  authorities: { COURT: 'अदालत', POLICE: 'पुलिस', TAX: 'टैक्स विभाग', OTHER_AGENCY: 'दूसरे विभाग' },
  asks: { IDENTITY: 'पहचान', REMOVAL: 'हटाना', PRESERVATION: 'सँभालकर रखना', OTHER: 'कुछ और' },
  line: (authority, asks, count) => `${authority}, ${asks}: ${count}`,
  answered: ({ received, inTime, late, waiting }) => (received === 0 ? 'कोई नहीं' : `${received} आईं: ${inTime} के जवाब समय पर, ${late} के देर से, ${waiting} बाकी`),
};
