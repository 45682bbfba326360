import type { SpokenRemarks } from './remark.ts';

/** Remarks about what can be learnt. */
export const skillsRemarks: SpokenRemarks = {
  good: [
    'Learnt {learn} {ctx}, <nobody teaches that in college|no course gives you that>',
    'In {months} months I got better at {craft} <than in {years} years before|because seniors sit with you>',
    'The first {weeks} weeks were proper training, <classroom and then {at}|with a senior beside you>, and <tests were fair|nobody shouted for mistakes>',
    '{Peers} <explain things patiently|share what they know> {ctx}, I came from {otherField} and <could ask anything|never felt stupid>',
    'You <touch everything|do a bit of everything> {at}, from {craft} to {learn}',
    'For freshers it is a <very good|great|solid> school, {learn} alone is worth {months} months',
    'They have <a small library|recorded sessions|a training room> on {portal} and give {few} hours a month for it',
    'Got hands on {tool} in the {ordinal} week, <at other places they keep freshers away|under a patient senior>',
    'Mistakes are <discussed and not punished|written on the board without names> {ctx}, that is how I learnt {learn}',
    'Every {weekday} someone from the {team} <explains one topic|teaches {craft}> for {minutes} minutes, <tea included|attendance not forced>',
    'I came knowing only theory, now {craft} is <in my hands|what people call me for>',
    'Exposure to {customers} from the {ordinal} month, so {craft} comes <by itself|faster than by any training>',
  ],
  bad: [
    'After the first {months} months <there is nothing new to learn|learning stops> {ctx}, only {chore}',
    'Training is <{few} days of slides|a login to {portal} and good luck|watching a senior from behind> and then you are on your own {at}',
    'Half of the day goes in {chore}, <so {craft} stays theory|I had come here for {craft}>',
    '{Tool} is <older than me|from another age|what we work with>, <skills from it are worth little outside|you will not see it anywhere else>',
    'Seniors <keep things to themselves|do not hand over> {ctx}, you learn {learn} by breaking things',
    'Nobody <sits with a new {role}|plans any training> during {busy}, and it is always {busy}',
    'They <cancelled the training budget|stopped certifications> in {month}, now it is self learning after {hour}',
    'Work is repetitive {ctx}, {chore} on {weekday} and {chore2} on the rest',
    'New tools are <announced each {month}|shown in the town hall> but {at} we still use {tool}',
    'You get put into {chore} for {months} months whatever you studied, <ask before you join|I have a degree in something else>',
    'Only one person knows {tool} {ctx} and he is <on notice|always on leave|not in the mood>',
  ],
  worst: [
    'Hired as {role}, did {chore} for {months} months, <forgot whatever I knew|my CV has a hole now>',
    'No training at all, <they gave me a chair and {tool}|thrown {at} on day {few}>, and then a warning for mistakes',
    'They sell it as learning {learn}, in truth it is {chore} <till {late}|from morning to {hour}>',
    'Asked for training {few} times in writing, <answer was use the internet|was told that I ask too much>',
    'After {years} years here other companies <ask what I did all that time|rejected me in the {ordinal} round>, we never moved beyond {tool}',
  ],
};
