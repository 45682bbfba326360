import { roleClaimHours } from '#core/moderation/member-role.ts';

/** The text of `npm run admin -- --help`. */
export const adminHelp = `npm run admin -- list
npm run admin -- appoint <account> moderator|administrator
npm run admin -- remove <account>
npm run admin -- invite moderator|administrator
npm run admin -- lift [<name>]
npm run admin -- change-key
npm run admin -- fill-search
npm run admin -- confirm-job <job>
npm run admin -- close-awards <year>

list      Who moderates and who administers: the id that appoint and remove take, since which day, as far as the log of a year knows,
          and the name in the profile. Whether one is banned or silenced is not said, for
          whoever bans a made-up name and then looks would learn whose it is.
appoint   Gives an account a role. It is named by its id or, where only one has it, by the name in its profile.
remove    Takes the role away. Both stand in the log that administrators read, as done by the host. The last administrator stays. One that is banned counts beside it, for the same reason.
invite    Prints a link. The account that confirms it first within ${roleClaimHours} hours has the role.
lift      Lifts a ban or a silence, by the name that what it is for was written under or by its id, and grants an appeal against it.
          Without a name it lists what holds. It is for where nobody in the house may: an administrator lifts nothing that holds for
          their own account, nor for a made-up name while they ask by its key. To such a name no account is known: for it, nobody is refused by session.
          It stands in the log that administrators read, as done by the host.
change-key
          Makes a new key for the installation, after which the old one leads to nobody in this database. Every server must be stopped.
          Everybody stays known; where SECRET_KEY is set, NEW_SECRET_KEY has to hold the new one. An address that confirmed an employer
          this year may confirm one once more, codes and links in mails from before end; bans, silences and the
          made-up names of the quarter of deleted accounts are forgotten, and today's limits begin anew. The file of the key then holds
          the new one alone, while backups from before still need the old one: copy it first if you keep such backups.
fill-search
          Reads every name that the search finds again: companies, jobs, skills, cities, industries, colleges and communities. The server does so by itself
          as they change; this is for after rows were changed by hand.
confirm-job
          Notes that the employer said today that a job is open, beside listing it. It is named by its id, which is in the URL of its page.
close-awards
          Closes the awards of a year: freezes the figures of all reviews up to the end of the year before, and finds the winners by the published rule.
          It is done once, and nothing about them changes from then on; so wait some weeks, in which moderators look at what came last.

It finds the database as npm start does: by DATABASE_URL or DATA_DIR, or by --database-url or --data-dir behind the words above;
--data-dir is refused beside an address.`;
