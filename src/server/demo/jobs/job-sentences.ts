/** Sentences of honest advertisements: `{…}` is filled with what the work is about. */
export const openings = [
  '{company} in {city} looks for a {title}.',
  'We need a {title} for our team in {city}.',
  'Our team in {city} is growing, and we look for a {title}.',
  'A colleague moved on, so we have an opening for a {title} in {city}.',
] as const;

export const duties = [
  'You work with {topic} and {otherTopic} every day.',
  'Most of your time goes to {topic}; the rest to {otherTopic}.',
  'In the first three months you learn how we do {topic} here, and then you handle it yourself.',
  'You should be at home with {topic} and know your way around {otherTopic}.',
] as const;

export const demands = [
  'You have {years} of experience in such work.',
  '{years} of experience are what we ask for; papers matter less than work.',
  'We ask for {years} in a job like this one.',
] as const;

export const freshDemands = [
  'Freshers are welcome; we train you, and pay you from the first day.',
  'No experience is needed. You learn with a senior colleague for two months.',
] as const;

export const terms = [
  'PF from the first day, health cover for you and your family.',
  'Five days a week, and no calls after work.',
  'Shifts change every week; nights are paid extra.',
  'Notice is 30 days on both sides, and there is no bond.',
  'Six days a week, with the second Saturday off.',
  'A yearly raise, discussed in April.',
  'Two days a week at home where the work allows it.',
  'Uniform, shoes and training are provided by the company, free of cost.',
] as const;

export const processes = [
  'The interview has two rounds and takes a week. Everyone gets an answer.',
  'After you apply, we call within ten days. There is one test and one talk.',
  'Walk-in from ten to one, with your {papers}.',
  'Three rounds, the last one with the manager you would work for. Bring your {papers} on the day you join.',
  'We never charge candidates anything. If someone asks you for money in our name, it is not us.',
] as const;

/** Advertisements that put the name of a company to use for a scam. */
export const scamDescriptions = [
  'Direct joining at {company}, no interview. A registration fee of Rs 750 has to be paid by UPI before the joining letter is sent. Seats are limited, pay today.',
  'Work from home for {company}: copy and paste, one hour a day, earn 3,000 daily. Deposit a refundable security amount of Rs 2,500 to get your login.',
  '{company} me sidhi bharti. Uniform aur gate pass ke liye 1,850 rupaye jama karna hoga, pehli salary me wapas milenge. HR ko WhatsApp kare.',
  'You are shortlisted by {company}. Send your Aadhaar, PAN, bank passbook and the OTP that you receive to confirm your selection, and pay the processing charges of Rs 999.',
  'Laptop will be sent by courier after you pay the laptop insurance of Rs 3,200, which is returned with the first salary. Mail your resume to hr.{urlName}.jobs@gmail.com.',
] as const;
