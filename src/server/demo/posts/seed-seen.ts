import type { PlacedSeed } from './demo-topic.ts';
import { growing } from './seed-growing.ts';
import { leaving } from './seed-leaving.ts';
import { pay } from './seed-pay.ts';
import { work } from './seed-work.ts';

const everyTopic = [...leaving, ...pay, ...work, ...growing];

/** Posts that show something, and one at which many people speak up. */
export const seen: readonly PlacedSeed[] = [
  {
    topic: 'learning',
    title: 'One line you wish somebody had told you in your first year',
    content: 'One line each, please. I print the best ones for our new joiners in {month}.',
    hoursAgo: 7,
    crowd: 72,
    comments: everyTopic.flatMap(({ posts }) => posts.flatMap(({ comments }) => comments.slice(0, 2))),
  },
  {
    topic: 'office-or-home',
    title: 'Three windows, three jobs',
    content: 'Twelfth floor in {city}, then a back room over the roofs, and now my own desk with the hills. The last one pays least and I sleep best.',
    pictures: ['towers', 'roofs', 'hills'],
    hoursAgo: 4,
    comments: ['The second one has the best tea, admit it.', 'How much less, if I may ask?', 'Same move here, no regrets after two years.'],
  },
  {
    topic: 'hours-and-health',
    title: 'What I see when I log off',
    content: '<Every evening for four years.|Half past eight again.> I have begun to leave at six on Wednesdays, and nothing has fallen down so far.',
    pictures: ['towers'],
    hoursAgo: 9,
    comments: ['Wednesdays only? Start with two days.', 'Nothing ever falls down. That is the secret.'],
  },
  {
    topic: 'switching-jobs',
    title: 'My commute before and after',
    content: 'Ninety minutes each way past these roofs, and now twelve minutes along the water. It was worth a smaller hike.',
    pictures: ['roofs', 'shore'],
    hoursAgo: 26,
    comments: ['Two hours a day is a part-time job.', 'Put a number on it, nobody does: mine came to {rupees} a month.'],
  },
  {
    topic: 'gratuity-and-benefits',
    title: 'The canteen got new walls, we got no hike',
    content: 'They asked us to vote on the pattern. I would have voted for {rupees}.',
    pictures: ['tiles'],
    hoursAgo: 50,
    comments: ['Ours got a slide. A slide.', 'The blue one is nice, though.'],
  },
  {
    topic: 'learning',
    title: 'How ten people made a film and gave all of it away',
    content: 'An open film, with every file behind it online. We watched it at our team lunch and talked about who gets named at the end.',
    video: 'aqz-KE-bpKQ',
    hoursAgo: 12,
    comments: ['Our release notes name nobody. I will ask.', 'The rabbit is my manager in {month}.'],
  },
  {
    topic: 'ai-at-work',
    title: 'Made by hand, frame by frame',
    content: 'Before you tell me that a machine does it in a minute: look at the snow, and then at the credits.',
    video: 'eRsGyueVLvQ',
    hoursAgo: 75,
    comments: ['Fair point about the snow.', 'A minute, and then a week of repairs.'],
  },
];
