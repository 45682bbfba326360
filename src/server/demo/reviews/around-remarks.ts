/** Beginnings of a text, which say who speaks: before what they liked. */
export const introductions = {
  staying: [
    'I joined in {city} in {month}, <through campus|by referral|after a walk-in|came from {otherCity}>',
    '{Tenure} in the {team} now, <most of it in {city}|and counting>',
    'Working <in {city}|{at}> since {tenure}, came from {otherField}',
    '{Role} here, {tenure} <in {city}|in, so take it with salt>',
    'Writing after {tenure} in the {team}, <my third job|my first job|second {firm} of this kind>',
  ],
  gone: [
    'I was in {city} for {tenure} and left in {month}',
    'Worked in the {team} for {tenure}, <left for higher studies|left for a better offer|moved to {otherCity} after marriage|left on my own>',
    'Left in {month} after {tenure}, <no grudge|writing with a cool head>',
    'It was my {ordinal} job, {tenure} <in {city}|{at}>',
  ],
} as const;

/** Frames of the one thing disliked by people who are glad, and of the one thing liked by people who are not. {x} is a remark with a small letter. */
export const frames = {
  minor: [
    'Nothing <big|much|major>, only that {x}',
    '<If I have to say one thing|If I must>, {x}',
    'Only <issue|negative|thing> is {x}',
    'Small thing, {x}',
    'Honestly very less to complain, just {x}',
    'Every place has something, here {x}',
    'Can improve one thing, {x}',
  ],
  faint: [
    'Only good thing is that {x}',
    'To be fair {x}',
    'One plus, {x}',
    'Not all is bad, {x}',
    'Had to search for this one but {x}',
    'Only reason I stayed {tenure}: {x}',
  ],
} as const;

/** Endings of what was disliked, by the mood of a review. */
export const advices = {
  glad: [
    'Still I <would|will> tell anybody in {city} to <apply|come>, <but for the {team}|{years} years were worth it>',
    'For a {role} with {years} years it is a <good|safe> choice {at}',
    '<Come|Join>, but ask about {marks} before you sign',
    'My suggestion to management, fix this before {month} and {city} will be <the best branch|happy>',
  ],
  torn: [
    'Join if you are a fresher, with {years} years as {role} <ask for {hike} percent more|think again>',
    'Ask about {busy} and {marks} in the interview, <they will not tell on their own|nobody asked me to>',
    'Depends on the team, the {team} in {city} is <okay|better than others|like this>',
    'Good for {months} months {at}, not for {longYears} years',
    'Read your letter for <notice|the variable part|the shift clause> before joining as {role}, mine says {noticeDays} days',
    'If management listened to {peers} once in {months} months, half of it would be solved',
  ],
  sour: [
    'Do not join in {city} unless you <have no other offer|need {months} months of salary>',
    '<Talk|Speak> to someone who left the {team} before you sign <anything|the bond>',
    'I told {few} friends in {city} not to apply and I tell you also',
    'If you get the {team}, ask for another one or <run|keep your CV ready by {month}>',
    'Management should sit {at} for {weeks} weeks <without phone|during {busy}> and then talk',
  ],
} as const;

/** Remarks about leaving, for those who have left, from what they met. */
export const partings = {
  smooth: [
    'Exit was smooth, relieving letter in {relievingDays} days and full and final in {settlementDays} <days|days, as told>',
    'Even at exit they were <fair|decent>, {noticeDays} days notice and the last money came after {settlementDays} days',
    'Full and final took {settlementDays} days {ctx}, <leave encashed to the last day|nobody made faces>',
  ],
  slow: [
    'Full and final took {settlementDays} days and <{few} reminders to the {city} office|a visit to the {city} office>',
    'Notice is {noticeDays} days {where} and <no buyout|they make you serve each day>, next employers do not wait',
    'Relieving letter took {relievingDays} days, <my joining in {otherCity} was nearly cancelled|HR passed me from desk to desk>',
  ],
  withheld: [
    'They are sitting on my <relieving letter|last salary and papers> since {month}, <HR of {city} does not pick up|each mail gets the same answer>',
    'Served {noticeDays} days and still no full and final, <legal notice is next|{few} of us are waiting>',
    'They held back my papers because of {lossOf}, <I lost an offer in {otherCity}|{noticeDays} days of notice served for nothing>',
  ],
  bond: ['Bond of {bond} for {bondMonths} months, <nobody explains it before joining|they take the cheque on day one|read it twice> {ctx}'],
} as const;
