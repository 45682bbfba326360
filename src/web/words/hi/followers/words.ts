import { badgeRules } from '#core/followers/badge.ts';
import { followerTiers } from '#core/followers/follower-tiers.ts';
import { grouped } from '#core/figures/counts.ts';
import { shortly } from '../figures/counts.ts';
import type { FollowerWords } from '../../en/followers/words.ts';

export const words: FollowerWords = {
  badges: 'बैज',
  counted: 'बैज गिनती से मिलते हैं, पैसे से नहीं। नियम पढ़ने के लिए बैज दबाएँ।',
  badge: {
    followers: ({ count }) => `${shortly(count)}+ फ़ॉलोअर`,
    mostFollowed: ({ count }) => (count === 1 ? 'अपने क्षेत्र में सबसे ज़्यादा फ़ॉलोअर' : `फ़ॉलोअर में अपने क्षेत्र में नंबर ${count}`),
    mostVisited: ({ count }) => (count === 1 ? 'अपने क्षेत्र में सबसे ज़्यादा देखी गई' : `देखे जाने में अपने क्षेत्र में नंबर ${count}`),
    mostSearched: ({ count }) => (count === 1 ? 'अपने क्षेत्र में सबसे ज़्यादा खोजी गई' : `खोजे जाने में अपने क्षेत्र में नंबर ${count}`),
    highlyActive: () => 'बहुत एक्टिव',
    responds: () => 'रिव्यू का जवाब देती है',
    openToFeedback: () => 'लोगों की बात सुनती है',
    transparent: () => 'अपने बारे में खुलकर बताती है',
  },
  rule: {
    followers: ({ count }) => `${grouped(count)} या उससे ज़्यादा फ़ॉलोअर पर मिलता है। स्तर हैं: ${followerTiers.map(shortly).join(', ')}।`,
    mostFollowed: ({ count }) =>
      `किसी क्षेत्र की उन ${badgeRules.places} कंपनियों को मिलता है जिनके सबसे ज़्यादा फ़ॉलोअर हैं, कम से कम ${grouped(followerTiers[0])}। यह ${count} नंबर पर है।`,
    mostVisited: ({ count }) =>
      `किसी क्षेत्र की उन ${badgeRules.places} कंपनियों को मिलता है जिनके पेज पिछले ${badgeRules.weeksVisited} पूरे हफ़्तों में सबसे ज़्यादा खोले गए, कम से कम ${grouped(badgeRules.fewestVisits)} बार। यह ${count} नंबर पर है।`,
    mostSearched: ({ count }) =>
      `किसी क्षेत्र की उन ${badgeRules.places} कंपनियों को मिलता है जिन्हें पिछले ${badgeRules.weeksVisited} पूरे हफ़्तों में सबसे ज़्यादा खोजा गया, कम से कम ${grouped(badgeRules.fewestSearches)} बार। यह ${count} नंबर पर है।`,
    highlyActive: ({ count }) =>
      `${badgeRules.days} दिन में कम से कम ${badgeRules.fewestLately} पोस्ट और रिव्यू हों, और दस में से नौ कंपनियों से ज़्यादा हों, तब मिलता है। इसके ${grouped(count)} हैं।`,
    responds: ({ count, of }) =>
      `साल भर के आधे रिव्यू का जवाब देने पर मिलता है, अगर कम से कम ${badgeRules.fewestReviews} हों। इस कंपनी में ${grouped(of ?? 0)} में से ${grouped(count)} का जवाब है।`,
    openToFeedback: ({ count }) =>
      `जिस कंपनी की डेस्क खुली हो, जिसने ${badgeRules.days} दिन में कम से कम ${badgeRules.fewestAnswers} रिव्यू का जवाब दिया हो, और दस में से एक से ज़्यादा रिव्यू की शिकायत न की हो, उसे मिलता है। इसने ${grouped(count)} का जवाब दिया।`,
    transparent: ({ count, of }) =>
      `अपने बारे में ${of ?? 0} में से ${badgeRules.fewestSaid} बातें बताने पर मिलता है: वेबसाइट, नौकरियों का पेज, संपर्क, शुरुआत का साल, लोगों की संख्या। इसकी ${count} हैं।`,
  },
  similar: 'मिलती-जुलती कंपनियाँ',
  reasons: {
    both: (city) => `वही क्षेत्र, ${city} में भी, लगभग इतनी ही बड़ी`,
    city: (city) => `वही क्षेत्र, ${city} में भी`,
    size: 'वही क्षेत्र, लगभग इतनी ही बड़ी',
    industry: 'वही क्षेत्र',
  },
};
