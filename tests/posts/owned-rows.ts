import { anyPreference } from '#core/jobs/job-alerts.ts';
import { sealedAlert } from '#server/adapters/jobs/sealed-alert.ts';
import type { Insertable } from 'kysely';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { checked, sanitized, sanitizedJson, ownWords } from '#server/adapters/content/sanitized-text.ts';
import { noFacts, sealedCareer, workplaceHash } from '#server/adapters/careers/career-facts.ts';
import { blockerOf } from '#server/adapters/mutes/blocker-of.ts';
import { sealedAddress } from '#server/adapters/mail/sealed-address.ts';
import { sealedNote } from '#server/adapters/moderation/sealed-note.ts';
import { sealedMessage } from '#server/adapters/chat/sealed-message.ts';
import { sealedFacts } from '#server/adapters/secrets/sealed-facts.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { CascadeTables, Tables } from '#server/adapters/database/tables.ts';
import { rowsOfKinds } from '#tests/kinds/tested-kinds.ts';

export const secrets = new Secrets(Buffer.alloc(32, 5));
export const account_id = 'me';
const persona = secrets.personaOf(account_id);
export const mine = (purpose: string): string => secrets.reference(purpose, account_id);
const day = '2026-11-20';
export const moment = new Date(`${day}T10:00:00Z`);
const { text, theirText } = checked({ text: sanitized('My notice period is ninety nimbus days.'), theirText: sanitized('Ask your manager first.') });
const place_key = workplaceHash(secrets, account_id, workplaceKeyOf('company', text));
export const rupees = 1_234_567;
export const picture = { width: 1, height: 1, bytes: Buffer.from('nimbus picture') };
const deviceRow = { sealed: 'sealed nimbus', names: ['nimbus name'] };
const seen = { browser: 'Firefox', system: 'Linux' };
const offer = {
  companyName: text,
  jobProfile: text,
  location: null,
  experienceYears: 3,
  fixedRupees: rupees,
  variableRupees: 0,
  stockRupees: 0,
  workMode: 'office',
} as const;
const hashes = { handle_hash: 'nimbus h', access_hashes: ['nimbus a'], refresh_hashes: ['nimbus r'] };
const times = { changed_at: moment, access_ends_at: moment, ends_at: moment, signed_in_at: moment, used_on: day };

export { theirText };

