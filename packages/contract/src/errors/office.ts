import type { ErrorEntry } from '../error-entry.ts';

/** The back office: operators, their sessions and what two of them decide. */
export const officeErrors = {
  session_locked: { status: 403, meaning: 'The session is locked until its password is typed again.' },
  recent_code_required: {
    status: 403,
    meaning: 'The call needs a code of the authenticator that is some minutes old at most.',
  },
  enrolment_link_invalid: { status: 400, meaning: 'The link is unknown, used or too old.' },
  operator_unknown: { status: 404, meaning: 'There is no such operator.' },
  operator_enrolled: { status: 409, meaning: 'The operator has enrolled; a reset comes first.' },
  operator_name_taken: { status: 409, meaning: 'Another operator has this name.' },
  roles_exclude_each_other: {
    status: 400,
    meaning: 'An administrator holds no role of money or draws, an auditor none beside it.',
  },
  last_administrator: { status: 409, meaning: 'Nobody would be left who may appoint operators.' },
  changed_meanwhile: {
    status: 409,
    meaning: 'Another version is there than the one that was seen; the answer carries it as `current`.',
  },
  feedback_unknown: { status: 404, meaning: 'There is no such message.' },
  feedback_of_visitor: {
    status: 409,
    meaning: 'The message came from a visitor, who has no message centre to be answered in.',
  },
  player_unknown: { status: 404, meaning: 'There is no such player.' },
  player_status_other: {
    status: 409,
    meaning: 'The account is not in the state that the call changes: locked already, open already, or closed.',
  },
  setting_unknown: { status: 404, meaning: 'There is no such setting.' },
  proposal_open: { status: 409, meaning: 'A proposal of this kind is open already for the same subject.' },
  proposal_changed: {
    status: 409,
    meaning: 'The content is not the one that the vote names, or not the one that was proposed.',
  },
  proposal_outdated: {
    status: 409,
    meaning: 'What the proposal was made upon has changed since; it is void.',
  },
  not_own_proposal: { status: 403, meaning: 'Only the operator who proposed takes it back.' },
  approval_unknown: { status: 404, meaning: 'There is no such proposal.' },
  approval_ended: { status: 409, meaning: 'The proposal has been decided or has expired.' },
  list_unknown: { status: 404, meaning: 'There is no such list, or it cannot be taken away as a file.' },
  export_unknown: {
    status: 404,
    meaning: 'There is no such export of this operator, or it was fetched, or it is too old.',
  },
  list_too_large: {
    status: 400,
    meaning: 'There is too much of it to be added up in time, or for one file: narrow the filter.',
  },
  approval_too_early: { status: 403, meaning: 'The operator was appointed or reset within the last day.' },
} as const satisfies Record<string, ErrorEntry>;
