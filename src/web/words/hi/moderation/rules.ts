import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';

/** Names of the rules. Imported by each file that needs them, so that no first load carries them. */
export const rulesNamed: Readonly<Record<ModerationRule, string>> = {
  harassment: 'किसी का अपमान करना या पीछे पड़ना',
  hate: 'जाति, धर्म, लिंग या जगह के नाम पर लोगों के ख़िलाफ़',
  threat: 'किसी को धमकी',
  'personal-details': 'किसी आम इंसान का नाम, नंबर या पता',
  sexual: 'अश्लील',
  scam: 'ठगी, जैसे नौकरी के लिए पैसे माँगना',
  spam: 'विज्ञापन या स्पैम',
  false: 'जान-बूझकर गढ़ी हुई बात',
  'off-topic': 'इस समुदाय की बात नहीं',
  other: 'किसी और तरह यहाँ के नियमों के ख़िलाफ़',
  author: 'लेखक ने ख़ुद कहा',
  court: 'अदालत का आदेश',
};