/** Row of the account in each table whose rows are deleted along or become nobody's. */
export const rows: { readonly [Name in keyof CascadeTables]: Insertable<Tables[Name]> } = {
  account: { id: account_id, display_name: ownWords('Nimbus'), made_on: day },
  identity: { key: 'nimbus key', account_id, made_on: day },
  session: { id: 'mine', account_id, source: 'google', ...hashes, ...times, ...seen },
  passkey: {
    id: 'mine',
    account_id,
    credential_id: 'nimbus',
    public_key: Buffer.from('x'),
    counter: 0,
    transports: [],
    is_synced: false,
    made_on: day,
    ...seen,
  },
  recovery_code: { hash: 'nimbus hash', account_id, made_on: day },
  role_claim: { account_id, token_hash: 'nimbus claim', role: 'moderator', made_on: day, ends_at: moment },
  persona: { ref: persona, kind: 'DESIGNATION', name: ownWords('Nimbus Nurse') },
  issued_token: { account_id, quarter_ends: '2026-12-31', blinded_hash: 'nimbus blinded' },
  issued_contribution_token: { account_id, quarter_ends: '2026-12-31', blinded_hash: 'nimbus blinded' },
  issued_counted_tokens: { account_id, quarter_ends: '2026-12-31', blinded_hash: 'nimbus blinded' },
  persona_copy: { ref: persona, locator_hash: 'nimbus copy', sealed: 'nimbus' },
  persona_transfer: { ref: persona, locator_hash: 'nimbus transfer', sealed: 'nimbus', waits_until: moment, made_on: day },
  career: { id: 'mine', account_id, type: 'working', place_key, sealed: sealedCareer(secrets, account_id, { ...noFacts, place: text, job_profile: text }) },
  clear_facts: { account_id, id: 'mine', of_table: 'education', facts: sanitizedJson({ college_name: text }) },
  career_proof: { account_id, place_key, source: 'mail', month: '2026-11' },
  portal_link: { account_id, consent_on: day },
  onboarding: { account_id, last_step: null },
  work_experience: { id: 'mine', account_id, sealed: sealedFacts(secrets, ['work_experience', account_id], { company_name: text }) },
  education: { id: 'mine', account_id, sealed: sealedFacts(secrets, ['education', account_id], { college_name: text }) },
  member_preference: { account_id, feed_start: 'personal', hides_read_posts: true, saves_data: true, warns_before_leaving: true },
  message_preference: {
    account_id,
    chats: 'nobody',
    replies: true,
    votes: true,
    polls: true,
    pushed: ['replies'],
    communities: true,
    jobs: true,
    shows_content: true,
  },
  consent: { account_id, purpose: 'usage', is_given: true, notice_version: 1, changed_on: day },
  subscription: { account_id, topic: 'job-alerts' },
  mail_address: { account_id, sealed: sealedAddress(secrets, account_id, 'nimbus@example.in'), language: 'en', next_at: moment },
  profile_photo: { account_id, bytes: picture.bytes },
  popup_rest: { account_id, popup: 'give-feedback', put_away_on: day },
  popup_showing: { account_id, popup: 'allow_notifications', app: 'app_ios', times: 1, last_at: moment },
  device: { key: 'nimbus device', session_id: 'mine', ...deviceRow },
  persona_device: { key: 'nimbus device of a name', persona_ref: persona, registered_on: day, ...deviceRow },
  feedback: { ref: mine('feedback'), rating: 5, text, month: '2026-11-01' },
  post: {
    id: 'mine',
    community_id: 'salaries',
    author_ref: persona,
    kind: 'poll',
    title: text,
    content: text,
    campaign: 'nimbus',
    video_id: 'nimbusvideo',
    posted_at: moment,
    heat: 0,
  },
  post_media: { id: 'mine', post_id: 'mine', place: 1, ...picture },
  upload: { id: 'mine', owner: mine('uploads'), made_on: day, ...picture },
  comment: { id: 'my answer', post_id: 'theirs', author_ref: persona, content: text, posted_at: moment },
  chat_member: { id: 'my place', conversation_id: 'theirs', persona_ref: persona, state: 'joined' },
  chat_message: {
    id: 'my message',
    conversation_id: 'theirs',
    seq: 1,
    author_ref: persona,
    client_id: 'nimbus message',
    locked_for: null,
    sealed: sealedMessage(secrets, { id: 'my message', conversation_id: 'theirs' }, text),
    content: null,
    posted_at: moment,
    gone_on: day,
  },
  chat_picture: { id: 'my picture', chat_message_id: 'my message', ...picture },
  closed_chat: { persona_ref: persona },
  ...rowsOfKinds({ secrets, persona, moment, text, rupees, picture }),
  question: {
    id: 'my question',
    company_id: 'theirs',
    designation_id: 1,
    author_ref: persona,
    is_asked: false,
    locked_for: null,
    posted_at: moment,
    text,
    text_key: 'nimbus question',
    merged_into: null,
  },
  choice: { id: 'mine', post_id: 'mine', place: 1, text, offer: sanitizedJson(offer) },
  vote: { thing: 'theirs', voter: mine('votes'), kind: 1 },
  keyed_voter: { voter: mine('votes') },
  choice_vote: { post_id: 'theirs', voter: mine('votes'), choice_id: 'theirs' },
  scheduled_post: { post_id: 'mine', due: moment },
  post_view: { post_id: 'theirs', viewer: mine('views'), seen_on: day },
  answer_request: { post_id: 'theirs', asker: mine('requests') },
  hidden_post: { viewer: mine('hidden'), post_id: 'theirs' },
  saved_job: { saver: mine('saved jobs'), job_id: 'theirs', place: 1, saved_on: day, outcome: 'silent' },
  job_alert: {
    owner: mine('job alerts'),
    id: 'mine',
    place: 1,
    sealed: sealedAlert(secrets, 'mine', { draft: { designations: [], preferences: { ...anyPreference, words: 'nimbus' } }, seen: [] }),
    likeness: 'nimbus likeness',
    created_on: day,
    looked_on: day,
    next_at: moment,
  },
  salary_offer: { id: 'mine', owner: mine('offers'), facts: sanitizedJson(offer) },
  video: { id: 'mine', owner: mine('videos'), youtube_id: 'nimbusvideo', is_short: false, title: text, made_on: day },
  report: { thing: 'theirs', reporter: mine('reports'), reason: 'spam', sealed_note: sealedNote(secrets, 'theirs', text), note: text, filed_on: day },
  sanction: {
    id: 'mine',
    author_ref: persona,
    covers: 'persona',
    rule: 'spam',
    note: text,
    thing: 'mine',
    imposed_on: day,
    until: null,
    lifted_at: null,
    decider: 'a moderator',
  },
  notification: { id: 'mine', recipient: mine('votes'), kind: 'pollOver', thing: 'theirs', cause: 'over', told_on: day, told_at: moment },
  decision_look: { member: mine('decisions'), looked_at: 1 },
  administrator_action: { acted_on: day, acted_at: moment, administrator: mine('administration'), action: 'word-added', subject: ownWords('wort') },
  mute: { id: 'mine', muter: mine('mutes'), author_ref: 'theirs', kind: 'BLOCK' },
  block: { blocker: blockerOf(secrets, persona), author_ref: 'theirs' },
};

const decided = { thing_type: 'POST', cause: 'appeal', stage: 'second', opened_on: day, suggested_rule: 'spam' } as const;

export type SomeRows = { readonly [Name in keyof Tables]?: Insertable<Tables[Name]> };

/** Rows of another member, which must stay untouched. */
export const others: SomeRows = {
  community: { id: 'salaries', type: 'topic', url_name: 'salaries', name: ownWords('Salaries'), category: ownWords('Pay'), about: ownWords('Pay') },
  industry: { url_name: 'their-industry', name: ownWords('Their industry') },
  company: { id: 'theirs', url_name: 'theirs', name: ownWords('Theirs'), industry: 'their-industry', social_links: '[]' },
  persona: { ref: 'theirs', kind: 'ANONYMOUS', name: ownWords('Calm Otter'), name_key: 'calmotter', avatar: '2-sky' },
  post: { id: 'theirs', community_id: 'salaries', author_ref: 'theirs', kind: 'text', content: theirText, posted_at: moment, heat: 0 },
  conversation: { id: 'theirs', kind: 'group', name: theirText, pair_key: null, disappears_days: null },
};

/** Rows of others that refer to this account's. */
export const leaning: SomeRows = {
  comment: { id: 'their answer', post_id: 'mine', root_id: null, author_ref: 'theirs', content: theirText, posted_at: moment },
  moderation_item: { id: 'item', thing: 'mine', appeal_text: text, decision: 'keep', rule: 'spam', decided_on: day, ...decided },
};
