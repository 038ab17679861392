export const bundles = ['reading', 'centre', 'office'] as const;

/** What the lists and calendars of the kit say to screen readers alone. */
export const kitAloud = {
  listOpen: 'Show suggestions',
  suggestions: 'Suggestions',
  optionsFound: '{count, plural, one {# option} other {# options}} available.',
  optionChosen: '{option}, selected',
  groupEntered: 'Entered group {group}, with {count, plural, one {# option} other {# options}}. {option}',
  groupEnteredChosen:
    'Entered group {group}, with {count, plural, one {# option} other {# options}}. {option}, selected',
  earlier: 'Previous',
  later: 'Next',
  dayChosen: 'Selected date: {day}',
  daysChosen: 'Selected range: {days}',
  todayIs: 'Today, {day}',
  todayIsChosen: 'Today, {day} selected',
  isChosen: '{item} selected',
  isNotChosen: '{item} not selected',
  chooseFirstDay: 'Click to choose the first day',
  chooseLastDay: 'Click to choose the last day',
  firstOfferedDay: 'First available date',
  lastOfferedDay: 'Last available date',
  fromTo: '{from} to {to}',
  longPressForMenu: 'Long press or press Alt + Arrow Down to open the menu',
  longPressToChoose: 'Long press to start choosing',
  choose: 'Select',
  chosenCount: '{count, plural, =0 {Nothing selected} one {# item selected} other {# items selected}}.',
  allChosen: 'All items selected.',
  dismiss: 'Dismiss',
  expand: 'Expand',
  collapse: 'Collapse',
};
