import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { addYoursBindings } from './add-yours-bindings.ts';

export { CompanyReviewsBelow as Below } from '#web/views/reviews/CompanyReviewsBelow.tsx';

export const shared = helpfulBindings;

export const over = postOverlays;

export const bindings = addYoursBindings;
