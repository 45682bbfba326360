import { fewestVisits } from '#core/company-desk/company-visits.ts';
import { grouped } from '#core/figures/counts.ts';
import type { words as english } from '../../en/company-desk/visits.ts';

export const words: typeof english = {
  usual: (atLeast) => (atLeast === 0 ? `ज़्यादातर हफ़्तों में ${fewestVisits} से कम बार देखा गया` : `ज़्यादातर हफ़्तों में ${grouped(atLeast)}+ बार देखा गया`),
  opened: 'लोगों ने आपके पेज कितनी बार खोले, इन तारीख़ों से शुरू हुए हफ़्तों में',
  step: (atLeast) => (atLeast === 0 ? `${fewestVisits} से कम` : `${grouped(atLeast)}+`),
  how: 'चरणों में गिना जाता है: 100+, 200+, 500+, 1,000+ वगैरह। एक जगह से एक दिन में कई बार खोलना एक गिना जाता है। सर्च इंजन और आपकी अपनी डेस्क नहीं गिनी जाती। इस हफ़्ते की गिनती हफ़्ता पूरा होने पर आएगी।',
  all: 'पढ़ने वालों के बारे में कंपनी बस इतना ही देखती है। वे कौन हैं, कहाँ से आए या क्या खोजा, हम कुछ नहीं रखते।',
};
