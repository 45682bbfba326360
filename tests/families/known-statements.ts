import { contentKinds } from '#server/adapters/content-kinds.ts';

/** Adapters that go over every row of a table on purpose, whatever its home: each shard answers for its own. */
const rounds: readonly string[] = [
  'account/account-remains.ts',
  'coarse-times.ts',
  'login/login-mode.ts',
  'shuffle-rows.ts',
  'sweep-expired.ts',
  'change-secret.ts',
];

/** Adapters over what members write, whatever kind it is of: they ask for it by its id alone, by its author, or for all that there is. */
const overContent: readonly string[] = [
  'content/written-by.ts',
  'counts/aggregate-counts.ts',
  'moderation/appealable.ts',
  'moderation/change-lock.ts',
  'moderation/earlier-versions.ts',
  'moderation/moderation-target.ts',
  'moderation/sql-own-decisions.ts',
  'moderation/sql-removal-ledger.ts',
  'moderation/sql-reports.ts',
  'moderation/withdraw.ts',
  'mutes/sql-mutes.ts',
  'notifications/tell-events.ts',
  'notifications/told-lines.ts',
  'posts/page-elsewhere.ts',
  'queue/sql-queue-items.ts',
];

/** Reasons, each with the statements that cannot be answered by one machine yet for it. */
const known: Readonly<Record<string, readonly string[]>> = {
  'A comment is asked for by its id alone, or by its author, neither of which leads to its post.': [
    'comments/comment-parents.ts: comment without post_id',
    'comments/comment-rows.ts: comment without post_id',
    'comments/comment-writer.ts: comment without post_id',
    'comments/sql-comments.ts: comment without post_id',
    'feeds/sql-feeds.ts: comment without post_id',
    'questions/let-go.ts: comment without post_id',
  ],
  'Companies and what members say of them are asked for by name, and a merge goes over all of them.': [
    'administration/company-logos.ts: company without id',
    'administration/company-logos.ts: company_picture without company_id',
    'administration/company-rows.ts: company without id',
    'administration/company-sizes.ts: company without id',
    'administration/import-companies.ts: company without id',
    'administration/import-companies.ts: company_location without company_id',
    'administration/import-companies.ts: former_company_url without company_id',
    'administration/company-rows.ts: company_location without company_id',
    'administration/merge-companies.ts: career without account_id',
    'administration/merge-companies.ts: career_proof without account_id',
    'administration/merge-companies.ts: membership without member',
    'administration/merge-companies.ts: portal_link without account_id',
    'administration/merge-companies.ts: post without id',
    'administration/profile-parts.ts: company without id',
    'administration/sql-administered-companies.ts: former_company_url without company_id',
    'careers/career-suggestions.ts: company without id',
    'communities/fill-communities.ts: company without id',
    'followers/followed-news.ts: company without id',
    'companies/company-at.ts: company without id',
    'companies/company-phrases.ts: company without id',
    'companies/move-profile.ts: company_relation without company_id',
    'impressions/sql-impressions.ts: company without id',
    'navigation/sql-site-urls.ts: company without id',
    'salaries/sql-company-pays.ts: company without id',
  ],
  'A review or a story is asked for by its id or its key alone, and the newest are of all companies.': [
    'contributions/keyed-contributions.ts: benefits without company_id',
    'contributions/keyed-contributions.ts: interview without company_id',
    'contributions/keyed-contributions.ts: photo_set without company_id',
    // A photo is added by the key and the name of what it belongs to, as its author knows it.
    'photos/sql-own-photos.ts: photo_set without company_id',
    'contributions/keyed-contributions.ts: review without company_id',
  ],
  'A salary is asked for by its key alone.': ['salaries/sql-own-salaries.ts: salary without company_id'],
  'What waits or was decided is listed with what it is about, and a review or a story lies with its company.': [
    'moderation/appealable.ts: benefits + comment + interview + moderation_item + photo_set + post + question + review',
    'moderation/sql-own-decisions.ts: benefits + comment + interview + moderation_item + photo_set + post + question + report + review',
    'moderation/sql-own-decisions.ts: benefits + comment + interview + moderation_item + photo_set + post + question + review',
    'moderation/sql-removal-ledger.ts: benefits + comment + interview + moderation_item + photo_set + post + question + review',
    'queue/sql-queue-items.ts: benefits + comment + interview + moderation_item + photo_set + post + question + review',
  ],
  'A question stands in lists of all companies, and in stories of several.': [
    'companies/move-questions.ts: question without id',
    'companies/move-questions.ts: question_listing without question_id',
    'questions/alike-candidates.ts: question without id',
    'questions/count-lists.ts: question_listing without question_id',
    'questions/join-questions.ts: question_place without company_id',
    'questions/keep-asked.ts: question without id',
    'questions/let-go.ts: question without id',
    'questions/list-questions.ts: question + question_place',
    'questions/list-questions.ts: question_place without company_id',
    'questions/question-lists.ts: question without id',
  ],
  'A device is found by the names that it is told for, and a message knows its device alone.': [
    'notifications/note-pushes.ts: device without session_id',
    'notifications/note-pushes.ts: persona_device without persona_ref',
    'notifications/send-pushes.ts: device without session_id',
    'notifications/send-pushes.ts: persona_device without persona_ref',
    'notifications/tellable-devices.ts: persona_device without persona_ref',
    'notifications/tellable-devices.ts: session without account_id',
  ],
  'It is a round over all companies of which figures are to be made.': [
    'home/count-headlines.ts: company_rating without company_id',
    'home/count-headlines.ts: interview without company_id',
    'home/count-headlines.ts: salary without company_id',
    'followers/count-activity.ts: company without id',
    'followers/count-activity.ts: company_activity without company_id',
    'followers/count-activity.ts: review without company_id',
    'summaries/refresh-stale.ts: benefits without company_id',
    'summaries/refresh-stale.ts: interview without company_id',
    'summaries/refresh-stale.ts: photo_set without company_id',
    'summaries/refresh-stale.ts: review without company_id',
    'summaries/refresh-stale.ts: salary without company_id',
    'summaries/refresh-stale.ts: stale_pay without company_id',
    'summaries/refresh-stale.ts: stale_summary without company_id',
  ],
  'Companies of all homes come to one college.': ['colleges/count-campus.ts: college_figure without company_id'],
  'What a job pays is asked for at all companies.': [
    'salaries/count-pay.ts: salary without company_id',
    'salaries/market-pay.ts: pay_slice without company_id',
    'salaries/pay-rows.ts: pay_slice without company_id',
  ],
  'It goes over the posts of all homes: a feed, a list by author, or a round.': [
    'feeds/sql-feeds.ts: post without id',
    'followers/count-activity.ts: post without id',
    'navigation/sql-site-urls.ts: post without id',
    'navigation/sql-site-urls.ts: question without id',
  ],
  'Accounts are listed by their role or by how long they rest, or it is asked whether there is any.': [
    'administration/sql-administrator-log.ts: account without id',
    'home/count-headlines.ts: account without id',
    'caller/keys-of-personas.ts: account without id',
    'moderation/change-role.ts: account without id',
    'moderation/settle-bans.ts: account without id',
    'moderation/sql-roles.ts: account without id',
    'secrets/known-secret.ts: account without id',
  ],
  'What somebody signs in or asks with does not lead to an account or a persona.': [
    'login/sql-identities.ts: identity without account_id',
    'login/sql-identities.ts: session without account_id',
    'login/sql-passkeys.ts: passkey without account_id',
    'login/sql-recovery-codes.ts: recovery_code without account_id',
    'persona-keys/sql-key-copies.ts: persona_copy without ref',
    'persona-keys/sql-key-copies.ts: persona_transfer without ref',
    'sessions/session-change.ts: session without account_id',
    'sessions/sql-sessions.ts: session without account_id',
  ],
  'Made-up names are one over all homes.': [
    'personas/made-up-persona.ts: persona without ref',
    'personas/sql-anonymous-personas.ts: persona without ref',
    'profile/sql-profiles.ts: persona without ref',
  ],
  'The queue and the log are over all posts, and sanctions over all personas.': [
    'caller/keys-of-personas.ts: sanction without author_ref',
    'moderation/sanctions.ts: sanction without author_ref',
    'moderation/settle-bans.ts: sanction without author_ref',
    'moderation/settle-item.ts: moderation_item without thing',
    'moderation/sql-bans.ts: sanction without author_ref',
    'moderation/sql-moderations.ts: moderation_item without thing',
    'moderation/sql-removal-ledger.ts: moderation_item without thing',
    'notifications/tell-events.ts: moderation_item without thing',
    'queue/draw-places.ts: moderation_item without thing',
  ],
  'It is a round over all members, or over all pictures.': [
    'careers/sql-careers.ts: career without account_id',
    'digests/send-digests.ts: mail_address without account_id',
    'media/picture-objects.ts: post_media without post_id',
    'media/unused-objects.ts: post_media without post_id',
    'votes/keyed-voters.ts: post_view without post_id',
  ],
};

const knownStatements = new Set(Object.values(known).flat());

/** One sentence for each statement that is not in the list; and, where all tests ran, for each entry of the list that none of them needs any more. */
export function judged(found: ReadonlySet<string>, isWhole: boolean): readonly string[] {
  const unknown = [...found].filter((name) => !knownStatements.has(name) && !isRound(name) && !isOverContent(name)).sort();
  const idle = isWhole ? [...knownStatements].filter((name) => !found.has(name)) : [];
  return [
    ...unknown.map((name) => `${name}: ask first for what is needed from another family, and for rows of a family by their home.`),
    ...idle.map((name) => `${name} stands in tests/families/known-statements.ts, and no test sends it any more: take it out.`),
  ];
}

const isRound = (name: string): boolean => rounds.some((file) => name.startsWith(`${file}: `) && name.includes(' without '));

/** Of all kinds at once each table answers for itself: they are put one after the other, and none is joined with another. */
const allKinds = contentKinds
  .map(({ table }) => table.name)
  .toSorted()
  .join(' + ');

const isOverContent = (name: string): boolean =>
  overContent.some((file) => name === `${file}: ${allKinds}` || contentKinds.some(({ table }) => name === `${file}: ${table.name} without ${table.home}`));
