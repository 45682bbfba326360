import { mayAdminister, mayModerate, type MemberRole } from './member-role.ts';
import type { SanctionReach } from './sanction.ts';

/**
 * Whether a role may sanction that far: a name, or the account behind it with both. Roles rise from member over moderator to administrator. Accounts are
 * for administrators alone, whatever role they hold, so that nobody else acts on an account of the same role or a higher one. A name is silenced like
 * anybody's, and no answer depends on who stands behind it: an exception for those who hold a role would tell that a made-up name is theirs. For them, too,
 * there is the appeal, which is decided by another than who imposed.
 */
export const mayReach = (role: MemberRole | undefined, covers: SanctionReach): boolean => (covers === 'account' ? mayAdminister(role) : mayModerate(role));

/**
 * Whether a decision that stands may be undone without an appeal, whichever way round: by the moderator who took it, and by administrators, so that no
 * moderator overrules another.
 */
export const mayUndo = (role: MemberRole | undefined, isMine: boolean): boolean => mayAdminister(role) || (mayModerate(role) && isMine);
