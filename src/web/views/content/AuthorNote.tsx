interface AuthorNoteProps {
  readonly label: string;
  readonly note: string;
}

export const AuthorNote = ({ label, note }: AuthorNoteProps) =>
  note !== '' && (
    <div>
      <p className="muted">{label}</p>
      <p dir="auto">{note}</p>
    </div>
  );
