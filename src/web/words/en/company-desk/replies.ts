import { rulesNamed } from '../moderation/rules.ts';

export const words = {
  rulesNamed,
  waits: 'Many readers reported this reply. It is hidden until a moderator has looked at it.',
  removed: (rule: string) => `Taken down: ${rule}`,
  removedMeans: 'Readers do not see it any more, with all its wordings. You can write another reply, not the same again.',
  note: 'The moderator says',
  another: 'Write another reply',
  again: 'Ask for a second look',
  againText: 'Why should it be shown again?',
  againHint: 'Another moderator reads this. Until they decide, you cannot write another reply here.',
  againMissing: 'Say why it should be shown again.',
  send: 'Ask for the second look',
  asked: 'Another moderator looks at it again.',
  upheld: 'Another moderator looked again. It stays taken down.',
  failed: 'That did not work. Try again.',
  same: 'These words were taken down here. Say it in another way.',
  appealWaits: 'A moderator looks at the reply again. Wait for the decision.',
  takeBackTitle: 'Take the reply back?',
  takeBackMeans: 'Readers see no reply then. What it said stays readable among the earlier wordings.',
};
