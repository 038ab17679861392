import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const office = {
  session_locked: 'The session is locked. Type your password to go on.',
  recent_code_required: 'Confirm this with a fresh code of your authenticator app.',
  enrolment_link_invalid: 'This link has been used or has expired. Ask for a new one.',
  operator_unknown: 'This operator does not exist.',
  operator_enrolled: 'This operator has already enrolled.',
  operator_name_taken: 'Another operator has this name.',
  roles_exclude_each_other: 'These roles cannot be held together.',
  last_administrator: 'At least one administrator has to remain.',
  changed_meanwhile: 'Someone else has changed this meanwhile. Compare both versions.',
  feedback_unknown: 'This message does not exist.',
  feedback_of_visitor: 'A visitor wrote this and cannot be answered here. Use the contact that was given.',
  player_unknown: 'This player does not exist.',
  player_status_other: 'This account is not in a state in which that can be done.',
  setting_unknown: 'This setting does not exist.',
  proposal_open: 'A proposal for this is already waiting.',
  proposal_changed: 'The proposal is not the one that you saw. Look at it again.',
  proposal_outdated: 'Something has changed since this was proposed. Propose it again.',
  not_own_proposal: 'Only the operator who proposed this can take it back.',
  approval_unknown: 'This proposal does not exist.',
  approval_ended: 'This proposal has already been decided or has expired.',
  list_unknown: 'This list cannot be downloaded.',
  export_unknown: 'This download has been used or has expired. Ask for it again.',
  list_too_large: 'This is too much at once. Choose fewer days or a narrower filter.',
  approval_too_early: 'You can approve from a day after your appointment.',
} as const satisfies ErrorTexts<'office'>;
