import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';

/** Names of the rules. Imported by each file that needs them, so that no first load carries them. */
export const rulesNamed: Readonly<Record<ModerationRule, string>> = {
  harassment: 'Insults or hounds a person',
  hate: 'Against people for their caste, faith, gender or origin',
  threat: 'Threatens someone',
  'personal-details': 'Names a private person, or gives a number or address',
  sexual: 'Sexual content',
  scam: 'A scam, such as money asked for a job',
  spam: 'An ad or spam',
  false: 'Knowingly false',
  'off-topic': 'Does not belong in this community',
  other: 'Breaks the house rules in another way',
  author: 'Its author asked for it',
  court: 'A court ordered it',
};
