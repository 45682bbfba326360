/** Seeds of comments that fit below any post. */
export const anyReply: readonly string[] = [
  'Same here at {company}. You are not imagining it.',
  'Thank you for writing this.',
  'Following, mine is up in {month}.',
  'Did they give it in writing?',
  'In {city} it is the other way round, oddly.',
  'How many years do you have, if I may ask?',
  'This. Exactly this.',
  'I would not decide it in a hurry.',
  'Bhai, take a day off first and then decide.',
  'Talk to one person who left last year, they tell the truth.',
  'Update us please when you know more.',
  'Accha, so it was not only my team.',
  'Worked for me as well, after the third mail.',
  'मेरे साथ भी यही हुआ। हिम्मत रखिए।',
  'Sahi bola. Paper par lo sab kuch.',
  'Not every company is like this, do not lose heart.',
];

/** Seeds of replies. */
export const anyAnswer: readonly string[] = [
  'That helps, thank you.',
  'I tried that. They said come back after appraisal.',
  'Was that in {city} too?',
  'Haha, fair.',
  'Will do it on {weekday} and report back.',
  'How long did it take in your case?',
  'I did not know that. Checking my letter now.',
  'Agreed on the first part, not so sure about the second.',
  'हाँ, यही सोच रहा था।',
  'Update: they called today. Thank you all.',
];

/** Seeds of posts in the community of a company. */
export const aboutCompany: readonly { readonly title: string; readonly content: string; readonly poll?: readonly string[] }[] = [
  {
    title: 'How is {here} for a {role}?',
    content: 'I have a call with them on {weekday}. <Reviews are mixed.|Nobody I know works there.> How are the hours and the people, in {city} mainly?',
  },
  {
    title: 'Hikes at {here} this year?',
    content: 'Letters are due in {month}. <Rumour says {hike} percent.|Last year was thin.> Has anyone in {city} heard anything?',
  },
  {
    title: 'Probation at {here}, anything to know?',
    content: 'Joining as {role} in {month}. Six months probation, {days} days notice after that. What would you have liked to know on day one?',
  },
  {
    title: 'Work from home at {here}',
    content: '<The letter says hybrid.|HR says it depends on the team.> Which teams are really flexible?',
    poll: ['Fully flexible', 'Two or three days', 'Depends on the manager', 'Office only'],
  },
  {
    title: 'Leaving {here} after {years} years',
    content: 'Good colleagues, and I learnt a lot. <Growth stopped.|I am moving cities.> Ask me anything about the place, I will answer as honestly as I can.',
  },
  {
    title: 'Canteen, cab, insurance at {here}',
    content: 'The small things matter to me. <How is the food really?|Are parents covered?> Offer in hand for {city}.',
  },
];

/** Seeds of posts in the community of a department or a line of work. */
export const aboutField: readonly { readonly title: string; readonly content: string; readonly poll?: readonly string[] }[] = [
  {
    title: 'What does a normal day look like in {here}?',
    content: 'Thinking of moving here from another field after {years} years. <What do you like, what do you not?|Is it as many calls as people say?>',
  },
  {
    title: '{here}: which skills are paid for now?',
    content: 'I see the same five words in each job post. <Which of them did you really use last week?|What should a {role} learn first?>',
  },
  { title: 'Pay in {here} with {years} years', content: '{ctc} LPA in {city} at the moment. <Where do you stand?|Ranges are enough.>' },
  {
    title: 'Is {here} a good place to grow old in?',
    content: '<I look around and see nobody above 45.|My lead has done it for twenty years and smiles.>',
    poll: ['Yes', 'In some companies', 'As a consultant', 'No'],
  },
];
