import type { words as english } from '../../en/company-profiles/facts.ts';

export const words: typeof english = {
  names: {
    about: 'कंपनी के बारे में',
    headOffice: 'मुख्य दफ़्तर',
    offices: 'दूसरे दफ़्तर',
    indianSize: 'भारत में लोग',
    industry: 'क्षेत्र',
    website: 'वेबसाइट',
    careerSite: 'करियर साइट',
    socialLinks: 'सोशल मीडिया',
    foundedYear: 'स्थापना',
    benefits: 'कंपनी की सुविधाएँ',
    whyJoin: 'हमारे यहाँ क्यों आएँ',
  },
  sources: {
    company: 'कंपनी ने लिखा',
    administrator: 'यह साइट चलाने वालों ने लिखा',
    list: 'कंपनियों की सूची से',
    earlier: 'दर्ज नहीं',
  },
  nothing: 'कुछ नहीं',
  title: (company) => `${company}: पहले की जानकारी`,
  heading: 'पहले की जानकारी',
  lead: (company) => `इस पेज पर ${company} के बारे में पहले क्या लिखा था, किसने लिखा और कब। कुछ हटाया नहीं जाता; सबसे नया सबसे ऊपर है।`,
  none: 'बदलाव दर्ज होने के बाद से कोई जानकारी नहीं बदली।',
  fact: 'जानकारी',
  says: 'पेज पर क्या लिखा है',
  said: 'पेज पर क्या लिखा था',
  source: 'स्रोत',
  date: 'तारीख',
  now: 'अभी',
};
