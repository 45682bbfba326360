import type { DemoConversation } from './demo-conversation.ts';

/** The first message of someone unknown, polite and meant. */
export const strangerRequest: DemoConversation = {
  name: null,
  people: 2,
  messages: [
    {
      by: 1,
      minutesAgo: 1130,
      text: "Hello, we don't know each other. I read your answer on moving from support to backend at 28. I'm 29, L2 support in Indore for five years, and learning Python in the evenings since March or so. Would you mind if I ask you two or three questions about how you showed the first projects on the resume? If you're busy that's fine, the answer itself already helped.",
    },
  ],
};
