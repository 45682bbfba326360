import type { DemoTopic } from './demo-topic.ts';

/** Seeds of posts about the days at work. */
export const work: readonly DemoTopic[] = [
  {
    urlName: 'managers',
    weight: 8,
    posts: [
      {
        title: 'My manager <takes calls for me|answers in my place|forwards my work as his>',
        content:
          'It started small. <Now my name is on nothing.|In the last review the client thanked him for my sheet.> I like the work at {company} and do not want to leave for this.\n\nHow do you say it without a fight?',
        comments: [
          'Send a short note before each meeting with what you did, to everyone in it.',
          'Say it in private and plainly: I would like to present this one. It worked twice out of three times for me.',
          'Find one senior person who knows your work. One is enough.',
          'Some do not even notice. Some do. You will know within a month.',
        ],
      },
      {
        title: 'A good one, for a change',
        content:
          'My lead at {company} <told me to log off at seven and meant it|took the blame in front of the client|fought for my rating and showed me the mail>. First time in {years} years. What did your best manager do?',
        comments: [
          'Asked me what I wanted to learn and then gave me exactly that.',
          'Never once messaged on a Sunday.',
          'Said "I do not know" in a meeting. The whole room relaxed.',
          'Came to my father’s funeral. I would follow her anywhere.',
        ],
      },
      {
        title: 'One-on-ones, does anyone really have them?',
        content: '<Mine is moved every week.|We have one a quarter, before the rating.>',
        poll: ['Every week', 'Every month', 'Before appraisal only', 'What is that'],
        comments: ['Weekly, fifteen minutes, best thing in the job.', 'On the calendar, yes. In life, no.', 'I started booking them myself. He comes.'],
      },
    ],
  },
  {
    urlName: 'office-or-home',
    weight: 8,
    posts: [
      {
        title: 'Back to office {officeDays} days from {month}',
        content:
          'Mail came on {weekday}. <Half my team is in {city}, I am not.|We were hired as remote, it is in the letter.> {company} says no exceptions.\n\nAnyone who got one?',
        comments: [
          'Letter says remote? Then ask them to change the letter. They went quiet with me.',
          'Medical or caregiving, with papers. Those were granted here.',
          'We all go in, swipe, sit on calls with people at home. It is theatre.',
          'I like it to be honest. My flat is one room.',
        ],
      },
      {
        title: 'How many days do you really go?',
        content: '<Policy and life are two things here.|Asking for a friend whose badge is watched.>',
        poll: ['None', 'One or two', 'Three', 'Four or five'],
        comments: ['Policy three, real two.', 'Five. Factory, so no choice.', 'They count swipes now, so three.'],
      },
      {
        title: 'Commute of two hours each way, worth it?',
        content:
          'From my side of {city} it is metro, then bus, then a walk along the flyover. {company} pays well. <I reach home at nine.|I have started to sleep in the cab.>',
        comments: [
          'Did it for a year. Moved closer, paid more rent, slept. Never regretted.',
          'Ask for two fixed days at home and offer early hours. Often they agree.',
          'Podcasts and a good bag. But no, not for long.',
        ],
      },
    ],
  },
  {
    urlName: 'hours-and-health',
    weight: 6,
    posts: [
      {
        title: 'Twelve hours a day for {few} weeks now',
        content:
          'Release after release. <Dinner at the desk is normal here.|My phone buzzes at one at night.> I used to run in the mornings.\n\nHow did you get out of such a phase, other than by leaving?',
        comments: [
          'I stopped answering after eight. Nothing happened. Nothing at all.',
          'Took five days off in the middle of it. They survived.',
          'Write down your hours and show the list. Numbers made my lead go quiet, then he hired.',
          'If it is one release, push through. If it is every release, that is the job.',
        ],
      },
      {
        title: 'काम के बाद भी फ़ोन बंद नहीं होता',
        content: 'रात के दस बजे भी मैसेज आते हैं और जवाब न दो तो सुबह ताना। {company} में <तीन|पाँच|दो> साल हो गए। आप लोग कैसे मना करते हैं?',
        comments: [
          'मैंने साफ़ कह दिया कि आठ के बाद सुबह देखूँगा। दो हफ़्ते अजीब लगा, फिर सब ठीक।',
          'नोटिफ़िकेशन बंद। ज़रूरी होगा तो फ़ोन करेंगे।',
          'टीम में एक बार बात कीजिए, सबका यही हाल होता है।',
        ],
      },
    ],
  },
  {
    urlName: 'women-at-work',
    weight: 4,
    posts: [
      {
        title: 'Came back from maternity leave to a smaller role',
        content:
          'Same title, but my accounts went to others at {company}. <"We did not want to burden you."|Nobody asked me.> Rating was "meets" for the half year I was there.',
        comments: [
          'Ask for the rating basis in writing. Leave months should not count against you.',
          'Happened to me. I asked for one account back each month, and got two.',
          'Talk to the women two levels above. They know who decides.',
        ],
      },
      {
        title: 'Night shift cabs, does yours wait?',
        content:
          'At {company} the driver is told to leave after {few} minutes. <Last week I stood alone at the gate at one.|Security looks away.> What is the rule at your place?',
        comments: [
          'Ours may not move before we are inside the house. It is written and it is followed.',
          'Escalate to admin with time and cab number, each time.',
          'There is a state rule for women on night shift. Quote it.',
        ],
      },
    ],
  },
  {
    urlName: 'startups',
    weight: 5,
    posts: [
      {
        title: '{ctc} LPA, of which half is ESOPs. Money or paper?',
        content:
          'Team of thirty in {city}. <They speak of the next round, not of the last.|Vesting over four years, nothing in the first.> What did yours turn into?',
        comments: [
          'Ask for the price of the last round and the number of shares. Without both it is a story.',
          'Mine paid for a flat. My friend’s paid for lunch. Same year.',
          'Take the fixed part as the offer, the rest as a lottery ticket.',
          'Read what happens when you leave. Ninety days to buy, or they are gone.',
        ],
      },
      {
        title: 'Three months late with salary, founder says "we are family"',
        content: 'It is {month} and {few} of us have left already. <PF does not show either.|They found money for the office party.> How long would you wait?',
        comments: [
          'Not past the second month. The first who leave are paid.',
          'Check PF on your own, and write to the labour office with the dates.',
          'Family pays its people.',
        ],
      },
      {
        title: 'From a large company to a start-up after {years} years?',
        content: '<I am the forty-third {deskRole} here.|I want to see what I make being used.> What do you miss, what not at all?',
        poll: ['Best thing I did', 'Good for a while', 'Went back', 'Would not do it'],
        comments: ['I learnt in one year what took four before.', 'I miss HR. I never thought I would say it.', 'Keep six months of rent first.'],
      },
    ],
  },
];
