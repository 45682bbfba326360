import type { SpokenRemarks } from './remark.ts';

/** Remarks about the work itself and how one feels about it. */
export const workRemarks: SpokenRemarks = {
  good: [
    'Nothing beats {pride}, <I had that {few} times in {month}|that is why I stay>',
    'The work <matters|is real|has meaning>, dealing with {customers} you <see the result|know why you came>',
    'Work with {customers} is <interesting|never boring> {ctx}, <every day something else|no two days are same>',
    'I am <proud|happy> to tell people where I work, {pride} is <a good feeling|something you take home>',
    'Even {busy} is <fun in a way|bearable> because the whole {team} <stays and jokes|pulls together>',
    'You get <freedom|a free hand> {at}, <as long as {customers} do not complain nobody interferes|my ideas on {craft} were tried>',
    'Management thinks <long term|about quality>, they said no to {lossyOrder} in {month} <because of us|for the right reason>',
    'As a {role} I can decide <most things|small things> myself {ctx}, <no ten approvals|nobody above signs for it>',
    'Good brand name in {city}, <landlords and banks trust you|marriage proposals also>, jokes apart the work is steady {ctx}',
    'Overall {here} is <a decent|a good|an honest> {firm}, after {years} years I <still like coming|would join again>',
    'Best part is {pride}, <money comes after that|I did not expect that from a job as {role}>',
    'I like {craft} and {here} <lets me do it|has enough of it>, <only that counts for me|the rest is okay>',
  ],
  bad: [
    'Tired of {grind}, <it was the same in the other {firm} but here more|I said it in each review>',
    'Everything is about {marks}, <{customers} come second|quality comes after>',
    '{Output} went up by {percent} percent since {month} and <people did not|the {team} lost {few} people>',
    '{Tool} <is down half of {busy}|gives up when it is {busy}>, and <we get the shouting|{customers} do not care why>',
    'Process changes every {weeks} weeks {ctx}, <nobody tells {peers}|old one was not even tried>',
    'Too many <approvals|layers> {ctx}, for {rupees} of stationery I need {few} signatures',
    'Be ready for {grind}, <nobody tells that in the interview|HR will not tell you>',
    'Pressure for {marks} is <constant|too much> {ctx}, review on {weekday} and again on {weekday2}',
    'Work of a {role} here is {percent} percent {chore}, <rest is meetings|the interview sounded different>',
    'Staff is short {at}, we do the {output} of {few} people who left <by {month}|and were not replaced>',
    'Decisions come from the top without asking anyone {at}, {lossyOrder} was accepted in {month} <and we paid with Sundays|nobody had the capacity>',
    'Not for those who want calm, {busy} comes <again and again|{few} times a year>',
  ],
  worst: [
    'Stay away if {grind} is not your dream, <I lasted {months} months|took me {months} months to get out>',
    'They make you <hide things from|lie to> {customers} to make {marks} look good, I could not sleep',
    'Only {marks}, {marks2} and shouting, <nobody asks about {customers}|work itself does not matter {at}>',
    'I <regret|wasted> {years} years {ctx}, {grind} and nothing else',
    'Data on {portal} is <fudged|filled back-dated> before each {busy}, you are told to <sign and keep quiet|forget what you saw>',
    'Interview was about {craft}, life is {grind}, <I was fooled|ask the people at the gate before joining>',
  ],
};
