import type { DemoTopic } from './demo-topic.ts';

/** Seeds of posts about money. */
export const pay: readonly DemoTopic[] = [
  {
    urlName: 'salary-talk',
    weight: 10,
    posts: [
      {
        title: '{ctc} LPA for {years} years as {role} in {city}. Fair?',
        content:
          'Fixed is about nine tenths of it. <Last hike was {hike} percent.|No hike since I joined {company}.> A junior told me what they joined at and I have not slept well since.\n\nPlease tell me what you see in your team, ranges are enough.',
        comments: [
          'For {city} that is a bit low. I would expect two or three more.',
          'Similar years, {ctc} plus variable. So you are not alone.',
          'Juniors join at market, we stay at history. Only a switch fixes it.',
          'Ask for the band of your grade. Ours had to show it when three of us asked together.',
          'Depends on the product. Services pay less and let you go home, mostly.',
        ],
      },
      {
        title: 'How did you ask for a raise and get it?',
        content:
          'My appraisal is in {month}. <I freeze every time money comes up.|My manager always says "let me see".> What were the exact words that worked for you?',
        comments: [
          'I asked what I would have to do for {hike} percent, wrote it down, sent it as a mail. Six months later I forwarded that mail.',
          'Do it before the budget is closed, not in the appraisal meeting.',
          'Never bring up your EMI. Bring the work of your last two quarters.',
          'I had another offer. Honestly that is what worked.',
        ],
      },
      {
        title: 'Hike this year, be honest',
        content: '<Mine was {hike} percent and a box of sweets.|Letters came today.>',
        poll: ['None', 'Up to 5 percent', '6 to 10 percent', '11 to 20 percent', 'More'],
        comments: ['Six. With a speech about headwinds.', 'Twelve, but I was promoted, so really five.', 'Nothing, and the cafeteria got costlier.'],
      },
    ],
  },
  {
    urlName: 'offers-compared',
    weight: 6,
    posts: [
      {
        title: 'Help me choose, {city} or stay?',
        content:
          '<First one is where I am now.|I would have to move for one of them.> {years} years of experience, {role}. Rent in {city} eats {rupees} a month.',
        offers: true,
        comments: [
          'Stay only if the commute is short and the manager is kind.',
          'The first looks bigger but look at the variable.',
          'Move while you can. Later it gets harder.',
          'Add one lakh for the move itself and compare again.',
        ],
      },
      {
        title: 'Same role, three letters',
        content: 'Never thought I would be in this spot after {few} months of silence. <Stock or cash?|Hybrid or remote?> Vote please, and tell me why.',
        offers: true,
        comments: [
          'Cash. You cannot pay rent with stock.',
          'If you trust the company the second is the best over four years.',
          'Whichever lets you learn. You are early.',
        ],
      },
    ],
  },
  {
    urlName: 'tax-and-payslip',
    weight: 5,
    posts: [
      {
        title: 'In hand is {rupees} less than I worked out',
        content: 'CTC {ctc} LPA at {company}. They put the employer PF, gratuity and insurance inside. <Is everyone’s like this?|What else hides in there?>',
        comments: [
          'Yes, all of them do it. Ask for fixed in hand before signing.',
          'Check the regime they picked for you. Mine defaulted to the other one.',
          'Variable is paid once a year, so your month looks thin.',
        ],
      },
      {
        title: 'Old or new regime, with rent of {rupees}?',
        content: '<HR wants the declaration by {weekday}.|I have no home loan.> Half my team says new, half says old, and nobody shows the maths.',
        comments: [
          'No loan and little rent: new. It was simpler and cheaper for me.',
          'Do both in a sheet, takes ten minutes.',
          'You can still choose when you file, the declaration is only for TDS.',
        ],
      },
      {
        title: 'PF transfer stuck for {few} months',
        content: 'Old member id shows no exit date. {company} says they have updated it. <The portal says otherwise.|The helpline says wait.>',
        comments: [
          'Raise a grievance on the portal with a screenshot. Moved in nine days.',
          'Exit date has to be filled by the old employer or by you after two months with OTP.',
          'Check the father’s name, mine differed by one letter.',
        ],
      },
    ],
  },
  {
    urlName: 'gratuity-and-benefits',
    weight: 3,
    posts: [
      {
        title: 'Four years and {few} months. Do I get gratuity?',
        content:
          'HR at {company} says five years or nothing. A friend says 240 days in the fifth year count. <Who is right?|Has anyone really been paid like that?>',
        comments: [
          'Courts have said 240 days, many HR teams say no. Ask in writing and quote it.',
          'I was paid at 4 years 9 months after one mail.',
          'Stay the extra months if you can, it is simpler.',
        ],
      },
      {
        title: 'Parents in the insurance or a policy of their own?',
        content: 'Company cover adds both for {rupees} a year with co-pay. <They are 61 and 64.|One of them has sugar.> What did you do?',
        comments: [
          'Both. The company one ends the day you leave.',
          'Co-pay hurts at the worst time. Own policy early.',
          'Check the waiting period before you decide.',
        ],
      },
    ],
  },
];
