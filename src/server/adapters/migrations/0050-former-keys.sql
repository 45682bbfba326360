-- Keys from before the secret of the installation was changed, sealed with the secret of today.
alter table installation add column former_keys text;
-- The hashes of personas are all made anew when the secret changes, in one transaction at whose end the references hold again.
alter table post alter constraint post_author_ref_fkey deferrable initially immediate;
alter table comment alter constraint comment_author_ref_fkey deferrable initially immediate;
alter table mute alter constraint mute_author_ref_fkey deferrable initially immediate;
alter table block alter constraint block_author_ref_fkey deferrable initially immediate;
alter table sanction alter constraint sanction_author_ref_fkey deferrable initially immediate;
