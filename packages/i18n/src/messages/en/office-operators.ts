export const bundles = ['office'] as const;

/** Operators: people, roles, sessions. */
export const officeOperators = {
  people: 'People',
  sessions: 'Sessions',
  matrix: 'Roles and permissions',
  roles: 'Roles',
  state_invited: 'Invited',
  state_enrolled: 'Enrolled',
  acts: 'Actions',
  appoint: 'Appoint an operator',
  appointNote: 'Another administrator decides. Afterwards draw a link by which the person enrols.',
  username: 'Username',
  usernameHint: 'Small letters, digits, dots and hyphens, 3 to 32.',
  changeRoles: 'Change roles',
  changeRolesNote: 'Taking roles away needs one administrator, giving any needs two.',
  link: 'Enrolment link',
  linkNote:
    'Good for one time and 24 hours; older links of {name} are void. Hand it over in person or by a channel you trust.',
  drawLink: 'Draw the link',
  copyLink: 'Copy the link',
  expires: 'Expires',
  endSessions: 'End sessions',
  endSessionsNote: '{name} has to log in again.',
  reset: 'Reset',
  resetNote: 'Password, authenticator and sessions of {name} are taken away. Every operator is told for a week.',
  permission: 'Permission',
  granted: 'Granted',
  close: 'Close',
} as const;
