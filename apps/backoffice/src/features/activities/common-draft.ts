import { nowMs } from '@pelita/client/now';
import type { OfferedPrize, OfficeMission } from '@pelita/contract/office';
import { dayIn } from '@pelita/ui/days';
import { startup } from '../../shared/page/startup.ts';

export type Told = { title: string; detail: string };

/** What every activity has, as it is typed. */
export type CommonDraft = {
  words: Record<string, Told>;
  firstDay: string;
  lastDay: string;
  isOffered: boolean;
  position: string;
};
type Common = Pick<OfficeMission, 'words' | 'firstDay' | 'lastDay' | 'isOffered' | 'position'>;

export function commonDraftOf(activity: Common | null, { count }: { count: number }): CommonDraft {
  return {
    words: activity?.words ?? {},
    firstDay: activity?.firstDay ?? dayIn(startup.timeZone, nowMs()),
    lastDay: activity?.lastDay ?? '',
    isOffered: activity?.isOffered ?? true,
    position: String(activity?.position ?? count),
  };
}

export function commonBodyOf({ words, firstDay, isOffered, position }: CommonDraft) {
  return { words, firstDay, isOffered, position: wholeOf(position) };
}

/** What is no whole number is refused by the server, by the name of its field. */
export function wholeOf(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1;
}

export type PrizeDraft = { kind: OfferedPrize['kind'] | ''; amount: string; turnoverTimes: string };

export function prizeDraftOf(prize: OfferedPrize | null): PrizeDraft {
  return prize ?? { kind: '', amount: '', turnoverTimes: '1.00' };
}

export function prizeBodyOf({ kind, amount, turnoverTimes }: PrizeDraft): OfferedPrize | null {
  return kind === ''
    ? null
    : { kind, amount: amount.trim(), turnoverTimes: kind === 'points' ? '0.00' : turnoverTimes.trim() };
}
