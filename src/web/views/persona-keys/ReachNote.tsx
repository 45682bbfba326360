import { observer } from 'mobx-react-lite';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { ModeNote } from './ModeNote.tsx';
import { useWords } from '../words.tsx';

/** The note on whether a sanction of the account reaches the made-up name, and what more holds where it does not. */
export const ReachNote = observer(function ReachNote({ more = [] }: { readonly more?: readonly string[] }) {
  const { reach } = useWords(ownPostWords).decisions;
  const [both, account] = [[reach.both], [reach.account, ...more]];
  return <ModeNote says={{ sealed: both, pseudonymous: both, unlinkable: account, elsewhere: account, unfinished: account, deleted: account }} />;
});
