import type { DemoTopic } from './demo-topic.ts';

/** Seeds of posts about beginning, learning and being interviewed. */
export const growing: readonly DemoTopic[] = [
  {
    urlName: 'freshers',
    weight: 8,
    posts: [
      {
        title: 'Offer in hand, no joining date since {month}',
        content:
          'Campus offer from {company}, batch of this year. <Every mail says "business requirement".|Half the college is waiting.> Should I start applying again or wait?',
        comments: [
          'Apply. An offer without a date is a maybe.',
          'My batch waited nine months, and then it was two weeks notice to join.',
          'Learn one thing properly meanwhile and put it online. It helped me.',
          'Take an internship, tell both sides the truth.',
        ],
      },
      {
        title: 'Bond of two years and {rupees}. Sign?',
        content: 'First job, {ctc} LPA, {city}. They keep original marksheets too. <My parents say any job is good.|Seniors say it was enforced once.>',
        comments: [
          'Bond maybe, originals never. Give copies.',
          'Training cost has to be real and shown. Ask for the break-up.',
          'I signed, left after 14 months, paid half. Nothing else happened.',
          'If they need a bond to keep people, ask why.',
        ],
      },
      {
        title: 'First salary. What did you do with yours?',
        content: '<Mine comes on {weekday}.|Bought sweets for the whole lane.>',
        poll: ['Gave it to parents', 'Treated friends', 'Paid a loan', 'Saved it'],
        comments: ['Watch for my father. He still wears it.', 'Rent, and that was it.', 'Education loan took all of it. Proud anyway.'],
      },
    ],
  },
  {
    urlName: 'interviews',
    weight: 8,
    posts: [
      {
        title: '{few} rounds at {company}, then silence',
        content:
          'Aptitude, two technical, one with the {role}, one HR. <Everyone smiled.|They asked for my payslips.> Since {month}: nothing.\n\nDo you write to them or let it go?',
        comments: [
          'Write once, on a Tuesday. Then let it go.',
          'They had a freeze in my case and called after four months.',
          'Silence is an answer. A rude one.',
          'Ask the recruiter for feedback on the phone, they never write it.',
        ],
      },
      {
        title: 'What they asked a {role} at {company}',
        content:
          'Round one: a case from their own work, thirty minutes. Round two: <walk us through a failure|why did that metric fall|explain it to a shop owner>. HR round was about notice and nothing else.\n\nPeople were kind. I did not get it and would still apply again.',
        comments: [
          'Thank you for writing this down, mine is on {weekday}.',
          'They asked me about the failure as well. Have a real one ready.',
          'Which city was it?',
        ],
      },
      {
        title: 'Current CTC asked in the first minute',
        content: 'Before my name, almost. <I said I would rather talk about the role.|I gave a range and she hung up.> How do you handle it?',
        comments: [
          'I say what I expect and stop talking.',
          'Give it, but with the reason why it is low.',
          'They see it on the payslip later anyway. Do not inflate.',
        ],
      },
    ],
  },
  {
    urlName: 'learning',
    weight: 5,
    posts: [
      {
        title: 'Which course really changed your work?',
        content:
          'As a {deskRole} with {years} years I have {rupees} from {company} to spend on learning. <Not a certificate, something I will use on Monday.|Most of what I tried was slides.>',
        comments: [
          'A writing course. Sounds silly. My mails get answers now.',
          'SQL, properly, with a book and two weekends.',
          'The one with the smallest group. Names do not matter.',
          'Teaching a junior. Free, and I learnt the most.',
        ],
      },
      {
        title: 'Moving from {deskRole} to product, how?',
        content:
          'I talk to customers more than my lead does. <No one will let me change titles.|They want a degree for it.> Did anyone here cross over inside their own company?',
        comments: [
          'Wrote the notes nobody wrote, for six months. Then they were mine.',
          'Small company, one jump, then back to a larger one.',
          'Ask to shadow one release. It is hard to say no to.',
        ],
      },
    ],
  },
  {
    urlName: 'ai-at-work',
    weight: 6,
    posts: [
      {
        title: 'Half my old tasks are gone. What now?',
        content:
          'I used to make the weekly deck as a {deskRole}. Now it takes ten minutes. <My lead says "do more with that".|Nobody has said anything, which worries me.>\n\nWhat did you pick up with the free hours?',
        comments: [
          'Went to meet the people who read the deck. Turns out they never used page four.',
          'Checking. The drafts are quick and wrong in new ways.',
          'Ask for a problem nobody owns.',
          'I took the afternoons back. Do not tell.',
        ],
      },
      {
        title: 'Are you allowed to use it at work?',
        content: '<Blocked here, everyone uses the phone.|We have our own, it is slow.>',
        poll: ['Yes, and paid for', 'Yes, some of it', 'Officially no', 'Not at all'],
        comments: ['Officially no, with a template for how to do it.', 'Paid for, and tracked.', 'Hospital, so no, and rightly.'],
      },
    ],
  },
  {
    urlName: 'finding-a-job',
    weight: 6,
    posts: [
      {
        title: '{years} years, one page. What goes out?',
        content:
          'Applying as {role} in {city}. <The portal cuts my resume at the second page.|A friend says nobody reads below the fold.> Projects, school marks, hobbies: what did you leave out, and did it change anything?',
        comments: [
          'School marks, photo, address. Nobody has asked for them since.',
          'Keep the last two jobs in numbers, the rest in one line each.',
          'I send a different page for each kind of job. Twice the calls.',
          'Put the words of the job post in it, if they are true.',
        ],
      },
      {
        title: 'They ask {rupees} for "laptop and training" before joining',
        content:
          'Offer letter by chat, a mail from a free address, interview of ten minutes. <They say it comes back with the first salary.|The logo looks right, the address does not.> Is this how it is done now?',
        comments: [
          'No employer takes money from you. Stop answering.',
          'Call the number on the real website and ask. They had never heard of me.',
          'Report it at the cyber crime portal, it takes ten minutes.',
          'My cousin paid. The number was off the same evening.',
        ],
      },
      {
        title: 'Referral or portal: what got you in?',
        content: '<Looking since {month}.|Two hundred applications, {few} calls.> Want to know where to put my evenings.',
        poll: ['Somebody referred me', 'Job portal', 'Their own website', 'A recruiter wrote first'],
        comments: ['Referral, from somebody I had met once.', 'Portal, but only in the first two days after it was posted.', 'Ask for a talk, not for a job.'],
      },
    ],
  },
];
