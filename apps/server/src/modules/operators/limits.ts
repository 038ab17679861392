/** The bounds of operators' sessions, each once, with its unit. */

export const LONGEST_HOURS = 10;
/** For so long a code of the authenticator counts as recent. */
export const RECENT_CODE_MINUTES = 5;
export const ENROLMENT_LINK_HOURS = 24;
/** A fresh appointment or reset approves nothing for so long. */
export const APPROVES_AFTER_HOURS = 24;
/** For so long every operator is told of a reset. */
export const RESET_TOLD_DAYS = 7;
