import { grouped } from '#core/figures/counts.ts';
import { shortly } from '../figures/counts.ts';
import type { CommunityWords } from '../../en/communities/words.ts';

const categories: Readonly<Record<string, string>> = {
  Money: 'पैसा',
  Beginning: 'शुरुआत',
  'Life at work': 'काम की ज़िंदगी',
  'Changing jobs': 'नौकरी बदलना',
  Departments: 'विभाग',
  Industries: 'क्षेत्र',
};

/** Sentences of communities, in Hindi. */
export const words: CommunityWords = {
  title: 'समुदाय',
  description: 'भारत में काम करने वाले क्या बात करते हैं: सैलरी, नोटिस, ऑफ़र, मैनेजर। पढ़ने के लिए खाता नहीं चाहिए।',
  heading: 'आपके समुदाय',
  guestHeading: 'समुदाय',
  homeFeed: 'होम फ़ीड',
  following: 'फ़ॉलो किए हुए',
  groups: { all: 'सब', topics: 'विषय', companies: 'कंपनियाँ', roles: 'काम' },
  find: 'समुदाय खोजें',
  ownPosts: 'आपकी पोस्ट',
  join: 'जुड़ें',
  joined: 'जुड़े हैं',
  joinNamed: (name) => `जुड़ें: ${name}`,
  joinedNamed: (name) => `जुड़े हैं: ${name}। छोड़ने के लिए दबाएँ।`,
  members: (count) => `${shortly(count)} सदस्य`,
  posts: (count) => `${shortly(count)} पोस्ट`,
  forYou: 'आपके काम के समुदाय',
  seeAll: 'सब देखें',
  rules: 'यहाँ के नियम',
  rulesText: 'क्या हुआ बताइए, किसने किया नहीं। न फ़ोन नंबर, न आम लोगों के नाम। जो भी हटता है, बही में दर्ज होता है।',
  rulesLink: 'बही पढ़ें',
  asked: 'इस हफ़्ते पूछा जा रहा है',
  answers: (count) => `${grouped(count)} जवाब`,
  categoryNamed: (category) => categories[category] ?? category,
  explore: {
    heading: 'समुदाय खोजें',
    search: 'समुदाय खोजें',
    placeholder: 'विषय, कंपनी या काम',
    none: 'कोई समुदाय नहीं मिला।',
    yours: 'जिनमें आप हैं',
    unexplored: 'जो आपने अभी नहीं देखे',
    departments: 'विभाग',
    industries: 'क्षेत्र',
    topics: 'विषय',
    companies: 'कंपनियाँ',
    found: (count) => `${grouped(count)} समुदाय मिले`,
    back: 'फ़ीड पर लौटें',
  },
  community: {
    description: (name) => `${name} में लोग क्या कहते हैं: सवाल, ऑफ़र, पोल और जवाब। पढ़ने के लिए खाता नहीं चाहिए।`,
    departmentTitle: (name) => `${name}: यह काम करने वाले क्या कहते हैं`,
    searchIn: (name) => `${name} में खोजें`,
    companyTitle: (name) => `${name}: लोग इसके बारे में क्या कहते हैं`,
    closed: 'यहाँ अब नई पोस्ट नहीं हो सकती। पुरानी पोस्ट पढ़ सकते हैं।',
    missing: 'यह समुदाय नहीं मिला।',
    missingBecause: 'यह लिंक पुराना या ग़लत हो सकता है। नाम से खोजकर देखें।',
    types: { topic: 'विषय', company: 'कंपनी', department: 'विभाग', industry: 'क्षेत्र' },
  },
  wayOn: 'समुदाय देखें',
};
