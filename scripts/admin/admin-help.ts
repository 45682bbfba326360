import { fewestEditionReviews } from '#core/awards/award-rule.ts';
import { roleClaimHours } from '#core/moderation/member-role.ts';

export const adminHelp = `npm run admin -- list
npm run admin -- appoint <account> moderator|administrator
npm run admin -- remove <account>
npm run admin -- invite moderator|administrator
npm run admin -- lift [<name>]
npm run admin -- change-key
npm run admin -- fill-search
npm run admin -- confirm-job <job>
npm run admin -- close-awards <year> [--dry-run] [--anyway]
npm run admin -- industries
npm run admin -- merge-industry <from> <into> [--dry-run]
npm run admin -- spread [<parts>] [--dry-run]

list      Who moderates and who administers: the id that appoint and remove take, since which day, as far as the log of a year shows,
          and the name in the profile. It does not say who is banned or silenced: someone who bans a made-up name and then looks here
          would learn whose it is.
appoint   Gives an account a role. Name the account by its id or, if only one has it, by the name in its profile.
remove    Takes the role away. Both are in the log that administrators read, as done by the host. The last administrator stays. Another
          one that is banned counts too, for the same reason.
invite    Prints a link. The account that confirms it first within ${roleClaimHours} hours gets the role. While there is no administrator, each start of
          the server prints one, too, for an account that is logged in; all of those end once one was used.
lift      Lifts a ban or a silence, and grants an appeal against it. Name it by its id, or by the name that wrote what led to it.
          Without a name it lists all that are in force. It is for what nobody here may lift: an administrator lifts nothing that is on
          their own account, nor on a made-up name while they ask with its key. Such a name is not linked to any account: for it, nobody
          is refused by session. It is in the log that administrators read, as done by the host.
change-key
          Makes a new key for the installation. After that, the old one leads to nobody in this database. Every server must be stopped.
          Everyone can still log in. If SECRET_KEY is set, NEW_SECRET_KEY has to hold the new one. An address that confirmed an employer
          this year can confirm one once more; codes, and links in emails from before, end; and today's limits start over. Forgotten are bans,
          silences and the made-up names of the quarter of deleted accounts, and, until members next open a page, which communities they
          joined where their browsers alone store that, and on which devices they have notifications. The file of the key then holds only
          the new one, but backups from before still need the old one: copy it first if you have such backups, and store it apart from
          them until you destroy both.
          Where the key was stolen, change it at once. Alone it reads nothing; beside the database, or a backup that can be opened, it reads
          all that the server knows, also in every copy from before. So take a new backup, destroy those from before and the old key with
          them, and change the passphrase. Where someone may have had both, tell your members: that person can also go on making made-up
          names until the quarter ends. Change the passwords of providers, mail, database and bucket that lay beside the key.
fill-search
          Reads every name that the search finds again: companies, jobs, skills, cities, industries, colleges and communities. The server
          does this itself as they change; use it after rows were changed by hand.
confirm-job
          Notes that the employer said today that a job is open, apart from listing it. Name it by its id, which is in the URL of its page.
close-awards
          Closes the awards of a year: freezes the figures of all reviews up to the end of the year before, and finds the winners by the
          published rule. It is done once, and nothing about them changes after that. So wait some weeks, in which moderators look at what
          came last. --dry-run says what it would do, and does nothing. With fewer than ${fewestEditionReviews} reviews no list has winners, and it is
          refused; --anyway closes them.
industries
          Lists the industries by name, with the number of companies in each. One that did not come with the product may be a typing
          mistake of an import.
merge-industry
          Gives the companies of the first industry the second one, with their reviews and jobs and the posts of its community, and deletes
          the first. One that came with the product is refused: the next start would bring it back. Members who chose the first for
          themselves or for a job alert choose again, and those who joined its community join again. Each company is in the log that
          administrators read, as changed by the host. --dry-run says what it would do, and does nothing.
spread    Spreads companies with their reviews, salaries, interviews, photos and jobs over the machines of a Citus, whose coordinator
          DATABASE_URL names; members and talk stay on the coordinator. Each company lies in one of so many parts, 32 if you name none:
          as many machines can share them. Rows are counted and compared before and after. Every server must be stopped. Interrupted, it
          goes on where it was when you say it again. An upgrade spreads its new tables by itself. --dry-run lists what lies where.

It finds the database as npm start does: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir after the words above;
--data-dir is refused together with DATABASE_URL.
`;
