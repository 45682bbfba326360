/** Elements of a page by what a reader calls them. */
const partElements = {
  field: ['input', 'textarea', 'select', 'label', 'form'],
  button: ['button', 'summary'],
  link: ['a'],
  picture: ['img', 'picture', 'svg', 'video', 'canvas'],
  list: ['ul', 'ol', 'li', 'table', 'tbody', 'tr', 'td', 'article'],
  text: ['h1', 'h2', 'h3', 'p', 'span', 'b'],
  window: ['dialog'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PagePart = keyof typeof partElements | 'page' | 'other';

/** Part of a page that a path of elements ends in, such as `main>form>input`. */
export function partOf(target: string): PagePart {
  const element = /([a-z][a-z0-9]*)[^>\s]*\s*$/.exec(target)?.[1];
  if (element === undefined || element === 'body' || element === 'main') return 'page';
  const found = Object.entries(partElements).find(([, elements]) => elements.some((each) => each === element));
  return isPart(found?.[0]) ? found[0] : 'other';
}

const isPart = (name: string | undefined): name is keyof typeof partElements => name !== undefined && Object.hasOwn(partElements, name);

/** Subjects of requests, by words in the names of operations. The first that fits is meant. */
const callSubjects = {
  messages: /chat|message|conversation/i,
  jobs: /job/i,
  interviews: /interview/i,
  reviews: /review|rating/i,
  pay: /salar|paid|offer/i,
  benefits: /benefit/i,
  photos: /photo|picture|image|video|logo/i,
  questions: /question|answer/i,
  posts: /post|comment|feed|poll|vote|report/i,
  communities: /communit|topic/i,
  notifications: /notif|nudge|popup/i,
  account: /session|login|account|profile|persona|member|career|settings|consent|onboarding/i,
  companies: /compan|employer|office|overview|award/i,
  lists: /suggest|search|department|designation|location|college|course|skill|industr/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type CallSubject = keyof typeof callSubjects | 'other';

export type CallKind = 'opened' | 'searched' | 'sent';

export interface PlainCall {
  readonly kind: CallKind;
  readonly subject: CallSubject;
}

const isSubject = (name: string | undefined): name is keyof typeof callSubjects => name !== undefined && Object.hasOwn(callSubjects, name);

/** Deed of a reader by which an operation was called. */
export function callOf(operation: string): PlainCall {
  const subject = Object.entries(callSubjects).find(([, words]) => words.test(operation))?.[0];
  const kind = /^(search|suggest|find)/.test(operation) ? 'searched' : /^(get|list|aggregate|read)/.test(operation) ? 'opened' : 'sent';
  return { kind, subject: isSubject(subject) ? subject : 'other' };
}
