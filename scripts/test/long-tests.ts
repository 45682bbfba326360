/** Tests left to `npm test -- all`, which take long and whose promises seldom change. */
const longTests: Readonly<Record<string, readonly string[]>> = {
  'starts, kills and stops servers and databases': [
    'tests/durability/!(chat-*).test.ts',
    'tests/attacks/no-connections.test.ts',
    'tests/contract/process.test.ts',
    'src/server/adapters/postgres/embedded-postgres-problem.test.ts',
  ],
  'cuts, stalls and refuses the lines of many who chat, for as long as outages last, and kills their server': [
    'tests/durability/chat-{crowd,lines,outages,two-processes}.test.ts',
  ],
  'runs commands as a user types them': [
    'tests/runner/!(commands|check|test).test.ts',
    'openapi/checker/tests/{contract,planted,mock,bundle,absent,secured,state,real-things}.test.ts',
    'tests/posts/{verify-ledger,witness-folder,notified-later,unreadable-ledger}.test.ts',
    'tests/contract/{digest-mails,reference}.test.ts',
    'src/server/adapters/backup/backup-file.test.ts',
  ],
  'holds the machines of `npm run check` against planted faults': ['tests/codebase/!(promises|readmes).test.ts'],
  'puts a pooler or a replica before the database': ['src/server/adapters/database/{pooler,replica}.test.ts', 'tests/contract/replica.test.ts'],
  'makes a crowd, or rewrites all its rows, and looks for whose a name is': [
    'tests/anonymity/{adversary,contributions-adversary,polling,withdrawn-lines}.test.ts',
    'tests/posts/{hourly-work,two-personas,races}.test.ts',
    'src/server/adapters/shuffle-rows.test.ts',
    'tests/attacks/kept-addresses.test.ts',
    'src/server/adapters/hourly-round.test.ts',
    'src/server/adapters/reference-lists/suggesting-among-many.test.ts',
  ],
  'makes up whole parts of a demo, and looks at every row of them': [
    'src/server/demo/fill-{awards,interviews,questions,salaries}.test.ts',
    'src/server/demo/posts/fill-content.test.ts',
    'tests/spread/demo-world.test.ts',
  ],
  'holds every promise of the chat over a listening server': ['tests/ports/chat/served.test.ts'],
  'counts a month of 10 lakh visits': ['tests/ports/usage/month-of-usage.test.ts'],
  'asks whole sets of questions': ['tests/search/{left-out,asked-in-sentences}.test.ts'],
  'imports ten thousand jobs': ['src/server/adapters/jobs/import-many-jobs.test.ts'],
  'sends every attack to every operation, or thousands to one': [
    'tests/attacks/{probes,texts}.test.ts',
    'tests/contract/picture-flood.test.ts',
    'src/core/jobs/odd-job-feeds.test.ts',
    'src/server/adapters/media/picture-queue.test.ts',
  ],
  'learns from a whole corpus, or reads the largest pictures': [
    'src/server/adapters/abuse-classifier/open-classifier.test.ts',
    'src/server/adapters/media/picture-reader.test.ts',
    'tests/corpus/corpus.test.ts',
    'src/core/exposure/reading-time.test.ts',
  ],
};

export const longPatterns: readonly string[] = Object.values(longTests).flat();
