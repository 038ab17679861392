import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { Floating } from '../choose/floating.tsx';
import { ReaderLocale } from '../choose/reader-locale.tsx';
import { useKitText } from '../words/use-kit-text.ts';
import type { Days } from './days.ts';

/** The button that shows the chosen days, and behind it the calendar. */
export default function DayPicker(props: {
  days: Days;
  onChange: (days: Days) => void;
  today: string;
  minimum?: string;
  maximum?: string;
  isDisabled: boolean;
  children: ReactNode;
}) {
  const { days, onChange, today, minimum, maximum, isDisabled, children } = props;
  const text = useKitText('kitData');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ReaderLocale>
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <Button className="date-shown" isDisabled={isDisabled}>
          {children}
        </Button>
        <Floating>
          <Dialog className="calendar" aria-label={text('chooseDays')}>
            <RangeCalendar
              aria-label={text('chooseDays')}
              // The dialog has been opened by a press; its focus goes to the chosen day, as a calendar's does.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              defaultFocusedValue={parseDate(days.to > today ? days.from : days.to)}
              value={{ start: parseDate(days.from), end: parseDate(days.to) }}
              minValue={minimum === undefined ? null : parseDate(minimum)}
              maxValue={maximum === undefined ? null : parseDate(maximum)}
              onChange={({ start, end }) => {
                onChange({ from: start.toString(), to: end.toString() });
                setIsOpen(false);
              }}
            >
              <header className="calendar-head">
                <Button slot="previous" className="icon-button" aria-label={text('previousMonth')}>
                  <ChevronLeft aria-hidden size={18} className="mirrored" />
                </Button>
                <CalendarHeading className="calendar-month" />
                <Button slot="next" className="icon-button" aria-label={text('nextMonth')}>
                  <ChevronRight aria-hidden size={18} className="mirrored" />
                </Button>
              </header>
              <CalendarGrid className="calendar-grid" weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className="calendar-weekday">{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGridBody>
              </CalendarGrid>
            </RangeCalendar>
          </Dialog>
        </Floating>
      </DialogTrigger>
    </ReaderLocale>
  );
}
