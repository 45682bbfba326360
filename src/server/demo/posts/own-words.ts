/** Own words on a subject: beginnings of posts, what people saw, and what they ask. Each names something of the demo world, so that hardly two are alike. */
export interface OwnWords {
  readonly titles: readonly string[];
  /** Goes on after a beginning such as “At Koyal Pay”, in small letters and without a full stop. */
  readonly facts: readonly string[];
  readonly asks: readonly string[];
  /** Whether people at desks talk about it alone. */
  readonly isDesk?: boolean;
}

/** Beginnings of what someone saw. */
export const beginnings: readonly string[] = [
  'At {company}',
  'At {company} in {city}',
  'In our {city} office of {company}',
  'When I was with {former}',
  'With my last employer, {former},',
  'In my team at {company}',
  'During my {few} years at {former}',
  'Here at {company}',
  'In {month}, at {company},',
  'As a {role} at {company} I can say that',
  'Before this job, at {former},',
  'Last {month} at {company}',
  'In the {city} branch of {company}',
];

/** Sentences in which a demo author says who they are. */
export const writers: readonly string[] = [
  'I am a {role} in {city} with {years} years behind me.',
  'I have been a {role} for {years} years, and am now at {company}.',
  '{Role} in {city} here, at {company} since {month}.',
  'I joined {company} in {city} {few} months ago.',
  'My team at {company} in {city} has {few} people.',
  'Writing from {city}, where I work as {role} for {company}.',
  'I moved to {city} for {company} in {month}.',
  'We are {few} at {company} who do this, all in {city}.',
  'After {years} years of work I thought I knew how this goes.',
  'I work as {role}, {years} years, {few} of them at {company}.',
];

/** A few more words after what someone saw. */
export const endings: readonly string[] = [
  'It took {few} weeks and {years} mails.',
  'That was in {month}, in {city}.',
  'Settle it before {weekday} if you are in {city}.',
  'All in all it came to {rupees}.',
  'Our {city} people would say the same.',
  'A {role} two desks away had it the other way round in {month}.',
  'I would do it again, even after {years} years as {role}.',
  'Ask someone who left {company} last year.',
  'Put it in a mail by {weekday} and copy {city}.',
  '{other} does it differently, I hear.',
];

/** Short comments that fit below anything. */
export const shortWords: readonly string[] = [
  'Same in {city}, {role} here.',
  '{few} years at {company}, same story.',
  'Following from {city}, mine is up in {month}.',
  'Thank you, sending this to my {city} team at {company}.',
  '{city} mein bhi yahi haal hai, {month} se.',
  '{company} mein bhi {month} se yahi chal raha hai.',
  '{company} में भी {month} से यही चल रहा है।',
  '{city} में {few} लोगों से यही सुना है, {company} के भी।',
  'You are not alone, {few} of us at {company} are in it too.',
  'Was told the opposite at {company} last {weekday}.',
  'Not at {company}, at least not in {city}.',
  'As a {role} in {city} I would not decide it in a hurry.',
  'Bhai, {company} ho ya {other}, likhwa lo pehle.',
  'How did {company} in {city} answer?',
  'Please write again when {company} has answered, I have the same in {month}.',
  'Saving this for {month}, when it is my turn in {city}.',
];

/** Replies to a comment. */
export const replyWords: readonly string[] = [
  'That helps, I will try it on {weekday} and write from {city} how it went.',
  'I tried that at {company}. They said come back in {month}, in {city} at least.',
  'Was that in {city} too, or at {company} only?',
  'Did {company} put it in writing, or only the {city} office?',
  'How long did it take at {company}, {few} weeks?',
  'I did not know that about {company}.',
  'Agreed on {company}, not so sure about {city}.',
  'हाँ, {city} में {company} वाले भी यही कहते हैं।',
  'Good to hear, {company} told me {few} weeks.',
  'My lead from {city} said the same in {month}.',
  'Will ask the {role} next to me, she came from {company}.',
  'Fair. {company} in {city} is another world, though.',
  'Update: {company} called today, {few} days after the mail.',
  'Theek hai, {weekday} ko {company} mein poochta hoon.',
];

/** The circle of a poll or a comparison that is asked again. */
export const askedFrom: readonly string[] = [
  '{Role}s in {city}',
  'asking from {city}',
  '{company} people too',
  '{city}, {month}',
  'for a {role} in {city}',
  '{few} of us at {company}',
];

/** Sentences beside a picture. */
export const pictured: readonly string[] = [
  'The picture is from {city}, {weekday} evening, on the way out of {company}.',
  'This is what {city} looks like from our floor at {company} in {month}.',
  'Took this on {weekday} in {city}, between two calls with {company}.',
];
