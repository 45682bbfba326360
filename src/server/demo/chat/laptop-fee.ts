import type { DemoConversation } from './demo-conversation.ts';

/** An attempt to cheat the visitor with a fee for a laptop, so that the warning shows. */
export const laptopFee: DemoConversation = {
  name: null,
  people: 2,
  messages: [
    {
      by: 1,
      minutesAgo: 2946,
      text: 'Dear candidate, greetings from Nirjhar Path Infotech. Your profile is shortlisted for Backend Developer (remote), CTC 14.8 LPA. Are you interested?',
    },
    { by: 0, minutesAgo: 2912, text: 'Hi. Which profile did you see? I have not applied anywhere with that name.' },
    { by: 1, minutesAgo: 2910, text: 'We have access of all portals. Your interview is waived off due to your experience, direct joining on 1st' },
    { by: 1, minutesAgo: 2909, text: 'Offer letter will be released today itself with company stamp' },
    { by: 0, minutesAgo: 2898, text: 'Without any interview?' },
    {
      by: 1,
      minutesAgo: 2897,
      text: 'Yes it is our fast track. Laptop is already packed in your name. Kindly pay refundable laptop security of Rs 4,999 to laptopdesk.nirjharpath@ybl and share the screenshot, it will be refunded in first salary',
    },
    { by: 1, minutesAgo: 2891, text: 'Kindly do within 30 minutes, slot will go to next candidate' },
    { by: 0, minutesAgo: 2882, text: 'Which company takes money from the person it is hiring?' },
    {
      by: 1,
      minutesAgo: 2881,
      text: 'Everyone is paying, it is only for safety of laptop. I can do 2,499 now and balance after dispatch as special case for you',
    },
    { by: 0, minutesAgo: 2877, text: "No. I'm reporting this." },
    { by: 1, minutesAgo: 2875, text: 'ok 1,999 final' },
  ],
};
