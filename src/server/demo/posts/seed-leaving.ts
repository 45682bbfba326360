import type { DemoTopic } from './demo-topic.ts';

/** Seeds of posts about leaving and changing jobs. */
export const leaving: readonly DemoTopic[] = [
  {
    urlName: 'notice-period',
    weight: 9,
    posts: [
      {
        title: '{days} days notice and the new company wants me in {shortDays}',
        content:
          'I resigned from {company} on {weekday}. <My contract says|The appointment letter says> {days} days. The new offer is from {other} and they want me in {shortDays} days.\n\n<HR says buyout is "at management discretion".|My manager is fine with it, HR is not.|They first said yes on call and no on mail.> Has anyone here managed an early release without burning the bridge?',
        comments: [
          'Get it on mail, whatever they say on call. I learnt it the hard way.',
          'Ask the new company for the buyout amount as joining bonus. Mine paid {rupees} without a question.',
          'Hand over early and show it in a sheet. My manager let me go in {shortDays} days once there was nothing left to do.',
          'Discretion means they can, not that they must. Stay polite and ask every week.',
          'They need you less than they say. By the third week nobody was giving me work.',
        ],
      },
      {
        title: 'Do you serve the full notice or buy it out?',
        content: '<Curious how people here do it.|Asking before I hand in mine.> In {city} everyone in my team seems to serve the full thing.',
        poll: ['Serve all of it', 'Buy out some of it', 'New company pays', 'Negotiated a release'],
        comments: [
          'Served 90 of 90. Never again.',
          'Depends on leave balance, check if they adjust it.',
          'New company paid, but took it back in the first-year clause. Read that line.',
        ],
      },
      {
        title: 'Can leave be adjusted against notice?',
        content:
          'I have {few} days of earned leave left at {company}. <Policy page is silent.|The policy says "may be adjusted".> HR tells one person yes and the next one no. What did yours do?',
        comments: [
          'Ours adjusts only earned leave, not casual.',
          'They paid mine out instead. Taxed, but still money.',
          'In my case they counted it and I left two weeks early.',
        ],
      },
    ],
  },
  {
    urlName: 'relieving-letter',
    weight: 7,
    posts: [
      {
        title: 'Relieving letter not given since {few} <weeks|months>',
        content:
          'Last day at {company} was in {month}. Laptop returned, clearance form signed by everyone, and still "it is under process".\n\nThe new company has given me till {weekday}. <What works better, a polite reminder or a legal notice?|Is there anyone above HR who reads mail?>',
        comments: [
          'Send one mail with all dates, with the head of HR in cc. Mine came the same evening.',
          'Ask the new company if the resignation acceptance and last payslips are enough for now. Often they are.',
          'A legal notice works but you will wait for the reply. I would try the polite mail once more first.',
          'Check your PF portal: if the exit date is filled, at least that part is done.',
        ],
      },
      {
        title: 'Full and final after {days} days, is it normal?',
        content:
          'They said 45 days. It is {days} now. {company} pays salaries on time, only settlements take ages. <Variable is also pending.|Gratuity is part of it, so it is not small.>',
        comments: [
          'Mine took 75 and came with a wrong tax cut. Ask for the sheet.',
          'Normal, sadly. Legal it is not always.',
          'Write to accounts, not HR. They are the ones who know.',
        ],
      },
    ],
  },
  {
    urlName: 'switching-jobs',
    weight: 10,
    posts: [
      {
        title: '{years} years at one place. Too long?',
        content:
          'I joined {company} as a fresher and am now a {role}. <Good people, slow hikes.|I know every corner of the system and nobody outside does.> Recruiters ask why I never moved.\n\nDid a switch change your work, or only your salary?',
        comments: [
          'Salary went up {hike} percent, work became worse. After a year I moved again and now both are fine.',
          'Interview twice a year even if you stay. It tells you what you are worth.',
          '{years} years is fine if you grew. If year three and year one look the same, go.',
          'Stayed eleven. Regret nothing, but I should have asked for more much earlier.',
        ],
      },
      {
        title: 'Joined {few} weeks ago and want to go back',
        content:
          'The role I was told about and the one I got are two different things. My old manager at {company} says the door is open. <Would you go back?|How bad does it look on paper?>',
        comments: [
          'Go back, but for a better role and in writing.',
          'Give it till the probation ends. First month is always odd.',
          'I went back. Nobody remembers after six months.',
          'Leave the short stint out of the resume unless there was PF.',
        ],
      },
      {
        title: 'Two offers. Which one would you take?',
        content:
          'Both want an answer by {weekday}. <I have a home loan, so fixed matters.|Commute for the first one is 70 minutes.|Team at the second one felt nicer.> What am I missing?',
        offers: true,
        comments: [
          'Higher fixed, always. Variable is a promise.',
          'Ask both how they paid the variable last year, in percent.',
          'Take the one whose manager you could talk to.',
          'Remote saves me two hours and eight thousand a month. Count that.',
        ],
      },
      {
        title: 'Counter offer after I resigned',
        content:
          '{company} now offers {hike} percent more, the same number they said was impossible in {month}. <Part of me wants to stay.|My team is lovely, that is the problem.>',
        comments: [
          'They will hire your replacement calmly over the next six months. Go.',
          'I stayed once. The extra money was my next two hikes paid early.',
          'Ask for the letter today. Watch how long it takes.',
          'Stayed, and it was fine. Depends on why you wanted to leave.',
        ],
      },
    ],
  },
  {
    urlName: 'career-breaks',
    weight: 4,
    posts: [
      {
        title: 'Back after a {few} year break, where do I start?',
        content:
          'I was a {role} in {city} before my <daughter|son|parents> needed me. <Every form asks to explain the gap.|I did two courses meanwhile.> Which companies really mean it when they say returnship?',
        comments: [
          'Write the break on the resume in one plain line. The ones who mind would have been bad anyway.',
          'Contract for six months, then full time. Worked for me.',
          'Ask in the first call whether anyone on the team came back like this.',
          'Took me four months and some tears. It works out, hang on.',
        ],
      },
    ],
  },
];
