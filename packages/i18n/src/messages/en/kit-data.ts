export const bundles = ['reading', 'centre'] as const;

/** Tables, spans of days, choices, charts and uploads of the kit. */
export const kitData = {
  selectAll: 'Select all rows',
  selectRow: 'Select {row}',
  sortBy: 'Sort by {column}',
  csv: 'CSV',
  csvOf: 'CSV file: {list}',
  today: 'Today',
  thisMonth: 'This month',
  previousDays: 'Last {count} days',
  nextDays: 'Next {count} days',
  chooseDays: 'Choose days',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openList: 'Show the list',
  noneFound: 'Nothing found',
  openBranch: 'Open',
  closeBranch: 'Close',
  asTable: 'As a table',
  uploadHint: 'Up to 3, PNG or JPEG, 5 MB each.',
  removeFile: 'Remove {name}',
  sendAgain: 'Send {name} again',
  sending: 'Sending {name}',
  sent: 'Sent',
  notSent: 'Not sent',
  stepDone: 'Done',
} as const;
