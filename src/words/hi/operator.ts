import type { words as english } from '../en/operator.ts';

export const words: typeof english = {
  demo: 'कोई नहीं, क्योंकि यह डेमो है',
  operator: 'चलाने वाले ने अपना नाम नहीं बताया है',
  contact: 'चलाने वाले ने अभी कोई पता नहीं दिया है',
  officer: 'चलाने वाले ने अभी कोई शिकायत अधिकारी नहीं बताया है',
  officerMail: 'चलाने वाले ने शिकायत के लिए अभी कोई पता नहीं दिया है',
};
