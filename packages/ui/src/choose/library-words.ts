import type { useKitText } from '../words/use-kit-text.ts';

/**
 * React Aria's own words, said from our catalogues: it has no Malay. It looks for a dictionary on the window before its
 * own ones and reads it once, so each entry asks for the text at the moment it is said. A package of the library that is
 * not named here refuses to be drawn.
 */
export function sayLibraryWordsBy(text: Text): void {
  aloud = text;
}

type Text = ReturnType<typeof useKitText<'kitAloud'>>;
type Told = Readonly<Record<string, string | number | boolean>>;

let aloud: Text;
const plain = (key: Parameters<Text>[0]) => () => aloud(key);

const words: Record<string, Record<string, (told: Told) => string>> = {
  '@react-aria/combobox': {
    buttonLabel: plain('listOpen'),
    listboxLabel: plain('suggestions'),
    countAnnouncement: ({ optionCount }) => aloud('optionsFound', { count: Number(optionCount) }),
    selectedAnnouncement: ({ optionText }) => aloud('optionChosen', { option: String(optionText) }),
    focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) => {
      const option = String(optionText);
      if (!isGroupChange) return isSelected ? aloud('optionChosen', { option }) : option;
      const entered = { group: String(groupTitle), count: Number(groupCount), option };
      return aloud(isSelected ? 'groupEnteredChosen' : 'groupEntered', entered);
    },
  },
  '@react-aria/calendar': {
    previous: plain('earlier'),
    next: plain('later'),
    selectedDateDescription: ({ date }) => aloud('dayChosen', { day: String(date) }),
    selectedRangeDescription: ({ dateRange }) => aloud('daysChosen', { days: String(dateRange) }),
    todayDate: ({ date }) => aloud('todayIs', { day: String(date) }),
    todayDateSelected: ({ date }) => aloud('todayIsChosen', { day: String(date) }),
    dateSelected: ({ date }) => aloud('isChosen', { item: String(date) }),
    startRangeSelectionPrompt: plain('chooseFirstDay'),
    finishRangeSelectionPrompt: plain('chooseLastDay'),
    minimumDate: plain('firstOfferedDay'),
    maximumDate: plain('lastOfferedDay'),
    dateRange: ({ startDate, endDate }) => aloud('fromTo', { from: String(startDate), to: String(endDate) }),
  },
  '@react-aria/grid': {
    select: plain('choose'),
    selectedItem: ({ item }) => aloud('isChosen', { item: String(item) }),
    deselectedItem: ({ item }) => aloud('isNotChosen', { item: String(item) }),
    selectedCount: ({ count }) => aloud('chosenCount', { count: Number(count) }),
    selectedAll: plain('allChosen'),
    longPressToSelect: plain('longPressToChoose'),
  },
  '@react-aria/menu': { longPressMessage: plain('longPressForMenu') },
  '@react-aria/overlays': { dismiss: plain('dismiss') },
  '@react-aria/tree': { expand: plain('expand'), collapse: plain('collapse') },
};

Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'any',
  [Symbol.for('react-aria.i18n.strings')]: words,
});
