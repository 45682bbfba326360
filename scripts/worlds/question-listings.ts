// The lists that the questions of a made-up world stand in, made of all places at once: what the product makes story by story, by the same names.
import type { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { listNames } from '#core/questions/question-listings.ts';
import { linesOf, type Row } from './world-rows.ts';

const ofBench = "company_id like 'benchco%'";
const hr = listNames.hr(null);

/** Lists all questions, once places and questions stand, and `listsOf` tells the lists that the words of each put it into. It is part of a transaction. */
export async function listAll(client: CopyClient, questions: number, listsOf: (n: number) => readonly Row[]): Promise<void> {
  await client.run('create temp table about (question_id text collate "C", list text collate "C") on commit drop');
  await client.copyIn('about (question_id, list)', linesOf(questions, listsOf));
  await client.run(
    `create temp table standing on commit drop as select id, min(id) over (partition by url_name) as first from designation; analyze about; analyze standing; analyze question; analyze question_place`,
  );
  await client.run(`insert into question_listing (list, question_id, asked_count)
    select 'company ' || company_id, question_id, count(*) from question_place where ${ofBench} group by company_id, question_id
    union all select 'job ' || company_id || ' ' || first, question_id, count(*) from question_place join standing on id = designation_id where ${ofBench} group by company_id, first, question_id
    union all select 'designation ' || first, question_id, count(*) from question_place join standing on id = designation_id where ${ofBench} group by first, question_id
    union all select list, question_id, asked_count from about join question on id = question_id
    union all select '${hr}', question_id, count(*) from question_place where ${ofBench} and kind = 'hr'
      and not exists (select from about where about.question_id = question_place.question_id and list = '${hr}') group by question_id`);
}
