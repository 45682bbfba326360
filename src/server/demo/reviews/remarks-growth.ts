import type { SpokenRemarks } from './remark.ts';

/** Remarks about promotions and ways up. */
export const growthRemarks: SpokenRemarks = {
  good: [
    'Joined as trainee from {otherField} and became {role} in {years} years, <without any godfather|nobody’s recommendation needed>',
    'Promotions happen every {hikeMonth} and <criteria are written on {portal}|the list is on the board>, I got mine after {months} months',
    'Internal openings are <posted first|shared inside first>, {few} from my {team} moved to other roles in {month}',
    'If you show interest in {craft} they <give you a small team|let you lead during {busy}> within a year',
    '{here} paid {bigRupees} for my <certification|diploma|part-time degree> and <asked no bond|gave {days} days exam leave>',
    'My manager sat with me every <month|quarter> {where} and <we had a plan on paper|told me plainly what is missing for the next level>',
    'Women get <team lead roles|charge of a section> here, {few} of {some} leads {at} are women',
    'shop > Operators can become supervisors <after an internal test|by seniority and test>, it happened {few} times {at} since {month}',
    'Got to work with {customers} directly in the {ordinal} month itself, at bigger places it takes {years} years',
    'Fast growth {ctx}, small {firm} so <your work is seen|you get what you ask for>',
    'They sent me to <{otherCity}|the {otherCity} office> for {months} months to start the {team} there, best learning for a {role}',
    'My {ordinal} review {where} was honest, <strong sides and weak sides both on one page|he had notes from {peers}>, and the plan for {craft} was followed',
    'Moved from the {team} to another one after {tenure}, <only two chats and a mail|my lead himself proposed it>',
    '{Peers} who started with me are <leads now|in {otherCity} heading a unit>, {few} of them {ctx}',
  ],
  bad: [
    'Growth is <slow|very slow|only on paper> {ctx}, same designation since {years} years',
    'For promotion {where} you need to <be in the good books|wait till someone leaves|be in the head office>, {marks} do not decide it',
    'After {role} there is <no next step|only one post and it is taken> {ctx}',
    'heavy > Rating is <bell curve|decided before the meeting>, in {hikeMonth} my self review of {few} pages was not opened',
    'heavy > Outsiders are <hired above us|brought as managers> each time, {few} seniors of the {team} left because of it',
    'Title went up in {hikeMonth} but <work and pay stayed the same|only the mail signature changed>',
    'Internal transfer needs <a no objection from the {team} lead, which never comes|{months} months and three interviews>',
    'Branch and site people <are forgotten|stay where they are>, promotions go to the {otherCity} people mostly',
    'Feedback comes once a year in {minutes} minutes {ctx}',
    'They promised me a lead role after {busy}, <it is {months} months now|then gave it to a new joiner>',
    'Not much to do after {years} years {ctx}, <same {output} each week|you become the person who knows {tool}>',
    'My growth plan on {portal} is empty since {month} {ctx}, <lead says after {busy}|nobody opens it>',
    'A {role} with {years} years and a fresher get the same {output} {ctx}',
    'English decides here and not {craft}, <good people of the {team} stay below|seen it {few} times in {hikeMonth}>',
  ],
  worst: [
    'Zero growth {ctx}, <relatives of the owner|people from one group> get every post {at}',
    'I did the work of {few} people during {busy} and got a <meets expectations|two out of five> because <someone had to be at the bottom|I had asked for a transfer>',
    'They kept me as trainee for {months} months <on the same stipend|with full {role} work> and then extended it',
    'My manager blocked {few} internal moves and <told others not to take me|said I am too useful {at}>',
    'Certificates and promotion were used as bait till {hikeMonth}, <then the whole band was frozen|nobody in the {team} got anything>',
  ],
};
