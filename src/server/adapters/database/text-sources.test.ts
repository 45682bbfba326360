import { describe, expect, it } from 'vitest';
import { bytes, day, number, text, type Column } from './column.ts';
import { table, withAccount, type AnyTable } from './table.ts';
import { tables } from '../tables.ts';

const all: readonly AnyTable[] = tables;

/** Every text that no member writes, by its table and its source. One that members write does not belong here: its source is 'member'. */
const notByMembers = `
account | random name: id
administrator_action | keyed hash: administrator | administrator: subject changes
answer_request | random name: post_id | keyed hash: asker
banned_identity | keyed hash: key decider
block | keyed hash: blocker author_ref
career | random name: id account_id | sanitized name: place_key
career_proof | random name: account_id | sanitized name: place_key | pattern: month
choice | random name: id post_id
choice_vote | random name: post_id choice_id before | keyed hash: voter
city | list: name state short_names words
college | list: name city state domain short_names words
comment | random name: id post_id root_id reply_to_id | keyed hash: author_ref
community | product: id | employers: url_name name_key name_hi_key | administrator: name category about name_hi about_hi | random name: logo_image_id
company | employers: id url_name name_key about industry secondary_industry headquarters career_site_url naukri_company_page_url contact_number email_id social_links words | administrator: name website | random name: logo_image_id cover_image_id
company_domain | random name: company_id | employers: domain
company_location | random name: company_id | employers: location
consent | random name: account_id
count_delta | random name: thing
course | list: name level
daily_use | keyed hash: key
decision_look | keyed hash: member
deletion_receipt | keyed hash: number_hash | product: deleted left_behind
demo_login | keyed hash: key grant_key | sealed: sealed
department | list: url_name name short_names words
designation | list: name short_names words
device | keyed hash: key | random name: session_id | sealed: sealed_token
earlier_version | random name: thing
education | random name: id account_id | pattern: from_month to_month
error_report | product: fingerprint | error report: name message stack display screen operation kind request_id
feedback | keyed hash: ref
former_company_url | employers: url_name | random name: company_id community_id
hidden_post | keyed hash: viewer | random name: post_id
identity | keyed hash: key | random name: account_id
image | random name: id | product: content_type | picture: bytes
industry | employers: url_name words | administrator: name
installation | keyed hash: secret_fingerprint | sealed: former_keys | pattern: shuffled_since | product: pages_url
issued_identity | keyed hash: key
issued_token | random name: account_id | device: blinded_hash
issuer_key | product: quarter key_id public_key
issuer_secret | product: quarter | sealed: sealed
keyed_voter | keyed hash: voter
ledger_head | product: hash
location | employers: url_name state | administrator: name
mail_challenge | keyed hash: key code_hash
mail_proof | keyed hash: key
mail_sending | keyed hash: key
member_preference | random name: account_id
membership | keyed hash: member | random name: community_id
message_preference | random name: account_id
migration | product: name checksum
moderation_item | random name: id thing | keyed hash: former_decider decider
mute | random name: id | keyed hash: muter author_ref
onboarding | random name: account_id
owed_line | random name: item_id
passkey | random name: id account_id | device: credential_id public_key | list: transports browser system
persona | keyed hash: ref | sanitized name: name_key | list: avatar
persona_copy | keyed hash: ref | device: locator_hash sealed
persona_transfer | keyed hash: ref | device: locator_hash sealed
popup_rest | random name: account_id
popup_showing | random name: account_id
portal_link | random name: account_id | sanitized name: denied_place_key
post | random name: id community_id | keyed hash: author_ref | pattern: campaign video_id
post_media | random name: id post_id object_name | picture: bytes small
post_view | random name: post_id | keyed hash: viewer
profile_photo | random name: account_id | picture: bytes
rate_count | keyed hash: key
recovery_code | keyed hash: hash | random name: account_id
removal | product: week community previous_hash hash | random name: item_id
report | random name: thing | keyed hash: reporter
role | list: name
role_claim | random name: account_id token_hash
salary_offer | random name: id | keyed hash: owner
sanction | random name: id thing | keyed hash: author_ref member persona_hash decider
scheduled_post | random name: post_id
session | random name: id account_id | keyed hash: handle_hash access_hashes former_access_hashes refresh_hashes former_refresh_hashes | product: source | list: browser system
skill | list: name short_names words
specialization | list: name
spent_nonce | device: nonce_hash
spent_note | random name: hash
spent_token | device: token_hash
stored_object | random name: name post_id
submission | keyed hash: key payload | random name: answer
subscription | random name: account_id
tag | list: name
topic | list: url_name name category about name_hi about_hi
upload | random name: id | keyed hash: owner | picture: bytes small
video | random name: id | keyed hash: owner | pattern: youtube_id
vote | random name: thing | keyed hash: voter
watched_word | administrator: word
work_experience | random name: id account_id | pattern: from_month to_month
`;

