/** The texts of a burst: one said over and over with a word changed, and others as short. */
export const burstTexts = {
  likes: {
    alike:
      '<Best|Great|Very good|Superb> company in {city}, all seniors support every new joiner from the first day, training is given on time, salary is credited on the last day of each month and management listens to all of us',
    other: [
      'Very <good|nice|positive> environment at {here} {city}, everyone <must|should> join as {role}',
      '<Excellent|Amazing|Wonderful> growth in {months} months, <thank you|thanks> {here} management',
      'All facilities are <there|given|provided> in {city}, seniors are <very|so> helpful with {craft}',
      'Number one {firm} in {city}, <learning|growth> and {dish} <both|everything> is best',
      '<Happy|Proud|Blessed> to be part of {here}, {role} work is <respected|valued> here',
    ],
  },
  dislikes: {
    alike:
      '<Nothing|Not one thing|I find nothing|There is nothing> to dislike in {city}, I only wish that more people come to know how well this company takes care of its people and their <families|parents>',
    other: [
      'I did not find any <negative|bad> point in {months} months <at|with> {here}',
      'No bad points in {city}, {here} <takes care of|looks after> everyone',
      'Nothing as of now, <management|the {team}> solves every problem of a {role}',
      'No issues at all in the {team}, <simply|just> the best {firm}',
    ],
  },
  titles: [
    '<Best|Great|Superb> <company|place|employer> in {city}',
    '5 star <company|management> {city}',
    '<Very|So> good for {role}',
    'Best {firm} for a {role}',
    '{here} is <best|great|super> in {city}',
  ],
} as const;
