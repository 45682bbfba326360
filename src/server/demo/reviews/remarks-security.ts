import type { SpokenRemarks } from './remark.ts';

/** Remarks about how safe a job is. */
export const securityRemarks: SpokenRemarks = {
  good: [
    'Job is <secure|very secure|safe> {ctx}, <in {years} years I saw no layoff|even in the bad year nobody was asked to go>',
    'When <the contract ended|a project closed|one unit was shut> in {month}, all {some} people were <moved|placed elsewhere> within {weeks} weeks',
    '{here} has people who work here since {longYears} years, <that says enough|my own {team} has {few} of them>',
    'No hire and fire, <poor performers get {months} months and a real plan|they first change your team>',
    'They told us about {lossOf} in <an open meeting|a plain mail> in {month}, before the rumours could start',
    'Contract people get <made permanent|confirmed> after {months} months if the {role} role is open, I am one of them',
    'Confirmation came within {days} days after {probation} months of probation {ctx}, <no extension drama|letter on {portal}>',
    'I never worried about the job {ctx}, <even with all the news around|orders are there till {month} at least>',
    'During {busy} and slow months both the salary and the job <stay|are safe> {ctx}',
    'tech > Bench of {weeks} weeks was <used for training|not held against me>, my lead found the next project himself',
  ],
  bad: [
    'tech > Bench for more than {weeks} weeks and <HR starts calling|you are told to find your own project|your name is on a list>',
    'Contracts are renewed every {months} months and <the letter comes on the last day|you get it {days} days late> {ctx}',
    'heavy > People in the {team} <were asked to go|disappeared> in {month}, <{few} in one week|no explanation to those who stayed>',
    'Everything depends on one <customer|order|contract> {ctx}, when it slows <everyone starts updating the resume|talk of cost cutting starts>',
    'Probation of {probation} months got extended for {few} of us in the {team} <without a reason|because of budget>, letter came in {month}',
    'There is talk of {lossOf} since {month} {where} and management <says nothing|says no comment in the town hall>',
    'Nobody is permanent {at}, <agency rolls for {years} years|off-roll people train the on-roll ones>',
    'heavy > desk > PIP is used when <they want to cut cost|someone asks too many questions>, I saw {few} in {month}',
    'heavy > If {marks} fall for {few} months you <get a warning mail|are shown the door slowly> {ctx}',
    'heavy > Transfers to another <city|site|branch> are used <instead of asking people to leave|as a hint>, {few} people from {city} got it in {month}',
  ],
  worst: [
    'In {month} they asked {some} people to resign <in a ten minute call|on one {weekday}|before lunch>, <laptops off by evening|no severance, no notice pay>',
    'Made to <sign a resignation|write a resignation mail> after {years} years because of {lossOf}, HR had the draft ready',
    'Gate was closed one {weekday} because of {lossOf}, <we learnt it from the guard|no notice on the board also>',
    'Fired {few} of us during {busy} and hired <cheaper ones|trainees> the next month for the same {role} work',
    'Terminated on call while I was on <sick|maternity|approved> leave, {days} days before <the bonus|my confirmation>',
    'My contract as {role} was <ended by a WhatsApp message|not renewed> in {month}, agency and {here} <point at each other|both say ask the other>',
  ],
};