/** Tables with texts of members that name no owner: their rows are about a post or a comment, by whose id deletion finds them. */
const ownerless: readonly string[] = ['moderation_item', 'earlier_version'];

describe('the texts of tables (S-54)', () => {
  it('come from members but for those that are listed here by name', () => {
    const found = all.flatMap(({ name, columns }) => {
      const columnsBySource = Map.groupBy(
        Object.entries(columns).filter(([, { facts }]) => facts.source !== undefined && !['member', 'closed list'].includes(facts.source)),
        ([, { facts }]) => facts.source,
      );
      const sources = [...columnsBySource].map(([source, named]) => `${source}: ${named.map(([column]) => column).join(' ')}`);
      return sources.length > 0 ? [`${name} | ${sources.join(' | ')}`] : [];
    });
    expect(found.toSorted()).toEqual(notByMembers.trim().split('\n'));
  });

  it('have a source each, and those of members a value that deletion leaves', () => {
    expect(all.flatMap(sourceless)).toEqual([]);
    // @ts-expect-error Refused, because bytes may hold a text as well.
    const unsaid = bytes('Its motto.', 'everyone');
    const motto = { ...number('Its motto.', 'everyone'), facts: { kind: 'words' } } as unknown as Column<unknown>;
    const kept = { ...text('Its line.', 'everyone', 'member'), facts: { kind: 'text', source: 'member' } } as unknown as Column<unknown>;
    expect(sourceless(table('place', { purpose: 'A table with faults.', kept: withAccount, family: 'house', columns: { unsaid, motto, kept } }))).toEqual([
      'place.unsaid',
      'place.motto',
      'place.kept',
    ]);
  });

  it('of members go with the account, the post or the session, or it is said why not', () => {
    expect(all.filter(isOwnerless).map(({ name }) => name)).toEqual(ownerless);
    const columns = { made_on: day('The day.', 'operator'), line: text('Its line.', 'everyone', 'member') };
    const planted = table('place', { purpose: 'A table with a fault.', kept: { for: 'days', days: 36_500 }, datedBy: 'made_on', family: 'house', columns });
    expect(isOwnerless(planted)).toBe(true);
    expect(isOwnerless({ ...planted, goesWith: 'account' })).toBe(false);
    // @ts-expect-error Refused, because what a member wrote would be left by another text.
    text('Its line.', 'everyone', 'member').wipedTo('kept');
  });
});

const neverText = ['number', 'flag', 'day', 'moment'];

/** Columns that could hold a text and do not say whose it is, or that deletion would not wipe. */
const sourceless = ({ name, columns }: AnyTable): readonly string[] =>
  Object.entries(columns)
    .filter(([, { facts }]) => !neverText.includes(facts.kind) && (!facts.source || (facts.source === 'member' && !facts.wiped)))
    .map(([column]) => `${name}.${column}`);

/** Whether a table holds what members wrote and says neither with what it goes nor why it stays. */
const isOwnerless = ({ columns, goesWith, staysBecause }: AnyTable): boolean =>
  !goesWith && !staysBecause && Object.values(columns).some(({ facts }) => facts.source === 'member');
