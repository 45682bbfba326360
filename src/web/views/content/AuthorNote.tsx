interface AuthorNoteProps {
  /** The line that says whose words these are. */
  readonly label: string;
  readonly note: string;
}

/** The moderator's own words to the author, under a line that says whose they are; nothing where none were left. */
export const AuthorNote = ({ label, note }: AuthorNoteProps) =>
  note !== '' && (
    <div>
      <p className="muted">{label}</p>
      <p dir="auto">{note}</p>
    </div>
  );
