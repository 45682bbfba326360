import type { ReviewSubject } from './remark.ts';

/** What employers answer, by the topic that was complained of. */
export const answers: Readonly<Record<ReviewSubject, readonly string[]>> = {
  hours: [
    'Rosters in the {team} now go up {days} days ahead, and we have asked the {city} leads to <keep {weekday} evenings free|stop calls after {hour}>.',
    '{Busy} took more hours than it should have; we are hiring {few} more people {at} by {month}.',
    'Compensatory offs lapse no longer, and {portal} shows them since {month}. Please speak to your HR partner in {city} about the missing {few}.',
  ],
  pay: [
    'We looked at the pay of every {role} in {city} this year and <correct|will correct> the lowest ones in {month}.',
    'Travel claims of the {team} were stuck at one approval, which was taken out in {month}.',
    'The next letters go out in {hikeMonth}, with <the reasons written in|the band shown>. We owe the {city} people that.',
  ],
  security: [
    'No role in the {team} is in question; we should have said so to {city} before {month}.',
    '{Some} people on contract in {city} were moved to our rolls since {month}, and <the next list comes in {otherMonth}|more will follow>.',
  ],
  growth: [
    'Openings for a {role} are shown on {portal} for {days} days before we look outside, since {month}.',
    'We have opened {few} lead roles in {city} and ask people of the {team} first.',
  ],
  skills: [
    'New joiners of the {team} get {weeks} weeks with a senior from {month} on.',
    'Each {role} in {city} can now spend {few} hours a month on {craft}, in working time.',
  ],
  people: [
    'This is not how we want a {role} to be spoken to in {city}, in {month} or ever. <The committee|Our HR head> meets the {team} of {city} in {month}, and you can write to it without your name.',
    'Leads in {city} are rated by their people from {month} on, which <is late|we should have done before>.',
  ],
  place: [
    'The cab vendor for {spot} was changed in {month}, and the canteen of {city} has a <new caterer|committee with {few} of you in it>.',
    'We have repaired what you name on the {ordinal} floor, and ask the {city} people each {weekday} what else is broken.',
  ],
  work: [
    'We are looking at {marks} in the {team} again, with {few} people who do the work.',
    '{Tool} will be replaced by {month}; the {city} team tries the new one already.',
  ],
};

/** What employers say first, and last. */
export const courtesies = {
  thanks: [
    'Thank you for writing about the {city} {team}.',
    'Thank you for your {tenure} with us and for being frank about {month}.',
    'We have read this with the {team} in {city}, thank you.',
    'Thanks for the feedback on the {team} in {city}, the good and the bad.',
    'We are glad that you took the time, as {role} you see what we do not.',
    'Thank you, this reached the {team} lead in {city} on {weekday}.',
  ],
  regret: [
    'We are sorry that your time in {city} went like this in {month}.',
    'This should not have happened in the {team}, and we regret it.',
    'It hurts to read this from {city}, and in {month}.',
  ],
  close: [
    'Please write to the {city} HR desk through {portal} if it happens again.',
    'Our door in {city} is open on {weekday}s from {hour} on, {ordinal} floor.',
    'We will tell the {team} in {city} in {month} what came of it.',
    'Please bring it up in the {weekday} round of the {city} {team} too.',
    'The {city} head reads these himself, on {weekday}s.',
    'You can also book {shortMinutes} minutes with the {city} head on {portal}.',
  ],
} as const;
